import type { ReadFilters, ReadPart } from './reading.ts';

/** What some items of a search, `from` and before `to`, were read as. */
export type QueryPart = Omit<ReadPart, 'text' | 'without'> & {
  from: number;
  to: number;
  add?: (filters: ReadFilters) => void;
  /** The forms of a word that products must not hold. */
  notWords?: readonly string[];
};
