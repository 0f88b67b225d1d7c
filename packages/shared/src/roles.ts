export const STAFF_ROLES = ['Admin', 'Packer', 'Catalogue'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLES = ['Customer', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];
