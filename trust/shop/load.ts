const TICK_MS = 5;

/**
 * Asks so often a second, whether or not those before were answered, as people come to a shop. `ask` must not throw. What
 * became of each is answered when it is told to stop and the last one is answered.
 */
export function keepAsking<Outcome>(perSecond: number, ask: (turn: number) => Promise<Outcome>) {
  const asked: Promise<Outcome>[] = [];
  const begun = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (asked.length < due) asked.push(ask(asked.length));
  }, TICK_MS);
  return {
    stop: (): Promise<Outcome[]> => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}
