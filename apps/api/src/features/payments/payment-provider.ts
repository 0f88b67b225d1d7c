import type { PaymentsSettings } from '@e-store/shared/store/settings';
import type { Config } from '../../platform/config/config.ts';
import type { PaymentRecord } from './payment.model.ts';

/** An order before its payment. Whole rupees, without a fee. */
export type PayableOrder = {
  total: number;
  pincode: string | undefined;
  /** Parcels of this customer that came back undelivered. */
  countRefusedParcels: () => Promise<number>;
};

/** A method is offered with its fee, or not offered for a reason that the shopper reads. */
export type Availability = { fee: number; description?: string } | { reason: string };

export type ProviderContext = { settings: PaymentsSettings; config: Pick<Config, 'publicUrl'>; now: Date };

export type BegunOrder = {
  id: string;
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
  /** The payer enters the payment's reference, and staff confirm it. */
  takesReference?: true;
  /** `undefined`: the shop does not have this method. */
  availableFor: (order: PayableOrder, context: ProviderContext) => Promise<Availability | undefined>;
  /** Runs after the order stands. Safe to repeat. Returns details to store with the payment. */
  begin?: (order: BegunOrder, context: ProviderContext) => Promise<PaymentDetails>;
  /** For a provider that knows its payments, so that nobody has to confirm them. */
  online?: OnlinePayments;
};

/** Stored with the payment. `order` identifies it at an online provider. */
export type PaymentDetails = Record<string, string>;

export type ProviderPayment = {
  /** Unique at the provider. */
  reference: string;
  /** Like `order` of `PaymentDetails`. */
  order?: string | undefined;
  status: 'open' | 'authorised' | 'captured' | 'failed';
  /** Rupees. */
  amount: number;
  /** Paise that the provider keeps of a captured payment, with their GST. */
  feePaise?: number | undefined;
  at: Date;
};

export type ProviderRefund = {
  reference: string;
  /** Of the request; absent for a refund made in the provider's dashboard. */
  key?: string | undefined;
  /** Reference of the payment. */
  payment: string;
  status: 'pending' | 'processed' | 'failed';
  /** Rupees. */
  amount: number;
};

export type RefundRequest = { payment: string; amount: number; key: string; orderNumber: string };

/** `unknown`: without an answer; the same request may be sent again. */
export type RefundOutcome = ProviderRefund | { status: 'unknown' } | { status: 'refused'; reason: string };

/** The id stays the same when the provider sends the event again. */
export type ProviderEvent = {
  id: string;
  name: string;
  at: Date;
  payment?: ProviderPayment | undefined;
  refund?: ProviderRefund | undefined;
};

export type SignedRequest = { rawBody: Buffer; headers: Readonly<Record<string, string | undefined>> };

/** Reads return `undefined` while the provider is away. All calls are safe to repeat. */
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
  /** Like `listPayments`. */
  listAllRefunds: (since: Date) => Promise<ProviderRefund[] | undefined>;
  /** @throws ForbiddenError when the signature is wrong or the event is too old */
  readEvent: (request: SignedRequest, now: Date) => ProviderEvent;
};

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
