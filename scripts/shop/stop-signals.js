// npm hands a Ctrl-C on to a script that the terminal has told already: two signals, meant as one.
const oneMeantMs = 1_000;

/**
 * The wish to stop: `asked` is aborted by the first SIGINT or SIGTERM, `hurry` by another one a second later or more.
 */
export const stopSignals = ({ say, now = Date.now, target = process }) => {
  const asked = new AbortController();
  const hurry = new AbortController();
  let firstAt;
  const heed = () => {
    if (firstAt === undefined) {
      firstAt = now();
      asked.abort(new Error('stopped'));
    } else if (now() - firstAt >= oneMeantMs && !hurry.signal.aborted) {
      say('Hurrying: what has not stopped yet is killed.');
      hurry.abort(new Error('hurried'));
    }
  };
  target.on('SIGINT', heed);
  target.on('SIGTERM', heed);
  target.on('SIGHUP', heed);
  return { asked: asked.signal, hurry: hurry.signal };
};
