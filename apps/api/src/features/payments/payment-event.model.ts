import { Schema } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';
import type { ProviderEvent, ProviderPayment, ProviderRefund } from './payment-provider.ts';

/** Longer than the gateway repeats an event, so that each is handled once. */
export const EVENT_RETENTION_DAYS = 30;

/** Stored before it is handled. Holds references, states and amounts only: nothing of the payer or a card. */
export type PaymentEventRecord = Omit<ProviderEvent, 'id'> & {
  _id: string;
  /** SHA-256 of the body. The provider does not sign the id, so a copy with another id is found by it. */
  digest: string;
  method: string;
  receivedAt: Date;
  handledAt?: Date;
  attempts: number;
  /** Absent once the event is handled or given up. */
  nextAttemptAt?: Date;
};

const required = { type: String, required: true } as const;

export const paymentEventSchema = new Schema<PaymentEventRecord>(
  {
    _id: required,
    digest: required,
    method: required,
    name: required,
    at: { type: Date, required: true },
    payment: new Schema<ProviderPayment>(
      {
        reference: required,
        order: String,
        status: required,
        amount: { type: Number, required: true },
        feePaise: Number,
        at: { type: Date, required: true },
      },
      nested,
    ),
    refund: new Schema<ProviderRefund>(
      {
        reference: required,
        key: String,
        payment: required,
        status: required,
        amount: { type: Number, required: true },
      },
      nested,
    ),
    receivedAt: { type: Date, required: true },
    handledAt: Date,
    attempts: { type: Number, required: true },
    nextAttemptAt: Date,
  },
  { collection: 'paymentEvents', ...recordOptions },
);
