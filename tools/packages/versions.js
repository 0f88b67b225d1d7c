const numbers = (version) => version.split('-')[0].split('.').map(Number);

/** Negative when a is older than b, 0 when equal. */
export const compareVersions = (a, b) => {
  const [left, right] = [numbers(a), numbers(b)];
  for (let part = 0; part < 3; part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
