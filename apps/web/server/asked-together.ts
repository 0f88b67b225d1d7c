/**
 * Asks a question once for all who want to know it at the same time. Who comes while it is being asked waits for the next
 * time, so that nobody is told what was so before they came.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  const askNext = () => {
    next = undefined;
    return ask();
  };
  return () => {
    last = next ??= last.then(askNext, askNext);
    return next;
  };
}
