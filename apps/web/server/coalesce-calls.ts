/**
 * Coalesces concurrent calls into one. Callers that arrive during a call wait for the next one, so nobody
 * gets a result older than the request. The first caller's argument is used.
 */
export function coalesceCalls<Asker, Answer>(
  ask: (asker: Asker) => Promise<Answer>,
): (asker: Asker) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return (asker) => {
    const askNext = () => {
      next = undefined;
      return ask(asker);
    };
    last = next ??= last.then(askNext, askNext);
    return next;
  };
}
