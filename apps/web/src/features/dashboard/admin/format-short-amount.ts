const THOUSAND = 1_000;
const CRORE = 10_000_000;

/** `604312` → `604k`, `12300000` → `1.2cr`. Whole rupees below a thousand. */
export function formatShortAmount(amount: number): string {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '−' : '';
  if (size >= CRORE) return `${sign}${round(size / CRORE)}cr`;
  if (size >= THOUSAND) return `${sign}${round(size / THOUSAND)}k`;
  return `${sign}${size}`;
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
}
