import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { MOVEMENT_REASONS, STOCK_CAUSES } from './staff-product-choices.ts';

const StockMovement = z.object({
  _id: ObjectId,
  at: z.iso.datetime(),
  size: z.string().optional().describe('Absent for a product without sizes and for unassigned stock.'),
  units: z.int().describe('Added to the stock; negative when they left it.'),
  reason: z.enum(MOVEMENT_REASONS),
  cause: z.enum(STOCK_CAUSES).optional().describe('Of an adjustment by staff.'),
  isReversal: z.boolean().optional().describe('Whether it takes back an earlier step of the order.'),
  note: z.string().optional(),
  deliveryNote: z
    .string()
    .optional()
    .describe('The number on the supplier’s delivery note, challan or invoice.'),
  by: z.string().optional().describe('The staff member, of an adjustment.'),
  order: ObjectId.optional().describe('Only for staff who see orders.'),
});
export type StockMovement = z.infer<typeof StockMovement>;

export const listStockMovements = endpoint({
  method: 'GET',
  path: '/admin/products/:id/stock-history',
  access: staff(...SECTION_ROLES.products),
  summary: 'List what changed the stock of a product, latest first and in pages',
  params: z.object({ id: ObjectId }),
  query: z.object({ ...listQuery.page }),
  response: z.object({
    product: z.object({ _id: ObjectId, name: z.string(), stock: z.int() }),
    movements: z.array(StockMovement),
    ...listTotal,
  }),
});
