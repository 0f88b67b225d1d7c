/** Successful sample call with normalised ids, times and keys. */
export type Example = {
  /** Path below the prefix, with its query. */
  path: string;
  ifMatch?: string;
  body?: unknown;
  status: number;
  answer: unknown;
};

export type Examples = Readonly<Record<string, Example>>;
