/**
 * Money is whole rupees in an integer, everywhere: in store, in sums and on the wire. Paise exist only inside an
 * invoice's GST.
 */

const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `139900` → `₹1,39,900`: Indian grouping, no decimals. */
export function formatRupees(amount: number): string {
  return inRupees.format(amount);
}

const counted = new Intl.NumberFormat('en-IN');

/** `139900` → `1,39,900`: pieces and orders are grouped as amounts are. */
export function formatCount(count: number): string {
  return counted.format(count);
}

/** A percentage of an amount, rounded half up to the rupee. `amount` and `percent` are not negative. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/**
 * Splits `amount` over `weights` in proportion, so that the shares add up to it exactly: each gets the floor of its
 * share, and what is left goes, a rupee each, to the largest remainders (the earlier one on a tie, which a sort keeps in its place).
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  // In a large order amount × weight passes 2^53, where a float would lose the very rupee this rule is about.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % sum) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
