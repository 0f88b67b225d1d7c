import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import type { ApiInput } from '../../../lib/api-client.ts';
import { parseNumber } from '../../../lib/parse-number.ts';

export type PromoForm = Record<
  'code' | 'kind' | 'value' | 'startsOn' | 'endsOn' | 'minimum' | 'limit' | 'limitPerPerson' | 'isPublic',
  string
>;

export type NewPromoBody = ApiInput<'POST /admin/promocodes'>['body'];

const asText = (value: number | string | undefined) => (value === undefined ? '' : String(value));

export function toPromoForm(promo?: PromoCode): PromoForm {
  const reduction = promo?.reduction;
  const isAmount = reduction !== undefined && 'amount' in reduction;
  return {
    code: promo?.code ?? '',
    kind: isAmount ? 'amount' : 'percent',
    value: reduction ? asText('amount' in reduction ? reduction.amount : reduction.percent) : '',
    startsOn: promo?.startsOn ?? '',
    endsOn: promo?.endsOn ?? '',
    minimum: asText(promo?.minimum),
    limit: asText(promo?.limit),
    limitPerPerson: asText(promo?.limitPerPerson),
    isPublic: promo?.isPublic ? 'yes' : 'no',
  };
}

const optionalField = <Name extends string, Value>(
  name: Name,
  typed: string,
  read: (typed: string) => Value,
) => (typed.trim() === '' ? {} : { [name]: read(typed) }) as Partial<Record<Name, Value>>;
const day = (typed: string) => typed.trim();

/** Empty fields set no limit. */
export function toTerms({ startsOn, endsOn, minimum, limit, limitPerPerson, isPublic }: PromoForm) {
  return {
    ...optionalField('startsOn', startsOn, day),
    ...optionalField('endsOn', endsOn, day),
    ...optionalField('minimum', minimum, parseNumber),
    ...optionalField('limit', limit, parseNumber),
    ...optionalField('limitPerPerson', limitPerPerson, parseNumber),
    isPublic: isPublic === 'yes',
  };
}

export function toNewPromo(form: PromoForm): NewPromoBody {
  const value = parseNumber(form.value);
  const reduction = form.kind === 'amount' ? { amount: value } : { percent: value };
  return { code: form.code, reduction, active: true, ...toTerms(form) };
}

export function findPromoField(name: string): keyof PromoForm | undefined {
  if (name.startsWith('reduction')) return 'value';
  const names = Object.keys(toPromoForm()) as (keyof PromoForm)[];
  return names.find((field) => field === name);
}
