import type { Area } from './area.ts';

const READING = 'shipping|returns|size-guide|privacy|terms|faq|contact|newsletter|alerts';

const areas: readonly { addresses: RegExp; load: () => Promise<{ area: Area }> }[] = [
  { addresses: /^\/account(\/|$)/, load: () => import('./account-area.tsx') },
  { addresses: /^\/cart(\/|$)/, load: () => import('./cart-area.ts') },
  { addresses: /^\/admin(\/|$)/, load: () => import('./admin-area.tsx') },
  { addresses: new RegExp(`^/(${READING})(/|$)`), load: () => import('./reading-area.ts') },
];

export async function loadAreas(pathname: string): Promise<Area[]> {
  const wanted = areas.filter(({ addresses }) => addresses.test(pathname));
  const modules = await Promise.all(wanted.map(({ load }) => load()));
  return modules.map(({ area }) => area);
}
