import type { Role } from '@e-store/shared/endpoint';

/** Packers get the `packing` schema, which contains no amounts. */
export const orderViewFor = (role: Role) => (role === 'Admin' ? ('full' as const) : ('packing' as const));
