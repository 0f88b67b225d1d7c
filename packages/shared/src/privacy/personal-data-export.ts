import { z } from 'zod';
import { SUBSCRIPTION_STATES } from '../newsletter/consent.ts';
import { ObjectId } from '../object-id.ts';
import { Order } from '../orders/order.ts';
import { ShippingInfo } from '../orders/shipping-info.ts';
import { REPORT_REASONS, FITS } from '../reviews/review-rules.ts';
import { WishlistEntry } from '../wishlist/wishlist.ts';
import { ROLES } from '../roles.ts';

const Moment = z.iso.datetime();

/** DPDP Act, s. 14. */
export const KnownNominee = z.object({ name: z.string(), email: z.string(), namedAt: Moment });
export type KnownNominee = z.infer<typeof KnownNominee>;

export const AcceptedNotice = z.object({ version: z.string(), at: Moment });
export type AcceptedNotice = z.infer<typeof AcceptedNotice>;

export const NewsletterConsent = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  consentVersion: z.string(),
  requestedAt: Moment,
  confirmedAt: Moment.optional(),
  unsubscribedAt: Moment.optional(),
  trail: z.array(z.object({ state: z.enum(SUBSCRIPTION_STATES), version: z.string(), at: Moment })),
});
export type NewsletterConsent = z.infer<typeof NewsletterConsent>;

export const KnownAlert = z.object({
  _id: ObjectId,
  product: ObjectId,
  name: z.string(),
  size: z.string().optional(),
  state: z.enum(['waiting', 'mailed', 'withdrawn']),
  consentVersion: z.string(),
  requestedAt: Moment,
  settledAt: Moment.optional(),
});
export type KnownAlert = z.infer<typeof KnownAlert>;

/**
 * Without passwords, other people's data or unmasked refund accounts.
 * `apps/api/src/features/privacy/personal-data.ts` lists the collections.
 */
export const PersonalDataExport = z.object({
  exportedAt: Moment,
  notes: z.array(z.string()),
  profile: z.object({
    _id: ObjectId,
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    registeredAt: Moment,
    emailProvenAt: Moment.optional(),
    notice: AcceptedNotice.optional(),
    nominee: KnownNominee.optional(),
  }),
  addresses: z.array(ShippingInfo),
  sessions: z.array(z.object({ device: z.string(), signedInAt: Moment, lastSeenAt: Moment, endsAt: Moment })),
  orders: z.array(Order),
  reviews: z.array(
    z.object({
      product: ObjectId,
      stars: z.int(),
      words: z.string(),
      fit: z.enum(FITS).optional(),
      size: z.string().optional(),
      createdAt: Moment,
      editedAt: Moment.optional(),
      hiddenAt: Moment.optional(),
      withdrawnAt: Moment.optional(),
    }),
  ),
  reviewReports: z.array(
    z.object({
      product: ObjectId,
      reason: z.enum(REPORT_REASONS),
      words: z.string().optional(),
      at: Moment,
    }),
  ),
  wishlist: z.array(WishlistEntry),
  cart: z.array(z.object({ product: ObjectId, size: z.string().optional(), quantity: z.int() })),
  promoCodes: z.array(z.object({ code: z.string(), orders: z.int() })),
  newsletter: NewsletterConsent.optional(),
  stockAlerts: z.array(KnownAlert),
  contactMessages: z.array(
    z.object({
      number: z.string(),
      subject: z.string(),
      state: z.string(),
      name: z.string(),
      email: z.string(),
      message: z.string(),
      createdAt: Moment,
      closedAt: Moment.optional(),
      answers: z.array(z.object({ words: z.string(), at: Moment })),
    }),
  ),
  mails: z.array(
    z.object({ kind: z.string(), state: z.string(), createdAt: Moment, sentAt: Moment.optional() }),
  ),
  handledByStaff: z.array(z.object({ what: z.string(), at: Moment })),
});
export type PersonalDataExport = z.infer<typeof PersonalDataExport>;
