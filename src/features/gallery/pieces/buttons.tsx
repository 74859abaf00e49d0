import styled from '@emotion/styled';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ArrowForwardIcon, CloseIcon, FilterIcon, PlusIcon } from '../../../ui/icons.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Buttons', States };

const Row = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 });

const variants = ['solid', 'outline', 'text'] as const;
const colors = ['primary', 'danger', 'neutral'] as const;
const sizes = ['small', 'medium', 'large'] as const;

function States() {
  const sample = useSample();
  const words = sample('إنشاء شحنة', 'Create shipment');
  const inEachVariant = (props: Partial<ButtonProps>) => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          {words}
        </Button>
      ))}
    </Row>
  );
  return (
    <>
      <State name="default: solid, primary, medium">
        <Button>{words}</Button>
      </State>
      {colors.map((color) => (
        <State key={color} name={`${color}: solid, outline, text`}>
          {inEachVariant({ color })}
        </State>
      ))}
      {sizes.map((size) => (
        <State key={size} name={size}>
          {inEachVariant({ size })}
        </State>
      ))}
      <State name="loading">{inEachVariant({ loading: true })}</State>
      <State name="disabled">{inEachVariant({ disabled: true })}</State>
      <State name="with an icon before">
        {inEachVariant({ startIcon: <PlusIcon size={18} /> })}
      </State>
      <State name="with an arrow after, along the line of writing">
        {inEachVariant({ endIcon: <ArrowForwardIcon size={18} /> })}
      </State>
      <State name="links">
        <Row>
          {variants.map((variant) => (
            <ButtonLink key={variant} to="?piece=buttons" variant={variant}>
              {words}
            </ButtonLink>
          ))}
        </Row>
      </State>
      <State name="the whole width, a long name">
        <Button fullWidth>
          {sample(
            'إنشاء الشحنة ودفع أجرتها من الرصيد الآن ثم تنزيل ملصق الشحن',
            'Create the shipment, pay for it from the balance now and download the label',
          )}
        </Button>
      </State>
      <State name="icons alone: medium, small, outlined, disabled">
        <Row>
          <IconButton aria-label={sample('تصفية', 'Filter')}>
            <FilterIcon />
          </IconButton>
          <IconButton size="small" aria-label={sample('إغلاق', 'Close')}>
            <CloseIcon size={16} />
          </IconButton>
          <IconButton outlined aria-label={sample('تصفية', 'Filter')}>
            <FilterIcon />
          </IconButton>
          <IconButton disabled aria-label={sample('تصفية', 'Filter')}>
            <FilterIcon />
          </IconButton>
        </Row>
      </State>
    </>
  );
}
