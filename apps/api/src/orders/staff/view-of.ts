import type { Role } from '@e-store/shared/endpoint';

/** What of an order a role is shown. By the schema of `packing`, no amount leaves the server. */
export const viewOf = (role: Role) => (role === 'Admin' ? ('full' as const) : ('packing' as const));
