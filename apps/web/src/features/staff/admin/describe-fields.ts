import { formatRupees } from '@e-store/shared/money';
import { auditMessages as messages } from '../../../messages/en/staff/audit.ts';
import { productListMessages } from '../../../messages/en/catalog/admin-product-list.ts';
import { settingsMessages } from '../../../messages/en/store/admin-settings.ts';

type Fields = Record<string, unknown>;
const MAX_LINES = 4;
const MAX_VALUE_LENGTH = 80;

/** In the words of its form: "Price: ₹699 → ₹749". */
export function describeFields({ before, after }: { before: Fields; after: Fields }): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.flatMap((name) =>
    name === 'sizes'
      ? describeSizes(before[name], after[name])
      : [
          describeField(
            messages.fieldOf(name),
            name in before,
            formatValue(name, before[name]),
            formatValue(name, after[name]),
          ),
        ],
  );
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), messages.more(lines.length - MAX_LINES)]
    : lines;
}

const describeField = (label: string, isChange: boolean, from: string, to: string) =>
  isChange ? messages.changed(label, from, to) : messages.set(label, to);

/** A size that came or went has no stock on one side. */
function describeSizes(before: unknown, after: unknown): string[] {
  const [old, now] = [stockBySize(before), stockBySize(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((size) => old.get(size) !== now.get(size))
    .map((size) =>
      messages.changed(
        messages.stockOf(size),
        old.get(size) ?? messages.nothing,
        now.get(size) ?? messages.nothing,
      ),
    );
}

const stockBySize = (sizes: unknown) =>
  new Map(
    (Array.isArray(sizes) ? sizes : []).map(({ size, stock }: { size: string; stock: number }) => [
      size,
      String(stock),
    ]),
  );

function formatValue(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return messages.nothing;
  const text = formatKnown(name, value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: productListMessages.statuses,
  cause: productListMessages.causes,
  taxMode: settingsMessages.taxModes,
};

function formatKnown(name: string, value: unknown): string | undefined {
  if (value === true) return messages.yes;
  if (value === false) return messages.no;
  if (typeof value === 'number') return messages.isRupees(name) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return labels[name]?.[value];
  if (Array.isArray(value) && name === 'images') return messages.pictures(value.length);
  const parts = value as { percent?: number; amount?: number };
  if (typeof parts.percent === 'number') return messages.percentOff(parts.percent);
  if (typeof parts.amount === 'number') return formatRupees(parts.amount);
  const texts = Object.values(parts);
  return texts.every((text) => typeof text === 'string') ? texts.join(', ') : undefined;
}
