const RealDate = Date;
let offsetMs = 0;
const shiftedNow = () => RealDate.now() + offsetMs;

// Shares the prototype, so that `instanceof Date` holds for both.
const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(
      target,
      given.length === 0 ? [shiftedNow()] : given,
      newTarget === ShiftedDate ? target : newTarget,
    ),
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
});

/**
 * In this process only. Timers, `performance.now()` and native code are unaffected, as with a system clock
 * change.
 */
export function shiftClock(ms) {
  offsetMs = ms;
  globalThis.Date = ShiftedDate;
}
