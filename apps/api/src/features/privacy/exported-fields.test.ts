import { describe, expect, it } from '@jest/globals';
import { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { z } from 'zod';
import { PERSONAL_DATA } from './personal-data.ts';

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

const pathsIn = ({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [
    name,
    ...pathsIn(inner).map((path) => `${name}.${path}`),
  ]),
  ...[...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(pathsIn),
];

const { properties: parts = {} } = z.toJSONSchema(PersonalDataExport) as JsonSchema;

const OWNER = 'The person who asks for the export.';
const SECRET = 'A secret or a technical key without content.';
const DERIVED = 'Computed from data that the export contains.';
const REPEATED = 'Repeats a reference of the payment or refund.';
const STAFF_NOTE = 'Written by staff for staff.';
const LINK = 'Links to a record that the export contains.';
const MASKED = 'A refund account, which the export shows masked.';
const EXCHANGE_ACCOUNT =
  'The account of the exchanged return, which the export shows masked with that return.';

const STAFF = /(^|\.)by\.(_id|name)$/;

const EXPORT_PATHS_OR_REASONS: Record<string, Record<string, string>> = {
  users: {
    innerNameWords: DERIVED,
    passwordHash: SECRET,
    createdAt: 'registeredAt',
    'figures.orders': DERIVED,
    'figures.cancelled': DERIVED,
    'figures.returned': DERIVED,
    'figures.spent': DERIVED,
    'figures.lastOrderAt': DERIVED,
  },
  sessions: {
    user: OWNER,
    createdAt: 'signedInAt',
    expiresAt: 'endsAt',
    passwordConfirmedAt: 'Decides when the password is asked for again.',
  },
  orders: {
    user: OWNER,
    idempotencyKey: SECRET,
    requestHash: SECRET,
    addressKey: DERIVED,
    search: DERIVED,
    'notes.text': STAFF_NOTE,
    'corrections.reason': STAFF_NOTE,
    'corrections.withdrawn.attempt.wish.day': 'A step that staff withdrew.',
    'corrections.withdrawn.attempt.wish.phoneNo': 'A step that staff withdrew.',
    'lastMove.hadTracking.courier': 'For undoing the latest step.',
    'lastMove.hadTracking.number': 'For undoing the latest step.',
    'exchangeFor.refundTo.method': EXCHANGE_ACCOUNT,
    'exchangeFor.refundTo.upiId': EXCHANGE_ACCOUNT,
    'exchangeFor.refundTo.holder': EXCHANGE_ACCOUNT,
    'exchangeFor.refundTo.accountNumber': EXCHANGE_ACCOUNT,
    'exchangeFor.refundTo.ifsc': EXCHANGE_ACCOUNT,
    'returns.refundTo.upiId': MASKED,
    'returns.refundTo.holder': MASKED,
    'returns.refundTo.accountNumber': MASKED,
    'returns.refundTo.ifsc': MASKED,
    'payment.events.reference': REPEATED,
    'payment.refunds.payment': REPEATED,
  },
  carts: {
    _id: OWNER,
    'lines.product': 'product',
    'lines.size': 'size',
    'lines.quantity': 'quantity',
    changedAt: 'Decides when the cart is deleted.',
  },
  wishlists: {
    _id: OWNER,
    'entries.product': 'product',
    'entries.price': 'price',
    'entries.savedAt': 'savedAt',
  },
  promoUses: { user: OWNER, count: 'orders' },
  reviews: { user: OWNER, order: LINK },
  reviewReports: { reporter: OWNER },
  newsletterSubscriptions: { email: OWNER },
  stockAlerts: { user: OWNER, email: OWNER, requestKeys: SECRET, mailKeys: SECRET },
  contactMessages: { user: OWNER, 'notes.words': STAFF_NOTE, 'notes.at': STAFF_NOTE },
  outboxMails: {
    to: OWNER,
    user: OWNER,
    alert: LINK,
    subscription: LINK,
    contactMessage: LINK,
    answer: LINK,
    lastError: 'The answer of a mail server.',
  },
  auditEntries: {
    by: 'The staff member.',
    name: 'The staff member.',
    ip: 'Of the staff member.',
    'subject.id': OWNER,
    'subject.label': OWNER,
    before: 'Earlier values of data that the export contains.',
    after: 'Data that the export contains.',
  },
};

const tables = Object.entries(PERSONAL_DATA).flatMap(([collection, { personal, exportedAs }]) => {
  if ('not' in exportedAs) return [];
  const exported = exportedAs.flatMap((part) => pathsIn(parts[part] ?? {}));
  const fields = personal.filter((field) => !exported.includes(field) && !STAFF.test(field));
  return [{ collection, exported, fields }];
});

describe('a personal field of an exported collection', () => {
  it.each(tables)(
    'of $collection is in the export, or a reason says why not',
    ({ collection, fields, exported }) => {
      const known = EXPORT_PATHS_OR_REASONS[collection] ?? {};
      expect(Object.keys(known).toSorted()).toEqual(fields.toSorted());
      const unexplained = Object.values(known).filter(
        (value) => !exported.includes(value) && !/^[A-Z].{15,}\.$/.test(value),
      );
      expect(unexplained).toEqual([]);
    },
  );
});
