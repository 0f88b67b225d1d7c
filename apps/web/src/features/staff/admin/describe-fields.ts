import { formatDayOfYear, formatMoment } from '@e-store/shared/format-day';
import type { PriceChange } from '@e-store/shared/catalog/price-change';
import { formatRupees } from '@e-store/shared/money';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { auditMessages as messages } from '../../../messages/en/staff/audit.ts';
import { ticketMessages } from '../../../messages/en/contact/admin.ts';
import { deadMailMessages } from '../../../messages/en/operations/mails.ts';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { productListMessages } from '../../../messages/en/catalog/admin-product-list.ts';
import { settingsMessages } from '../../../messages/en/store/admin-settings.ts';

type Fields = Record<string, unknown>;
const MAX_LINES = 4;
const MAX_VALUE_LENGTH = 80;

/** In the words of its form: "Price: ₹699 → ₹749". */
export function describeFields({ before, after }: { before: Fields; after: Fields }): string[] {
  if (isPriceChange(after)) return [messages.priceChange(after)];
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

const isPriceChange = (fields: object): fields is PriceChange => 'by' in fields && 'value' in fields;

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
  if (name === 'approved') return messages.approvalOf(value);
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return messages.nothing;
  const text = formatKnown(name, value) || messages.nothing;
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { ...productListMessages.statuses, ...returnMessages.statuses, ...ticketMessages.states },
  paymentStatus: adminOrderMessages.paymentLabels,
  state: { ...ticketMessages.states, ...deadMailMessages.states },
  failure: failedDeliveryMessages.reasons,
  cause: productListMessages.causes,
  taxMode: settingsMessages.taxModes,
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

function formatKnown(name: string, value: unknown): string {
  if (value === true) return messages.yes;
  if (value === false) return messages.no;
  if (typeof value === 'number') return messages.isRupees(name) ? formatRupees(value) : String(value);
  if (typeof value === 'string')
    return (
      labels[name]?.[value] ??
      (isDay(value) ? formatDayOfYear(value) : isMoment(value) ? formatMoment(value) : value)
    );
  if (Array.isArray(value))
    return name === 'images' ? messages.pictures(value.length) : formatList(name, value);
  return value ? formatParts(value) : '';
}

const formatList = (name: string, items: readonly unknown[]) =>
  items
    .map((item) => formatKnown(name, item))
    .filter(Boolean)
    .join(items.some((item) => typeof item === 'object' && item !== null) ? '; ' : ', ');

/** Labels are left out for a single part, and for names and addresses. */
function formatParts(value: object): string {
  if ('percent' in value) return messages.percentOff(Number(value.percent));
  const parts = Object.entries(value)
    .map(([name, part]: [string, unknown]) => ({ name, part, text: formatKnown(name, part) }))
    .filter(({ text }) => text);
  return parts.length === 1 || parts.every(({ part }) => typeof part === 'string')
    ? parts.map(({ text }) => text).join(', ')
    : parts.map(({ name, text }) => messages.set(messages.fieldOf(name), text)).join(', ');
}
