const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{24}$/i;

type Reader = (text: string) => string | undefined;

const parseMatching =
  (pattern: RegExp): Reader =>
  (text) =>
    pattern.test(text) ? text : undefined;

/** Invalid values become undefined. */
export const read = {
  words: ((text) => text.trim().slice(0, 64) || undefined) as Reader,
  page: parseMatching(/^[1-9]\d{0,3}$/),
  day: parseMatching(DAY),
  id: parseMatching(ID),
  oneOf:
    (values: readonly string[]): Reader =>
    (text) =>
      values.find((value) => value === text),
};

export function readListParams<Name extends string>(
  search: URLSearchParams,
  readers: Record<Name, Reader>,
): Partial<Record<Name, string>> {
  const parsed = Object.entries<Reader>(readers).flatMap(([name, reader]) => {
    const text = reader(search.get(name) ?? '');
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(parsed) as Partial<Record<Name, string>>;
}

export function pageLink(search: URLSearchParams, page: number): { search: string } {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return { search: next.toString() };
}
