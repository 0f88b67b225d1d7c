import type { LedgerRecord } from '../features/payments/payment-ledger.ts';
import { pastLedgerLines } from '../features/payments/migrations.ts';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { refreshAllCustomerStats } from '../features/customers/customer-stats.ts';
import type { Database } from '../platform/database/database.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import { demoAccounts, pastBuyers } from './demo-accounts.ts';
import { demoPromoCodes } from './demo-promo-codes.ts';
import { demoLedger, countSoldUnits } from './demo-ledger.ts';
import { demoWishlist } from './demo-wishlist.ts';
import { insertMissing } from './insert-missing.ts';
import { issuePastInvoices } from './issue-past-invoices.ts';
import { pastMails } from './past-mails.ts';
import { pastOrders } from './past-orders.ts';
import { recordPastRemittance } from './past-remittance.ts';
import { pastReviews } from './past-reviews.ts';
import { toProductRecord } from './to-product-record.ts';
import { buildTransactions } from '../features/transactions/build-transactions.ts';
import { updateProductRating } from '../features/reviews/update-product-rating.ts';

type Options = {
  hash: (password: string) => Promise<string>;
  writeLine: (line: string) => void;
  now: Date;
};

/** Legally required seller details, marked as a sample. */
const DEMO_CONTACT: StoreContact = {
  legalName: 'E-Store Retail LLP (sample seller)',
  address: '1 Sample Street, Demo Nagar\nBengaluru 560001, Karnataka',
  gstin: '29AAAAA0000A1ZY', // valid format, never assigned
  email: 'help@estore.example',
  phone: '+91 80 0000 0000',
  hours: 'Mon to Sat, 9 am to 7 pm',
  grievanceOfficer: {
    name: 'Sample Officer',
    designation: 'Grievance officer (sample)',
    email: 'grievance@estore.example',
    phone: '+91 80 0000 0001',
  },
};

const SKU_PREFIXES = { 'T-Shirt': 'TEE', Shirts: 'SHI', jeans: 'JEA' } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ids are deterministic, so a second run only adds missing records. */
export async function loadDemo(database: Database, { hash, writeLine, now }: Options): Promise<void> {
  const openedAt = new Date(now.getTime() - 70 * DAY_MS);
  const accounts = await demoAccounts(hash, openedAt);
  const buyers = pastBuyers(openedAt);
  const [shopper] = accounts;
  const popularity = new Map(demoProducts.map(({ slug, popularity: value }) => [slug, value]));
  const slugs = new Map<string, string>();
  const demoRecords = demoProducts.map((demo, index) => {
    const sku = `${SKU_PREFIXES[demo.category]}-${String(index + 1).padStart(3, '0')}`;
    const createdAt = new Date(openedAt.getTime() + index * 0.8 * DAY_MS);
    const sizeSkus = demo.sizes.map(({ size }) => ({ size, sku: `${sku}-${size}` }));
    const record = { ...toProductRecord(demo, createdAt), sku, sizeSkus };
    slugs.set(String(record._id), demo.slug);
    return record;
  });
  const orders = pastOrders(
    demoRecords,
    shopper ? [shopper, ...buyers] : buyers,
    ({ _id }) => popularity.get(slugs.get(String(_id)) ?? '') ?? 1,
    now,
  );
  const reviews = pastReviews(orders, shopper?._id);
  const sold = countSoldUnits(orders);
  const products = demoRecords.map((record) => ({
    ...record,
    sold: sold.get(String(record._id)) ?? 0,
  }));

  const added = {
    products: await insertMissing(database.products.collection, products),
    movements: await insertMissing(
      database.stockMovements.collection,
      demoLedger(demoRecords, orders, openedAt),
    ),
    accounts: await insertMissing(database.users.collection, [...accounts, ...buyers]),
    orders: await insertMissing(database.orders.collection, orders),
    ledger: await insertMissing(
      database.paymentLedger.collection,
      orders.flatMap((order) => pastLedgerLines(order)) as LedgerRecord[],
    ),
    transactions: await insertMissing(database.transactions.collection, orders.flatMap(buildTransactions)),
    mails: await insertMissing(database.outboxMails.collection, pastMails(orders, [...accounts, ...buyers])),
    reviews: await insertMissing(database.reviews.collection, reviews),
    wishlists: await insertMissing(
      database.wishlists.collection,
      shopper ? [demoWishlist(shopper, products, now)] : [],
    ),
    promoCodes: await insertMissing(database.promoCodes.collection, demoPromoCodes(openedAt)),
  };
  await refreshAllCustomerStats(database.connection);
  await database.settings.updateOne(
    { _id: 'store' },
    { $setOnInsert: { contact: DEMO_CONTACT } },
    { upsert: true },
  );
  await issuePastInvoices(database, orders);
  const admin = accounts.find(({ role }) => role === 'Admin');
  if (admin) await recordPastRemittance(database, orders, admin, now);
  for (const product of new Set(reviews.map((review) => String(review.product))))
    await updateProductRating(database, product);
  writeLine(
    `Demo data: added ${added.products} products, ${added.orders} past orders, ${added.reviews} reviews, ${added.accounts} accounts`,
  );
}
