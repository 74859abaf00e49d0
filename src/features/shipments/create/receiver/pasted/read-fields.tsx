import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../../../i18n/use-text.ts';
import { colors, radius, typeScale } from '../../../../../ui/theme/tokens.ts';
import { useFieldLabel } from '../../use-field-label.ts';
import type { ConfirmedFields } from './fill-receiver.ts';
import { pastedFields, type PastedField, type PastedReceiver } from './finding.ts';
import { PastedValue } from './pasted-value.tsx';
import { ValueChoice } from './value-choice.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Title = styled('p')({ ...typeScale.small, fontWeight: 600 });
const Sheet = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '6px 20px',
  padding: '12px 16px',
  background: colors.verdigrisSoft,
  borderRadius: radius.medium,
  '& dt': { color: colors.inkMuted, ...typeScale.small },
  '& dd': { overflowWrap: 'anywhere' },
});
const Missing = styled('p')({ color: colors.inkMuted, ...typeScale.caption });

interface ReadFieldsProps {
  read: PastedReceiver;
  /** What was chosen of the doubtful; empty for none of it. */
  chosen: ConfirmedFields;
  onChoose: (field: PastedField, value: string) => void;
}

/** What was read of a message: the values, those to choose from, and what it does not say. */
export function ReadFields({ read, chosen, onChoose }: ReadFieldsProps) {
  const text = useText();
  const intl = useIntl();
  const labelOf = useFieldLabel();
  // The city has the label of the whole place.
  const nameOf = (field: PastedField) => labelOf(`receiver.${field}`);
  const known = pastedFields.filter((field) => read[field]);
  const missing = missingOf(read);

  return (
    <Root>
      <Title role="status">{text('shipments.create.paste.read', { count: known.length })}</Title>
      {known.some((field) => read[field] && 'value' in read[field]) && (
        <Sheet>
          {known.map((field) => {
            const reading = read[field];
            return (
              reading &&
              'value' in reading && (
                <Fragment key={field}>
                  <dt>{nameOf(field)}</dt>
                  <dd>
                    <PastedValue field={field} value={reading.value} />
                  </dd>
                </Fragment>
              )
            );
          })}
        </Sheet>
      )}
      {known.map((field) => {
        const reading = read[field];
        return (
          reading &&
          'ask' in reading && (
            <ValueChoice
              key={field}
              field={field}
              label={nameOf(field)}
              values={reading.ask}
              chosen={chosen[field]}
              onChoose={(value) => {
                onChoose(field, value);
              }}
            />
          )
        );
      })}
      {missing.length > 0 && (
        <Missing>
          {text('shipments.create.paste.missing', {
            fields: intl.formatList(missing.map((field) => labelOf(field))),
          })}
        </Missing>
      )}
    </Root>
  );
}

/** Paths of what a booking needs and the message does not say; an address is short or full. */
function missingOf(read: PastedReceiver): string[] {
  const person = (['full_name', 'phone', 'city'] as const).filter((field) => !read[field]);
  const paths = person.map((field) => `receiver.${field}`);
  if (read.short_address) return paths;
  const needed = ['street_name', 'building_no', 'postal_code'] as const;
  const absent = needed.filter((field) => !read[field]);
  if (absent.length === needed.length) return [...paths, 'address_form'];
  return [...paths, ...absent.map((field) => `receiver.${field}`)];
}
