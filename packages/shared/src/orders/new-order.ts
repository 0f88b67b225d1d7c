import { z } from 'zod';
import { BusinessBuyer } from '../invoices/gstin.ts';
import { PAYMENT_METHODS } from '../payments/payment.ts';
import { sentAs, sentAsText } from '../sent-as.ts';
import { ObjectId } from '../object-id.ts';
import { TypedPromoCode } from '../promotions/promo-code.ts';
import { DELIVERY_METHODS } from './delivery.ts';
import { ShippingInfo } from './shipping-info.ts';

/** Ignores name, price, image and stock of the spec's payload. */
export const OrderLineInput = z.object({
  product: ObjectId,
  size: z.string().trim().min(1).max(10).meta(sentAsText(10)).optional(),
  quantity: z.int('Enter a whole number.').min(1, 'At least 1.').max(1000, 'At most 1000.'),
});
export type OrderLineInput = z.infer<typeof OrderLineInput>;

/** Accepted order payload (spec §3). `paymentInfo` and the client's totals are never stored. */
export const NewOrder = z.object({
  shippingInfo: ShippingInfo,
  orderItems: z.array(OrderLineInput).min(1, 'The cart is empty.').max(50, 'At most 50 lines in one order.'),
  totalPrice: z
    .number('Enter the total in rupees.')
    .optional()
    .describe('Total that the shopper saw. Any difference rejects the order with a new quote.'),
  promoCode: TypedPromoCode.optional(),
  business: BusinessBuyer.optional().describe('Its GSTIN goes on the invoice.'),
  deliveryMethod: z.enum(DELIVERY_METHODS, 'Choose standard or express.').default('standard'),
  paymentMethod: z
    .string('Choose COD, UPI or ONLINE.')
    .regex(/^[A-Z]{2,12}$/, 'Choose COD, UPI or ONLINE.')
    .meta(
      sentAs({
        type: 'string',
        pattern: '^[A-Z]{2,12}$',
        examples: PAYMENT_METHODS,
        description: '`COD` when absent. A method that is not available for this order is rejected (409).',
      }),
    )
    .optional(),
});
export type NewOrder = z.infer<typeof NewOrder>;
