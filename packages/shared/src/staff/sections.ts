import type { Role } from '../endpoint.ts';

/**
 * The parts of E-DASH, and who may use each: the API's calls take their roles from here, and the menus show what is
 * left. Packer sees orders, without money; Catalogue sees products and categories.
 */
export const SECTION_ROLES = {
  dashboard: ['Admin'],
  products: ['Admin', 'Catalogue'],
  categories: ['Admin', 'Catalogue'],
  orders: ['Admin', 'Packer'],
  transactions: ['Admin'],
  customers: ['Admin'],
  reviews: ['Admin'],
  promotions: ['Admin'],
  messages: ['Admin'],
  newsletter: ['Admin'],
  mail: ['Admin'],
  settings: ['Admin'],
  staff: ['Admin'],
  audit: ['Admin'],
  status: ['Admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Section = keyof typeof SECTION_ROLES;

export function mayUse(role: Role, section: Section): boolean {
  return (SECTION_ROLES[section] as readonly Role[]).includes(role);
}

/** Where E-DASH opens for a role; `undefined` for who is no staff. */
export function firstSection(role: Role): Section | undefined {
  const all = Object.keys(SECTION_ROLES) as Section[];
  return all.find((section) => mayUse(role, section));
}
