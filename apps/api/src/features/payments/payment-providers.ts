import type { Config } from '../../platform/config/config.ts';
import { cashOnDelivery } from './cod/cod-provider.ts';
import { createGatewayProvider } from './gateway/gateway-provider.ts';
import type { OnlinePayments, PaymentProvider, PaymentProviders } from './payment-provider.ts';
import { upi } from './upi/upi-provider.ts';

/** In the order of the checkout. A further one is a folder and a line here. */
export function createPaymentProviders({ paymentGateway }: Pick<Config, 'paymentGateway'>): PaymentProviders {
  const providers = [cashOnDelivery, upi, ...(paymentGateway ? [createGatewayProvider(paymentGateway)] : [])];
  return new Map(providers.map((provider) => [provider.code, provider]));
}

export type OnlineProvider = PaymentProvider & { online: OnlinePayments };

/** There is at most one. */
export const findOnlineProvider = (providers: PaymentProviders): OnlineProvider | undefined =>
  [...providers.values()].find((provider): provider is OnlineProvider => provider.online !== undefined);
