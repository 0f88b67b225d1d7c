const computeMedian = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const computeSpread = (runs) => ({
  median: computeMedian(runs),
  least: Math.min(...runs),
  most: Math.max(...runs),
});
