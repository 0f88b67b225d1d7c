/** A call that succeeds, as it was made in a shop of its own; ids, times and keys are made the same in each. */
export type Example = {
  /** Below the prefix, with its query. */
  path: string;
  ifMatch?: string;
  /** Absent of a call without one, and of a file. */
  body?: unknown;
  status: number;
  answer: unknown;
};

export type Examples = Readonly<Record<string, Example>>;
