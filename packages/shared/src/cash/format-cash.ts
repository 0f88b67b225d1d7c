import { formatPaise, formatRupees } from '../money.ts';

/** Paise as people write them: `97900` → `₹979`, `94360` → `₹943.60`. */
export const formatCash = (paise: number): string =>
  paise % 100 === 0 ? formatRupees(paise / 100) : formatPaise(paise);
