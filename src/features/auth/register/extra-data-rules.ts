import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { checkRegistrationExtra } from '../../../../common/registration-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { RegistrationExtra } from '../../../api/generated/model/registration-extra.ts';
import { RegistrationExtra as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { shownAddress } from '../../../ui/forms/address-values.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { ExtraValues } from './values.ts';

export function extraDataResolver(places: KnownPlaces) {
  return ruledResolver<ExtraValues, RegistrationExtra>(schema, (values) => {
    const wire = dropBlanks(shownAddress(values)) as Partial<RegistrationExtra>;
    return { wire, violations: checkRegistrationExtra(wire, places) };
  });
}
