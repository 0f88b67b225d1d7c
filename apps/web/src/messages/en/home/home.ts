import { DEPARTMENT_NAMES, type Department } from '@e-store/shared/catalog/list-choices';
import { DEFAULT_CLAIMS, type StoreClaims } from '@e-store/shared/store/claims';
import { paths } from '@e-store/shared/web-paths';
import { bannersOf } from './banners.ts';
import type { Promises } from '../store/promises.ts';

export type Reason = {
  key: 'shipping' | 'payments' | 'returns' | 'quality';
  title: string;
  text: string;
};

export const whyTitle = 'Why should you choose us?';

/** Titles of spec §1; texts promise no more than spec §2, §9 and the product pages. */
export const reasons = ({ freeShipping, moneyBack }: Promises): readonly Reason[] => [
  { key: 'shipping', title: 'Free Shipping', text: freeShipping },
  { key: 'payments', title: 'Easy Payments', text: 'Pay in cash when you receive your parcel.' },
  { key: 'returns', title: 'Money-Back Guarantee', text: moneyBack },
  { key: 'quality', title: 'Finest Quality', text: 'Fabric, fit and care are listed for every product.' },
];

export type Highlight = { key: 'shipping' | 'customers' | 'originality'; claim: string; detail?: string };

/** Texts of spec §1. */
export const highlights = (promises: Promises): readonly Highlight[] => [
  { key: 'shipping', claim: 'Free Shipping', detail: promises.overFreeShipping },
  { key: 'customers', claim: promises.satisfied },
  { key: 'originality', claim: 'Originality Guaranteed', detail: promises.warranty },
];

export type HeroArt = { front: string; behind: string; below: string };
type Art = { hero: HeroArt; hanging: readonly [string, string, string] };

const MEN_HANGING = [
  'pencil-stripe-shirt-on-hanger',
  'madder-henley-on-hanger',
  'checked-shirt-on-hanger',
] as const;

const ART: Record<Department | 'all', Art> = {
  all: {
    hero: { front: 'indigo-paisley-resort-shirt', behind: 'raw-denim-jeans', below: 'white-t-shirt' },
    hanging: MEN_HANGING,
  },
  men: {
    hero: { front: 'sky-oxford-shirt', behind: 'raw-denim-jeans', below: 'white-t-shirt' },
    hanging: MEN_HANGING,
  },
  women: {
    hero: { front: 'floral-tie-neck-blouse', behind: 'wide-leg-jeans', below: 'rose-scoop-t-shirt' },
    hanging: ['gingham-shirt-on-hanger', 'sprig-shirt-on-hanger', 'stamped-blouse-on-hanger'],
  },
  kids: {
    hero: { front: 'kite-kids-t-shirt', behind: 'kids-jeans', below: 'striped-kids-t-shirt' },
    hanging: ['kids-t-shirt-on-hanger', 'kids-hooded-t-shirt-on-hanger', 'kids-polo-on-hanger'],
  },
};

export type HomeContent = ReturnType<typeof homeContent>;

/**
 * Texts, pictures and links of the home page or a department's (spec §1). Each link opens exactly the list
 * that its text promises.
 */
export function homeContent(department: Department | undefined, claims: StoreClaims = DEFAULT_CLAIMS) {
  const banners = bannersOf(claims);
  const { basicPrice } = claims;
  const name = department && DEPARTMENT_NAMES[department];
  const { hero, hanging } = ART[department ?? 'all'];
  const to = (query: Record<string, string>) => paths.gallery({ query: { ...query, department } });
  return {
    title: name ? `${name} · E-Store` : 'E-Store',
    description: `T-shirts, shirts and jeans for ${department ?? 'men, women and kids'}. Cash on delivery across India.`,
    hero: {
      name,
      ...banners.hero,
      to: to({ onSale: 'true' }),
      art: hero,
    },
    newArrivals: { ...banners.newArrivals, to: to({ type: 'all', sort: 'newest' }), hanging },
    basics:
      department === 'kids'
        ? { ...banners.kidsBasics, to: to({ type: 'T-Shirt', price: '0-500' }) }
        : { ...banners.basics, to: to({ type: 'T-Shirt', price: `${basicPrice}-${basicPrice}` }) },
    sale: { ...banners.sale, to: to({ onSale: 'true' }) },
    more: to({}),
  };
}
