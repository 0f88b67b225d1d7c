const RealDate = Date;
let aheadMs = 0;
const wrongNow = () => RealDate.now() + aheadMs;

// One prototype for both: a date is a date whichever of them made it, and wherever it came from.
const WrongDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(
      target,
      given.length === 0 ? [wrongNow()] : given,
      newTarget === WrongDate ? target : newTarget,
    ),
  apply: () => new RealDate(wrongNow()).toString(),
  get: (target, name) => (name === 'now' ? wrongNow : Reflect.get(target, name)),
});

/**
 * From now on this process believes that it is so much later. What asks JavaScript for the date is told the wrong one;
 * timers and `performance.now()` go on as they do when somebody sets a machine's clock. Other processes, the database
 * among them, and what libraries in other languages ask the system for, keep the right time.
 */
export function shiftClock(ms) {
  aheadMs = ms;
  globalThis.Date = WrongDate;
}
