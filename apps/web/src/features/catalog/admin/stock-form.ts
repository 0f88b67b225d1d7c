import type { StaffProduct } from '@e-store/shared/catalog/product';
import type { StockCause } from '@e-store/shared/catalog/staff-product-choices';
import { readFormDraft } from '../../../lib/form-drafts.storage.ts';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';

export type StockLine = { size?: string; stock: number };
export type StockTexts = Record<string, string>;

export const stockDraft = ({ _id }: StaffProduct) => `stock/${_id}`;

/** `''` for units without a size. */
export const getLineKey = ({ size = '' }: StockLine) => size;

export const toStockLines = (
  { sizes, stock, unassignedStock }: StaffProduct,
  cause: StockCause,
): StockLine[] => {
  if (sizes.length === 0) return [{ stock }];
  return [...sizes, ...(unassignedStock && cause !== 'delivery' ? [{ stock: unassignedStock }] : [])];
};

const emptyText = ({ stock }: StockLine, cause: StockCause) => (cause === 'delivery' ? '' : String(stock));

export const toStockForm = (product: StaffProduct, cause: StockCause): StockTexts =>
  Object.fromEntries(toStockLines(product, cause).map((line) => [getLineKey(line), emptyText(line, cause)]));

export const listChanges = (product: StaffProduct, cause: StockCause, typed: StockTexts): StockTexts => {
  const shown = toStockForm(product, cause);
  return Object.fromEntries(Object.entries(typed).filter(([key, text]) => text !== (shown[key] ?? text)));
};

export function readTotal(line: StockLine, typed: StockTexts, cause: StockCause): number | undefined {
  const text = typed[getLineKey(line)] ?? '';
  if (cause === 'delivery' && text.trim() === '') return line.stock;
  const units = parseWholeNumber(text);
  if (units === undefined || units < 0) return undefined;
  return cause === 'delivery' ? line.stock + units : units;
}

export function switchCause(product: StaffProduct, typed: StockTexts, from: StockCause, to: StockCause) {
  if ((from === 'delivery') === (to === 'delivery')) return typed;
  return Object.fromEntries(
    toStockLines(product, to).map((line) => {
      const text = typed[getLineKey(line)] ?? emptyText(line, from);
      const total = readTotal(line, { [getLineKey(line)]: text }, from);
      if (total === line.stock) return [getLineKey(line), emptyText(line, to)];
      const units = to === 'delivery' && total !== undefined ? total - line.stock : total;
      if (units === undefined) return [getLineKey(line), text];
      return [getLineKey(line), units < 0 ? emptyText(line, to) : String(units)];
    }),
  );
}

export function restoreTyped(product: StaffProduct, cause: StockCause) {
  const draft = readFormDraft(stockDraft(product));
  const typed = toStockForm(product, cause);
  const errors: StockTexts = {};
  for (const line of toStockLines(product, cause)) {
    const key = getLineKey(line);
    const text = draft?.changes[key];
    if (text === undefined || text === typed[key]) continue;
    typed[key] = text;
    if (cause !== 'delivery') errors[key] = words.stockNow(line.stock, text);
    else if (draft?.version !== product.version) errors[key] = words.deliveryAddedBefore(line.stock);
  }
  return { typed, errors };
}

export function rebaseTyped(base: StaffProduct, current: StaffProduct, typed: StockTexts, cause: StockCause) {
  const changes = listChanges(base, cause, typed);
  const next: StockTexts = {};
  const errors: StockTexts = {};
  for (const line of toStockLines(current, cause)) {
    const key = getLineKey(line);
    const text = changes[key];
    next[key] = text || emptyText(line, cause);
    if (text === undefined) continue;
    if (cause === 'delivery') {
      next[key] = '';
      errors[key] = words.deliveryUnsure(line.stock, text);
    } else if (text !== String(line.stock)) errors[key] = words.stockNow(line.stock, text);
  }
  return { typed: next, errors };
}
