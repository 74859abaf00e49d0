import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '../../../../../common/money.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { colors, type } from '../../../../ui/theme/tokens.ts';
import { useFieldLabel } from '../use-field-label.ts';
import { ProductName } from './product-name.tsx';
import { MOST_FURTHER, type OrderForm } from './product-values.ts';
import { useFurtherLines } from './use-further-lines.ts';

const Rows = styled('ol')({ display: 'grid', gap: 20, marginBlockEnd: 20 });
const Row = styled('li')({
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: 4,
  // The button's icon is aligned with the end of the fields below.
  '& > button': { marginInlineEnd: -11 },
});
const Title = styled('h3')(type.h3);
const RowFields = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.5fr)',
  '@media (max-width: 599.95px)': {
    gap: 16,
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
});
const Most = styled('p')({ color: colors.inkMuted });
const Total = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  marginInlineStart: 'auto',
  '& strong': type.h3,
});

/** Products after the first, one line each, and their total. It starts with one line. */
export function FurtherProducts() {
  const { control } = useFormContext<OrderForm>();
  const text = useText();
  const { count, add, takeAway } = useFurtherLines();
  const currency = useWatch({ control, name: 'price.currency' });
  const [announced, setAnnounced] = useState<{ what: 'added' | 'removed'; number: number }>();
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  const addLine = () => {
    add();
    setAnnounced({ what: 'added', number: count + 2 });
  };
  const takeLineAway = (index: number) => {
    takeAway(index);
    // The next product moves into this place; after the last there is a previous one.
    if (index === count - 1) {
      const buttons = listRef.current?.querySelectorAll('button');
      (buttons?.item(index - 1) ?? addRef.current)?.focus();
    }
    setAnnounced({ what: 'removed', number: index + 2 });
  };

  return (
    <>
      <VisuallyHidden role="status">
        {announced &&
          text(`shipments.create.product.${announced.what}`, { number: announced.number })}
      </VisuallyHidden>
      {count > 0 && (
        <Rows ref={listRef}>
          {Array.from({ length: count }, (_, index) => (
            <ProductRow
              key={index}
              index={index}
              currency={currency}
              onRemove={() => {
                takeLineAway(index);
              }}
            />
          ))}
        </Rows>
      )}
      <Foot>
        {count < MOST_FURTHER ? (
          <Button
            ref={addRef}
            variant="outline"
            startIcon={<PlusIcon size={16} />}
            onClick={addLine}
          >
            {text('shipments.create.product.add')}
          </Button>
        ) : (
          <Most>{text('shipments.create.product.most', { count: MOST_FURTHER + 1 })}</Most>
        )}
        {count > 0 && <OrderTotal currency={currency} />}
      </Foot>
    </>
  );
}

interface ProductRowProps {
  /** Position among the further products, from 0. */
  index: number;
  currency: Currency;
  onRemove: () => void;
}

function ProductRow({ index, currency, onRemove }: ProductRowProps) {
  const { control } = useFormContext<OrderForm>();
  const text = useText();
  const label = useFieldLabel();
  const titleId = useId();
  const number = index + 2;
  return (
    <Row>
      <div role="group" aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{text('shipments.create.product.nth', { number })}</Title>
          <IconButton
            type="button"
            aria-label={text('shipments.create.product.remove', { number })}
            onClick={onRemove}
          >
            <TrashIcon size={18} />
          </IconButton>
        </Head>
        <RowFields>
          <ProductName line={`further_products.${index}.`} />
          <NumberInput
            control={control}
            name={`further_products.${index}.quantity`}
            label={label('quantity')}
            whole
          />
          <MoneyInput
            control={control}
            name={`further_products.${index}.price.amount`}
            label={label('price')}
            currency={currency}
          />
        </RowFields>
      </div>
    </Row>
  );
}

/** An invalid amount counts as zero. */
function OrderTotal({ currency }: { currency: Currency }) {
  const { control } = useFormContext<OrderForm>();
  const text = useText();
  const first = useWatch({ control, name: 'price.amount' });
  const further = useWatch({ control, name: 'further_products' });
  const amounts = [first, ...further.map(({ price }) => price.amount)];
  const amount = amounts.reduce<number>(
    (sum, each) => sum + (typeof each === 'number' ? each : 0),
    0,
  );
  return (
    <Total>
      {text('shipments.create.product.total')}
      <strong>
        <MoneyText value={{ amount, currency }} />
      </strong>
    </Total>
  );
}
