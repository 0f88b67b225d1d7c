import { personalAccount } from '../account/personal-account.ts';
import { personalAlerts } from '../alerts/personal-alerts.ts';
import { personalCart } from '../cart/personal-cart.ts';
import { personalMessages } from '../contact/personal-messages.ts';
import { personalNotes } from '../customers/personal-notes.ts';
import { personalIdempotencyKeys } from '../idempotency/personal-idempotency-keys.ts';
import { personalMails } from '../mail/personal-mails.ts';
import { personalNewsletter } from '../newsletter/personal-newsletter.ts';
import { personalOrders } from '../orders/personal-orders.ts';
import { personalPromoUses } from '../promotions/personal-promo-uses.ts';
import { personalReviews } from '../reviews/personal-reviews.ts';
import { personalTrail } from '../staff/personal-trail.ts';
import { personalWishlist } from '../wishlist/personal-wishlist.ts';

/**
 * What the features hold of a person, in the order in which it is erased: the trail and the mails are found by orders
 * and reviews, and all of it by the account.
 */
export const allPersonalRecords = {
  idempotencyKeys: personalIdempotencyKeys,
  trail: personalTrail,
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
