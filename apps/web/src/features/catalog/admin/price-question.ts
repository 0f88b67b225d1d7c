import { NEW_PRODUCT_DEFAULTS } from '@e-store/shared/catalog/staff-product-choices';
import { formatRupees } from '@e-store/shared/money';
import { priceQuestions as words } from '../../../messages/en/catalog/admin-product-list.ts';
import type { ProductForm } from './product-form.ts';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import type { Question } from '../../../ui/admin/use-confirm.tsx';

/** False when the cost is unknown. */
export const isBelowCost = (price: number, cost: number | undefined): boolean =>
  cost !== undefined && price < cost;

export function belowCostQuestion(price: number, cost: number | undefined): Question | undefined {
  if (cost === undefined || !isBelowCost(price, cost)) return undefined;
  return { title: words.belowCostTitle, text: words.belowCost(formatRupees(price), formatRupees(cost)) };
}

const PRICE_FIELDS = ['price', 'cost', 'status'] as const;

/**
 * Asks about a price below cost or a new form's default price: drafts on publishing, unchanged values never.
 */
export function priceQuestion(form: ProductForm, saved?: ProductForm): Question | undefined {
  const isUnchanged = saved !== undefined && PRICE_FIELDS.every((name) => form[name] === saved[name]);
  const price = parseWholeNumber(form.price);
  if (form.status === 'draft' || isUnchanged || price === undefined) return undefined;
  const isDefault = price === NEW_PRODUCT_DEFAULTS.price;
  return (
    belowCostQuestion(price, parseWholeNumber(form.cost)) ??
    (isDefault ? { title: words.defaultTitle, text: words.isDefault(formatRupees(price)) } : undefined)
  );
}
