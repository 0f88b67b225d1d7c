import type { ParsedFilters, ParsedPart } from './parsed-query.ts';

/** A recognised part of a search: the items `from` up to, but excluding, `to`. */
export type QueryPart = Omit<ParsedPart, 'text' | 'without'> & {
  from: number;
  to: number;
  add?: (filters: ParsedFilters) => void;
  notWords?: readonly string[];
};
