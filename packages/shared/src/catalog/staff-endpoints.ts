import { isPriceChangeInRange, PRICE_CHANGE_RANGES } from './price-change.ts';
import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { forbidCombination, sentAs, sentAsText } from '../sent-as.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { EditedProduct } from './edited-product.ts';
import { isStockInBounds, Rupees, SENT_AS_STOCK, SIZES_MAX, Stock, TOO_MUCH_STOCK } from './new-product.ts';
import {
  BULK_PRODUCTS_MAX,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  STOCK_CAUSES,
} from './staff-product-choices.ts';
import { StaffProduct } from './product.ts';
import { StaffProductQuery } from './staff-product-query.ts';

const access = staff(...SECTION_ROLES.products);
const params = z.object({ id: ObjectId });

export const listStaffProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  access,
  summary: 'List products for staff, including drafts and unavailable ones, filtered, sorted and in pages',
  query: StaffProductQuery,
  response: z.object({
    products: z.array(StaffProduct),
    ...listTotal,
    lowStock: z.int().meta({ description: 'Low-stock threshold of the store settings.' }),
  }),
});

export const getStaffProduct = endpoint({
  method: 'GET',
  path: '/admin/products/:id',
  access,
  summary: 'Get a product with its staff details; its ETag begins with its version',
  params,
  response: StaffProduct,
});

export const editProduct = endpoint({
  method: 'PUT',
  path: '/admin/products/:id',
  access,
  idempotencyKey: '24h',
  summary:
    'Save all fields of a product, and empty those that are absent; If-Match is the version that was edited, and an outdated one returns 412 with the current product',
  params,
  body: EditedProduct,
  response: StaffProduct,
  errors: ['ALREADY_EXISTS', 'CONFLICT', 'CHANGED_MEANWHILE'],
  versioned: { field: 'version', record: 'product' },
});

export const changePrice = endpoint({
  method: 'PUT',
  path: '/admin/products/:id/price',
  access,
  idempotencyKey: '24h',
  summary: 'Change the price of a product, unless someone else has changed it since',
  params,
  body: z.object({ from: Rupees, to: Rupees }),
  response: StaffProduct,
  errors: ['CONFLICT', 'CHANGED_MEANWHILE'],
});

/**
 * `from` as seen, `to` as wanted. Without a size, units come from `unassignedStock` where a product has both.
 */
const StockLine = z
  .object({
    size: z.string().trim().min(1).max(10).meta(sentAsText(10)).optional(),
    from: Stock,
    to: Stock.meta(SENT_AS_STOCK),
  })
  .refine(({ from, to }) => isStockInBounds(to, from), { path: ['to'], error: TOO_MUCH_STOCK });

export const adjustStock = endpoint({
  method: 'PUT',
  path: '/admin/products/:id/stock',
  access,
  idempotencyKey: '24h',
  summary:
    'Adjust stock by the difference between `from` and `to`, so that sales in the meantime still count; 412 with the current product when staff changed the same stock since (If-Match is the version that was read; without it `from` is compared)',
  params,
  body: z.object({
    lines: z
      .array(StockLine)
      .min(1, 'Enter the number of units.')
      .max(SIZES_MAX + 1, `At most ${SIZES_MAX} sizes.`),
    cause: z.enum(STOCK_CAUSES, chooseMessage(STOCK_CAUSES)),
    note: z.string().trim().max(200, 'At most 200 characters.').optional(),
  }),
  response: StaffProduct,
  errors: ['CONFLICT', 'CHANGED_MEANWHILE'],
  versioned: { field: 'version', record: 'product', isOptional: true },
});

export const archiveProduct = endpoint({
  method: 'DELETE',
  path: '/admin/products/:id',
  access,
  idempotencyKey: '24h',
  summary: 'Archive a product; orders keep their copy of its details',
  params,
  response: StaffProduct,
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/restore',
  access,
  idempotencyKey: '24h',
  summary: 'Restore an archived product with its previous status',
  params,
  response: StaffProduct,
});

const { amount, percent } = PRICE_CHANGE_RANGES;

const PriceChange = z
  .object({
    kind: z.literal('price'),
    by: z.enum(['amount', 'percent'], 'Choose amount or percent.'),
    value: z
      .int('Enter a whole number.')
      .min(amount.min)
      .max(amount.max)
      .meta(
        sentAs({
          type: 'integer',
          minimum: amount.min,
          maximum: amount.max,
          not: { const: 0 },
          description: `Not 0. Percent: from ${percent.min} to ${percent.max}.`,
        }),
      ),
  })
  .refine(isPriceChangeInRange, {
    path: ['value'],
    error: 'From −90 to 500 percent.',
  })
  .refine(({ value }) => value !== 0, { path: ['value'], error: 'Enter the price change.' })
  .meta(
    forbidCombination({
      properties: {
        by: { enum: ['percent'] },
        value: { not: { minimum: percent.min, maximum: percent.max } },
      },
      required: ['by', 'value'],
    }),
  );

export const BulkProductChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('onSale'), onSale: z.boolean('Use true or false.') }),
  z.object({
    kind: z.literal('category'),
    category: z.string().trim().min(1, 'Choose a category.').max(60).meta(sentAsText(60)),
  }),
  PriceChange,
]);
export type BulkProductChange = z.infer<typeof BulkProductChange>;

export const bulkChangeProducts = endpoint({
  method: 'PUT',
  path: '/admin/products',
  access,
  idempotencyKey: '24h',
  summary: 'Change many products independently; each result has the product or the reason it was not changed',
  body: z.object({
    products: z
      .array(
        z.object({
          id: ObjectId,
          price: z
            .int()
            .min(0)
            .optional()
            .describe(
              'The price that you read. Required to change prices, and rejected when it has changed.',
            ),
        }),
      )
      .min(1, 'Choose a product.')
      .max(BULK_PRODUCTS_MAX, `At most ${BULK_PRODUCTS_MAX} products at a time.`),
    change: BulkProductChange,
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: ObjectId,
        product: StaffProduct.optional().describe('Absent when unchanged.'),
        why: z.string().optional().describe('Why it was not changed.'),
      }),
    ),
    entry: ObjectId.optional().describe(
      'Restores the prices at `POST /admin/products/prices/put-back`; absent for a single product or no change.',
    ),
  }),
});

export const revertPrices = endpoint({
  method: 'POST',
  path: '/admin/products/prices/put-back',
  access,
  idempotencyKey: '24h',
  summary:
    'Restore the prices from before a change in the audit trail; each result has the product or the reason it was not changed',
  body: z.object({
    entry: ObjectId,
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: ObjectId,
        name: z.string(),
        product: StaffProduct.optional().describe('Absent when not reverted.'),
        why: z.string().optional().describe('Why it was not changed.'),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin/pictures',
  access,
  // The URL derives from the content.
  idempotent: true,
  summary:
    'Upload a picture; its content is checked, it is cropped to 4:5 and its camera metadata is removed',
  file: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  response: z.object({
    public_id: z.string(),
    url: z.string().describe('Identical pictures share a URL.'),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
});
