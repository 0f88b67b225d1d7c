import type { ReadFilters, ReadPart } from './reading.ts';

/** A recognised part of a search: the items `from` up to, but excluding, `to`. */
export type QueryPart = Omit<ReadPart, 'text' | 'without'> & {
  from: number;
  to: number;
  add?: (filters: ReadFilters) => void;
  notWords?: readonly string[];
};
