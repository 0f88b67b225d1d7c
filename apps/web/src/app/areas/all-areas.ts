import { area as account } from './account-area.tsx';
import { area as admin } from './admin-area.tsx';
import { area as cart } from './cart-area.ts';
import type { Area } from './area.ts';
import { area as reading } from './reading-area.ts';

export const allAreas: readonly Area[] = [account, admin, cart, reading];
