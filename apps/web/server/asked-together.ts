/**
 * Asks a question once for all who want to know it at the same time. Who comes while it is being asked waits for the next
 * time, so that nobody is told what was so before they came. It is asked with the argument of the first of them.
 */
export function askedTogether<Asker, Answer>(
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
