import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { asApiError } from '../../api/errors.ts';
import type { PlanLimitReached } from '../../api/generated/model/plan-limit-reached.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { plansPath } from '../../features/plans/paths.ts';
import { useText } from '../../i18n/use-text.ts';

const Title = styled('p')({ fontWeight: 600 });

/** Set it among a mutation's `handledCodes`, and show the failure by {@link LimitReached}. */
export const limitCodes = ['plan_limit_reached', 'paused_by_plan'] as const;

/** The limit that a request would have passed; null if it failed for another reason. */
export function limitReachedBy(error: unknown): PlanLimitReached | null {
  const problem = asApiError(error)?.problem;
  if (problem?.code !== 'plan_limit_reached') return null;
  return problem['plan_limit'] as PlanLimitReached;
}

/** Limits of one request; of the others an account has so many. */
const ofOneRequest: readonly PlanLimitReached['limit'][] = ['labels_in_file', 'import_rows'];

/** Says which limit of the plan a request would have passed, with a link to higher plans. */
export function LimitReached({ reached }: { reached: PlanLimitReached }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { limit, used, allowed } = reached;
  const said = ofOneRequest.includes(limit) ? 'asked' : 'used';
  return (
    <>
      <Title>{text('shared.limits.reached')}</Title>
      <p>
        {text(`shared.limits.${said}`, {
          name: nameOf('plan_limit', limit),
          used: intl.formatNumber(used),
          allowed: intl.formatNumber(allowed),
        })}
      </p>
      <Link to={plansPath}>{text('shared.limits.plans')}</Link>
    </>
  );
}
