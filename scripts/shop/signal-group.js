/** A detached child and its descendants. Ignores a group that has ended. */
export const signalGroup = (child, name) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
