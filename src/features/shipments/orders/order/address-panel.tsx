import styled from '@emotion/styled';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ReceiverAddress } from '../../../../api/generated/model/receiver-address.ts';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Disclosure } from '../../../../ui/controls/disclosure.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { CopyButton } from '../../../../ui/text/copy-button.tsx';
import { colors, figures, radius } from '../../../../ui/theme/tokens.ts';
import { emptyAddress } from '../address/address-values.ts';
import { NationalAddressForm } from '../address/national-address-form.tsx';
import { textOf } from '../order-cells.ts';
import { useOrderChange } from './use-order.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Link = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  paddingBlock: 10,
  paddingInline: '16px 10px',
  background: colors.sunken,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});
// Longer than a phone's screen is wide. It may break anywhere, but is copied as a whole.
const Url = styled('bdi')({ ...figures, minInlineSize: 0, overflowWrap: 'anywhere' });
const Form = styled('div')({ marginBlockStart: 16 });

/** The parts of an address that the store knows go into the form. */
const parts = Object.keys(emptyAddress).filter((part) => part !== 'address_form');

interface AddressPanelProps {
  order: StoreOrder;
  /** Where the receiver completes it. */
  url: string | undefined;
}

/** The National Address is missing: the link for the receiver, and the form for the account. */
export function AddressPanel({ order: { id, cells }, url }: AddressPanelProps) {
  const text = useText();
  const { change, isPending, refusal } = useOrderChange(id, 'shipments.orders.saved');
  const known = Object.fromEntries(
    parts.map((part) => [part, textOf(cells, `receiver.${part}` as ImportField)]),
  );
  const form = (
    <Form>
      <NationalAddressForm
        known={known}
        submitLabel={text('shipments.orders.address.save')}
        loading={isPending}
        submitError={refusal}
        onSubmit={(address) => {
          change({
            cells: (Object.keys(address) as (keyof ReceiverAddress)[]).map((part) => ({
              field: `receiver.${part}` as const,
              text: address[part] ?? '',
            })),
          });
        }}
      />
    </Form>
  );
  return (
    <Panel title={text('shipments.orders.reason.missing_address')}>
      <Stack>
        <p>
          {text(
            url === undefined ? 'shipments.orders.address.lead' : 'shipments.orders.address.link',
          )}
        </p>
        {url !== undefined && (
          <Link>
            <Url dir="ltr">{url}</Url>
            <CopyButton value={url} labelId="shipments.orders.address.copy" />
          </Link>
        )}
        {url === undefined ? (
          form
        ) : (
          <Disclosure>
            <summary>{text('shipments.orders.address.byHand')}</summary>
            {form}
          </Disclosure>
        )}
      </Stack>
    </Panel>
  );
}
