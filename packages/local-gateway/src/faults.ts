export type Fault = {
  /** Without a status, the call is never answered. */
  status: number | undefined;
  /** Whether the call is processed before its answer is lost. */
  isProcessed: boolean;
};

export type Faults = {
  add: (count: number, fault: Fault) => void;
  take: () => Fault | undefined;
};

/** First in, first out. */
export function createFaults(): Faults {
  const faults: Fault[] = [];
  return {
    add: (count, fault) => faults.push(...Array.from({ length: count }, () => fault)),
    take: () => faults.shift(),
  };
}
