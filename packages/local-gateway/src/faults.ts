export type Fault = {
  /** Status of the answer; without one, the call is never answered. */
  status: number | undefined;
  /** Whether the gateway processes the call before its answer is lost. */
  isProcessed: boolean;
};

export type Faults = {
  add: (count: number, fault: Fault) => void;
  /** Takes the fault of this call, if any. */
  take: () => Fault | undefined;
};

/** Faults of the next API calls, in the order in which they were added. */
export function createFaults(): Faults {
  const faults: Fault[] = [];
  return {
    add: (count, fault) => faults.push(...Array.from({ length: count }, () => fault)),
    take: () => faults.shift(),
  };
}
