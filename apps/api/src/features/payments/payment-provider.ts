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
  begin?: (order: BegunOrder, context: ProviderContext) => Promise<PaymentDetails>;
  /** Set by a provider that knows its payments, so that nobody has to confirm them. */
  online?: OnlinePayments;
};

/** What a provider stored with the payment of an order. `order` identifies it at an online provider. */
export type PaymentDetails = Record<string, string>;

/** One attempt to pay, as its provider knows it. */
export type ProviderPayment = {
  /** Unique at the provider. */
  reference: string;
  /** Identifies the order at the provider, like `order` of `PaymentDetails`. */
  order?: string | undefined;
  status: 'open' | 'authorised' | 'captured' | 'failed';
  /** Rupees. */
  amount: number;
  at: Date;
};

export type ProviderRefund = {
  reference: string;
  /** Key of the request; absent when somebody refunded in the dashboard of the provider. */
  key?: string | undefined;
  /** Reference of the payment. */
  payment: string;
  status: 'pending' | 'processed' | 'failed';
  /** Rupees. */
  amount: number;
};

export type RefundRequest = { payment: string; amount: number; key: string; orderNumber: string };

/** `unknown`: the provider did not answer; the same request may be sent again. */
export type RefundOutcome = ProviderRefund | { status: 'unknown' } | { status: 'refused'; reason: string };

/** Something that happened at the provider, with an id that stays the same when it is sent again. */
export type ProviderEvent = {
  id: string;
  name: string;
  at: Date;
  payment?: ProviderPayment | undefined;
  refund?: ProviderRefund | undefined;
};

/** A request of a provider, as it came. */
export type SignedRequest = { rawBody: Buffer; headers: Readonly<Record<string, string | undefined>> };

/** The reads return `undefined` while the provider is away. All calls are safe to repeat. */
export type OnlinePayments = {
  /** Whether the provider signed that this payment belongs to the order. */
  isProofValid: (details: PaymentDetails, payment: { reference: string; proof: string }) => boolean;
  findPayment: (reference: string) => Promise<ProviderPayment | undefined>;
  /** All attempts to pay one order. */
  listOrderPayments: (order: string) => Promise<ProviderPayment[] | undefined>;
  /** All payments that began at `since` or later. */
  listPayments: (since: Date) => Promise<ProviderPayment[] | undefined>;
  /** Takes an authorised payment. */
  capture: (payment: ProviderPayment) => Promise<ProviderPayment | undefined>;
  refund: (request: RefundRequest) => Promise<RefundOutcome>;
  listRefunds: (payment: string) => Promise<ProviderRefund[] | undefined>;
  /** @throws ForbiddenError when the signature is wrong or the event is too old */
  readEvent: (request: SignedRequest, now: Date) => ProviderEvent;
};

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
