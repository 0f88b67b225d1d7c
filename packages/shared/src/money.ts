/** Prices are whole rupees; ledger, remittances and GST have paise. */

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `139900` → `₹1,39,900`. */
export function formatRupees(amount: number): string {
  return rupeeFormat.format(amount);
}

const twoDigits = (paise: number) => String(paise % 100).padStart(2, '0');

/** `4662` → `₹46.62` */
export const formatPaise = (paise: number): string =>
  paise < 0 ? `-${formatPaise(-paise)}` : `${formatRupees(Math.floor(paise / 100))}.${twoDigits(paise)}`;

/** Paise as people write them: `97900` → `₹979`, `94360` → `₹943.60`. */
export const formatCash = (paise: number): string =>
  paise % 100 === 0 ? formatRupees(paise / 100) : formatPaise(paise);

/** `-4662` → `-46.62`, for files that programs read. */
export const formatPaiseAsDecimal = (paise: number): string =>
  paise < 0 ? `-${formatPaiseAsDecimal(-paise)}` : `${Math.floor(paise / 100)}.${twoDigits(paise)}`;

const countFormat = new Intl.NumberFormat('en-IN');

export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** Rounded half up to the rupee. Arguments are not negative. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** By largest remainder, so that the shares add up exactly; ties go to the earlier one. */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  // amount × weight may exceed 2^53.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % sum) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
