import type { PaymentsSettings } from '@e-store/shared/store/settings';
import type { Config } from '../../platform/config/config.ts';
import type { PaymentRecord } from './payment.model.ts';

/** The order that is about to be paid. Whole rupees, without a fee. */
export type PayableOrder = {
  total: number;
  pincode: string | undefined;
  /** Parcels of this customer that came back undelivered. */
  countRefusedParcels: () => Promise<number>;
};

/** A method is offered with its fee, or not offered for a reason that the shopper reads. */
export type Availability = { fee: number; description?: string } | { reason: string };

/** What a provider needs of the shop. */
export type ProviderContext = { settings: PaymentsSettings; config: Pick<Config, 'publicUrl'>; now: Date };

/** An order that stands and waits for its payment. */
export type BegunOrder = {
  number: string;
  payment: PaymentRecord;
  customer: { name: string; email: string; phoneNo: string };
};

/** One way to pay. Orders know providers only by this interface. */
export type PaymentProvider = {
  /** In `paymentMethod` of the order. */
  code: string;
  label: string;
  /** The order is held for its payment and cancelled when none arrives. */
  isPrepaid: boolean;
  /** The payer enters the reference of the payment, and staff confirm it. */
  takesReference?: true;
  /** `undefined`: the shop does not have this method. */
  availableFor: (order: PayableOrder, context: ProviderContext) => Promise<Availability | undefined>;
  /**
   * Prepares the payment after the order stands. Safe to repeat.
   * @returns details to store with the payment
   */
  begin?: (order: BegunOrder, context: ProviderContext) => Promise<Record<string, string>>;
};

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
