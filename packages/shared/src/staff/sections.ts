import type { Role } from '../roles.ts';

/** The menu and most API access derive from here. Packers see orders without money. */
export const SECTION_ROLES = {
  dashboard: ['Admin'],
  products: ['Admin', 'Catalogue'],
  categories: ['Admin', 'Catalogue'],
  search: ['Admin', 'Catalogue'],
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

export function canUseSection(role: Role, section: Section): boolean {
  return (SECTION_ROLES[section] as readonly Role[]).includes(role);
}

export function firstSection(role: Role): Section | undefined {
  const all = Object.keys(SECTION_ROLES) as Section[];
  return all.find((section) => canUseSection(role, section));
}
