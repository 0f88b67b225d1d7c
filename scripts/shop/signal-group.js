/** Sends a signal to a detached child and all it started; nothing happens when none of them is left. */
export const signalGroup = (child, name) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
