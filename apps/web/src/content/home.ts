import { DEPARTMENT_NAMES, type Department } from '@e-store/shared/catalog/departments';
import { DEFAULT_CLAIMS, type StoreClaims } from '@e-store/shared/store/claims';
import { paths } from '../lib/paths.ts';
import { bannersOf } from './banners.ts';

/** Art by its file's name in `/art`: in front, behind it, and at the lower edge. */
export type HeroArt = { front: string; behind: string; below: string };
type Art = { hero: HeroArt; hung: readonly [string, string, string] };

const MEN_HUNG = [
  'pencil-stripe-shirt-on-hanger',
  'madder-henley-on-hanger',
  'checked-shirt-on-hanger',
] as const;

const ART: Record<Department | 'all', Art> = {
  all: {
    hero: { front: 'indigo-paisley-resort-shirt', behind: 'raw-denim-jeans', below: 'white-t-shirt' },
    hung: MEN_HUNG,
  },
  men: {
    hero: { front: 'sky-oxford-shirt', behind: 'raw-denim-jeans', below: 'white-t-shirt' },
    hung: MEN_HUNG,
  },
  women: {
    hero: { front: 'floral-tie-neck-blouse', behind: 'wide-leg-jeans', below: 'rose-scoop-t-shirt' },
    hung: ['gingham-shirt-on-hanger', 'sprig-shirt-on-hanger', 'stamped-blouse-on-hanger'],
  },
  kids: {
    hero: { front: 'kite-kids-t-shirt', behind: 'kids-jeans', below: 'striped-kids-t-shirt' },
    hung: ['kids-t-shirt-on-hanger', 'kids-hooded-t-shirt-on-hanger', 'kids-polo-on-hanger'],
  },
};

export type HomeContent = ReturnType<typeof homeContent>;

/**
 * Words, pictures and ways of the home page (spec §1), or of a department's. Every way leads to a list of just what its
 * words promise: below MRP, newest first, T-shirts at the price of the banner.
 */
export function homeContent(department: Department | undefined, claims: StoreClaims = DEFAULT_CLAIMS) {
  const banners = bannersOf(claims);
  const { basicPrice } = claims;
  const name = department && DEPARTMENT_NAMES[department];
  const { hero, hung } = ART[department ?? 'all'];
  const to = (query: Record<string, string>) => paths.gallery({ query: { ...query, department } });
  return {
    title: name ? `${name} · E-Store` : 'E-Store',
    description: `T-shirts, shirts and jeans for ${department ?? 'men, women and kids'}. Cash on delivery across India.`,
    hero: {
      /** Stands above the heading, as part of it. */
      name,
      ...banners.hero,
      to: to({ onSale: 'true' }),
      art: hero,
    },
    newArrivals: { ...banners.newArrivals, to: to({ type: 'all', sort: 'newest' }), hung },
    basics:
      department === 'kids'
        ? { ...banners.kidsBasics, to: to({ type: 'T-Shirt', price: '0-500' }) }
        : { ...banners.basics, to: to({ type: 'T-Shirt', price: `${basicPrice}-${basicPrice}` }) },
    sale: { ...banners.sale, to: to({ onSale: 'true' }) },
    /** SHOW MORE of the carousel. */
    more: to({}),
  };
}
