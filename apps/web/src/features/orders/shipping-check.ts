import { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';

/** The contract's own rules for an address. Loaded when the form is first used. */
// The schema takes phone and pincode as numbers, too; the form holds them as text.
export const shippingCheck = zodResolver(ShippingInfo) as unknown as Resolver<ShippingInfo>;
