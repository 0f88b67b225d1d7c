import { addStaffOrderNote, refundStaffOrder } from '@e-store/shared/orders/staff-endpoints';
import { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { Tracking } from '@e-store/shared/orders/tracking';
import type { Resolver } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';

export const trackingCheck = zodResolver(Tracking);
/** The form holds only strings; the schema also accepts numbers. */
export const addressCheck = zodResolver(ShippingInfo) as unknown as Resolver<ShippingInfo>;
export const noteCheck = zodResolver(addStaffOrderNote.body);
export const refundCheck = zodResolver(refundStaffOrder.body);
