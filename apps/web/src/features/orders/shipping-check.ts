import { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';

// The schema also accepts numbers; the form holds strings.
export const shippingCheck = zodResolver(ShippingInfo) as unknown as Resolver<ShippingInfo>;
