import { personalAccount } from '../account/personal-account.ts';
import { personalAlerts } from '../alerts/personal-alerts.ts';
import { personalCart } from '../cart/personal-cart.ts';
import { personalMessages } from '../contact/personal-messages.ts';
import { personalNotes } from '../customers/personal-notes.ts';
import { personalIdempotencyKeys } from '../../platform/idempotency/personal-idempotency-keys.ts';
import { personalMails } from '../operations/mails/personal-mails.ts';
import { personalNewsletter } from '../newsletter/personal-newsletter.ts';
import { personalOrders } from '../orders/personal-orders.ts';
import { personalPromoUses } from '../promotions/personal-promo-uses.ts';
import { personalReviews } from '../reviews/personal-reviews.ts';
import { personalAuditTrail } from '../staff/personal-audit-trail.ts';
import { personalWishlist } from '../wishlist/personal-wishlist.ts';

/**
 * Personal records in order of erasure. Audit trail and mails come early, because they are found by orders
 * and reviews.
 */
export const allPersonalRecords = {
  idempotencyKeys: personalIdempotencyKeys,
  trail: personalAuditTrail,
  mails: personalMails,
  notes: personalNotes,
  reviews: personalReviews,
  orders: personalOrders,
  promoUses: personalPromoUses,
  newsletter: personalNewsletter,
  alerts: personalAlerts,
  messages: personalMessages,
  cart: personalCart,
  wishlist: personalWishlist,
  account: personalAccount,
} as const;
