import { SignedInSession } from '@e-store/shared/account/endpoints';
import { User } from '@e-store/shared/account/user';
import { AccountCart } from '@e-store/shared/cart/cart-item';
import { Quote, QuoteLine } from '@e-store/shared/cart/endpoints';
import { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import { Facets } from '@e-store/shared/catalog/endpoints';
import { Product, StaffProduct } from '@e-store/shared/catalog/product';
import { ErrorBody } from '@e-store/shared/error-body';
import { Order } from '@e-store/shared/orders/order';
import { OrderReturn } from '@e-store/shared/orders/order-return';
import { PackingOrder } from '@e-store/shared/orders/staff-order';
import { PromoCode } from '@e-store/shared/promotions/promo-code';
import { Review } from '@e-store/shared/reviews/review';
import { AuditEntry } from '@e-store/shared/staff/audit-entry';
import { StoreSettings } from '@e-store/shared/store/settings';
import { StoreContact } from '@e-store/shared/store/endpoints';
import { Transaction } from '@e-store/shared/transactions/transaction';
import { z } from 'zod';

/** With code-specific members: the new quote, and the lines short of stock. */
export const DocumentedError = ErrorBody.extend({
  quote: Quote.optional(),
  lines: z.array(QuoteLine).optional(),
});

const named = {
  AccountCart,
  AuditEntry,
  ErrorBody: DocumentedError,
  Facets,
  Order,
  OrderReturn,
  PackingOrder,
  Product,
  PromoCode,
  Quote,
  Review,
  SignedInSession,
  StaffCategory,
  StaffProduct,
  StoreContact,
  StoreSettings,
  Transaction,
  User,
};

export const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) namedSchemas.add(schema, { id });
