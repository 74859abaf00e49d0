import type { components } from '../../../openapi/generated/types.ts';
import { cardName, type Tariff } from '../couriers/tariff.ts';
import type { ChosenPrice, Passed } from './choose-price.ts';
import { fieldAt } from './reading/import-fields.ts';

type Fault = components['schemas']['ImportFault'];

/** Couriers that a row tells about at most. */
const MOST = 20;

/** Why a row has no courier: what each one that was passed over says, or what was asked for. */
export function priceFaults(
  { faults, passed, choice }: Extract<ChosenPrice, { price: null }>,
  { byName }: Pick<Tariff, 'byName'>,
): Fault[] {
  const told = new Set<string>();
  const each = passed.flatMap((card): Fault[] => {
    const courier = byName.get(cardName(card))?.shown.courier;
    if (!courier || told.has(courier.id)) return [];
    told.add(courier.id);
    return [{ ...faultOf(card), courier: { id: courier.id, name: courier.name } }];
  });
  const all = [...faults, ...each].slice(0, MOST);
  return all.length > 0 ? all : [{ code: choice.refused ?? 'none_available' }];
}

function faultOf({ reason }: Passed): Omit<Fault, 'courier'> {
  switch (reason.code) {
    case 'demands': {
      const [
        { pointer, code, params } = { pointer: '', code: 'required' as const, params: undefined },
      ] = reason.errors;
      const field = fieldAt(pointer);
      return { ...(field && { field }), code, ...(params && { params }) };
    }
    case 'not_served': {
      const { params } = reason;
      return {
        code: reason.code,
        params: { area: 'city' in params ? params.city : params.country },
      };
    }
    case 'overweight':
      return { code: reason.code, params: { maximum: reason.params.max } };
    case 'oversize': {
      const { length, width, height } = reason.params.max;
      return { code: reason.code, params: { max_dimensions: { length, width, height } } };
    }
    case 'cod_over_cap':
      return { code: reason.code, params: { maximum: reason.params.cap } };
    default:
      return { code: reason.code };
  }
}
