import type { Role } from '../endpoint.ts';

export const STAFF_ROLES = ['Admin', 'Packer', 'Catalogue'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];
