// npm repeats a Ctrl-C that the script already received. Two signals within this time are one.
const duplicateSignalMs = 1_000;

/** The first SIGINT or SIGTERM aborts `asked`, another a second later `hurry`. */
export const stopSignals = ({ say, now = Date.now, target = process }) => {
  const asked = new AbortController();
  const hurry = new AbortController();
  let firstAt;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = now();
      asked.abort(new Error('stopped'));
    } else if (now() - firstAt >= duplicateSignalMs && !hurry.signal.aborted) {
      say('Killing all remaining processes.');
      hurry.abort(new Error('hurried'));
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) target.on(name, onSignal);
  return { asked: asked.signal, hurry: hurry.signal };
};
