import { formatRupees } from '@e-store/shared/money';
import { DEFAULT_CLAIMS, type StoreClaims } from '@e-store/shared/store/claims';

/** Banner texts of spec §1, unless the owner has set others. */
export function bannersOf(claims: StoreClaims = DEFAULT_CLAIMS) {
  const basicPrice = formatRupees(claims.basicPrice);
  return {
    hero: { title: claims.heroTitle, action: 'SHOP NOW' },
    newArrivals: { title: claims.newArrivalsTitle, action: 'SHOW COLLECTION' },
    basics: {
      title: `Basic t-shirts ${basicPrice}`,
      lines: ['Basic', 't-shirts', basicPrice],
      action: 'MORE DETAILS',
    },
    /** No kids' products exist at the basic price, so the banner must not promise it. */
    kidsBasics: {
      title: 'T-shirts up to ₹500',
      lines: ['T-shirts', 'up to', '₹500'],
      action: 'MORE DETAILS',
    },
    sale: { figure: claims.saleFigure, title: claims.saleTitle, action: 'VIEW ALL' },
  };
}
