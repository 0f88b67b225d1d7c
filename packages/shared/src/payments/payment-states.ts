export const CASH_METHOD = 'COD';

/** As the wire and the lists know it (spec §3, §9). */
export const PAYMENT_STATUSES = ['pending', 'collected', 'refund due', 'refunded', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

type StateRow = {
  status: PaymentStatus;
  /** Everything else is rejected. */
  next: readonly string[];
};

const ENDS = ['cancelled', 'expired'] as const;

/**
 * Separate from the states of the parcel. A failed attempt may be repeated. Money that arrives after the end
 * is captured and then refunded, so that no payment is lost.
 */
export const PAYMENT_STATES = {
  pending: { status: 'pending', next: ['authorised', 'captured', 'failed', ...ENDS] },
  authorised: { status: 'pending', next: ['captured', 'failed', ...ENDS] },
  failed: { status: 'pending', next: ['authorised', 'captured', ...ENDS] },
  captured: { status: 'collected', next: ['partially refunded', 'refunded'] },
  'partially refunded': { status: 'refunded', next: ['refunded'] },
  refunded: { status: 'refunded', next: [] },
  cancelled: { status: 'cancelled', next: ['captured'] },
  expired: { status: 'cancelled', next: ['captured'] },
} as const satisfies Record<string, StateRow>;

export type PaymentState = keyof typeof PAYMENT_STATES;
export const PAYMENT_STATE_NAMES = Object.keys(PAYMENT_STATES) as PaymentState[];

const STATES: Record<PaymentState, StateRow> = PAYMENT_STATES;

export const canMovePayment = (from: PaymentState, to: PaymentState) => STATES[from].next.includes(to);

type Money = Record<'amount' | 'paid' | 'refundDue' | 'refunded', number>;

/** Rupees. A second payment that went back leaves the order paid. */
export function paymentStatusOf({
  state,
  amount,
  paid,
  refundDue,
  refunded,
}: Money & { state: PaymentState }): PaymentStatus {
  if (refundDue > 0) return 'refund due';
  if (refunded > 0 && paid - refunded >= amount) return 'collected';
  return STATES[state].status;
}

export type PaymentLabel = PaymentStatus | 'partly refunded' | 'exchanged';

type LabelledPayment = {
  status: PaymentStatus;
  isExchanged: boolean;
} & Record<'amount' | 'refunded', number>;

export function paymentLabelOf({ status, isExchanged, amount, refunded }: LabelledPayment): PaymentLabel {
  if (status === 'refund due') return status;
  if (isExchanged) return 'exchanged';
  return status === 'refunded' && refunded < amount ? 'partly refunded' : status;
}

/** Of a refund that a provider pays out. */
export const REFUND_STATES = ['pending', 'processed', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const NO_REFUND_REASON = 'The refund failed.';

export const PAYMENT_TABS = ['to-confirm', 'waiting', 'refunds', 'to-approve'] as const;

/** Of a refund above the store's limit. */
export const APPROVAL_STATES = ['needed', 'waiting', 'approved', 'declined'] as const;

/** `no-payment`: the provider does not know the payment of an order. */
export const DISCREPANCY_KINDS = [
  'no-order',
  'other-amount',
  'no-payment',
  'refund-no-order',
  'refund-other-amount',
] as const;

type Details = { details?: Readonly<Record<string, string>> | undefined };

/** Through a gateway, whose order is in the details. */
export const isOnlinePayment = ({ details }: Details): boolean => details?.['order'] !== undefined;

/** By the UPI code on the invoice of a cash on delivery order. */
export const isPaidAtDoor = ({ method, details }: Details & { method: string }): boolean =>
  method === 'UPI' && details === undefined;
