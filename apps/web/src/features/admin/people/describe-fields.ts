import { auditMessages as words } from '../../../content/dash-audit.ts';

type Fields = Record<string, unknown>;

const MAX_LINES = 4;
const MAX_VALUE_LENGTH = 80;

/** Returns a line per changed field: "price: 699 → 749". */
export function describeFields({ before, after }: { before: Fields; after: Fields }): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names
    .slice(0, MAX_LINES)
    .map((name) =>
      name in before
        ? words.changed(name, formatValue(before[name]), formatValue(after[name]))
        : words.set(name, formatValue(after[name])),
    );
  return names.length > MAX_LINES ? [...lines, words.more(names.length - MAX_LINES)] : lines;
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
