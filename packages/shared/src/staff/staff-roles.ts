import type { Role } from '../endpoint.ts';

/** The roles that open E-DASH, the widest first. */
export const STAFF_ROLES = ['Admin', 'Packer', 'Catalogue'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];
