import styled from '@emotion/styled';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetSubscription } from '../../../../api/generated/plans/plans.ts';
import { useGetProfile } from '../../../../api/generated/profile/profile.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { plansPath } from '../../../plans/paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectBox } from '../../../../ui/controls/select-box.tsx';
import { LabelIcon } from '../../../../ui/icons.tsx';
import { useKeptOnDevice } from '../../../../ui/kept-on-device.ts';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { readKeptBatch } from '../../labels/kept-batch.ts';
import { filesOfLabels } from './files-of-labels.ts';
import { useBookedShipments } from './use-booked-shipments.ts';

const LabelsWork = lazy(async () => ({
  default: (await withTexts('shipments/labels', import('../../labels/labels-work.tsx'))).LabelsWork,
}));

const Words = styled('div')({ flex: '1 1 260px', minInlineSize: 0, maxInlineSize: '70ch' });
const Name = styled('p')({ fontWeight: 500 });
const About = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& > label': { inlineSize: 260, maxInlineSize: '100%' },
});
const Full = styled('div')({ flexBasis: '100%', '&:empty': { display: 'none' } });

/** The least that a plan allows in one file. */
const leastInFile = 50;

/** The labels of all booked rows: in one file, or in as many as the plan's limit makes of them. */
export function ResultLabels({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const intl = useIntl();
  const labelId = useId();
  const { booked } = batch.counts;
  const { data: profile } = useGetProfile();
  const { data: subscription, isPending } = useGetSubscription();
  const [kept, keepBatch] = useKeptOnDevice('labels.batch', profile?.id, readKeptBatch);
  const [at, setAt] = useState(0);
  const { load, isLoading, isError, shipments, forget } = useBookedShipments(batch);
  const inFile =
    subscription?.usage.find(({ limit }) => limit === 'labels_in_file')?.allowed ?? leastInFile;
  const files = filesOfLabels(booked, inFile);
  const file = files[at] ?? files[0];
  const numbers = (values: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, intl.formatNumber(value)]),
    );
  return (
    <>
      <Words>
        <Name>{text('shipments.booking.labels')}</Name>
        <About>
          {files.length > 1 ? (
            <>
              {text('shipments.booking.labels.several', {
                inFile: intl.formatNumber(inFile),
                count: files.length,
              })}{' '}
              <Link to={plansPath}>{text('shipments.booking.labels.plans')}</Link>
            </>
          ) : (
            text('shipments.booking.labels.one', { count: booked })
          )}
        </About>
        {isError && <About role="alert">{text('api.failed')}</About>}
      </Words>
      <Actions>
        {files.length > 1 && (
          <label>
            <VisuallyHidden id={labelId}>{text('shipments.booking.labels.which')}</VisuallyHidden>
            <SelectBox
              aria-labelledby={labelId}
              value={at}
              onChange={({ target }) => {
                setAt(Number(target.value));
              }}
            >
              {files.map(({ first, last }, index) => (
                <option key={first} value={index}>
                  {text(
                    'shipments.booking.labels.file',
                    numbers({ number: index + 1, first, last }),
                  )}
                </option>
              ))}
            </SelectBox>
          </label>
        )}
        <Button
          size="small"
          variant={batch.status === 'booked' ? 'solid' : 'outline'}
          startIcon={<LabelIcon size={16} />}
          loading={isLoading || isPending}
          onClick={() => {
            if (file) load(file);
          }}
        >
          {text('shipments.booking.labels.print')}
        </Button>
      </Actions>
      <Full>
        {(shipments ?? kept) && (
          <Suspense>
            <LabelsWork
              shipments={shipments}
              kept={kept}
              keepBatch={(next) => {
                keepBatch(next);
                // Saved: on to the next one.
                if (next === null && shipments && at + 1 < files.length) setAt(at + 1);
              }}
              onClose={forget}
            />
          </Suspense>
        )}
      </Full>
    </>
  );
}
