import { auditWords as words } from '../../../content/dash-audit.ts';

type Fields = Record<string, unknown>;

const SHOWN = 4;
const LONGEST = 80;

/** Returns a line per changed field: "price: 699 → 749". */
export function describeFields({ before, after }: { before: Fields; after: Fields }): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names
    .slice(0, SHOWN)
    .map((name) =>
      name in before
        ? words.changed(name, inWords(before[name]), inWords(after[name]))
        : words.set(name, inWords(after[name])),
    );
  return names.length > SHOWN ? [...lines, words.more(names.length - SHOWN)] : lines;
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
