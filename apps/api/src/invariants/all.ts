import type { Invariant } from './invariant.ts';
import { ordersAreConfirmedByOneMail, ordersHaveOwnersAndOneKey, totalsAddUp } from './orders.ts';
import { promoUsesAreCounted } from './promotions.ts';
import { ledgerExplainsStock, ordersAreInTheLedger, stockIsNeverNegative } from './stock.ts';

export const invariants: readonly Invariant[] = [
  stockIsNeverNegative,
  ledgerExplainsStock,
  ordersAreInTheLedger,
  totalsAddUp,
  ordersHaveOwnersAndOneKey,
  ordersAreConfirmedByOneMail,
  promoUsesAreCounted,
];
