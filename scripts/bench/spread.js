const middleOf = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The median of some runs, with the least and the most of them. */
export const spreadOf = (runs) => ({
  median: middleOf(runs),
  least: Math.min(...runs),
  most: Math.max(...runs),
});
