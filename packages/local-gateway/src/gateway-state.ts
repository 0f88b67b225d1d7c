import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  EventName,
  EventPayload,
  OrderEntity,
  PaymentEntity,
  RefundEntity,
  WebhookEvent,
} from './entities.ts';
import { newId, nowInSeconds } from './entities.ts';

export type GatewayState = {
  accountId: string;
  orders: OrderEntity[];
  payments: PaymentEntity[];
  refunds: RefundEntity[];
  refundKeys: Record<string, { request: string; refundId: string }>;
  /** Not acknowledged by the shop. */
  pendingEvents: WebhookEvent[];
};

export type Gateway = {
  state: GatewayState;
  isAutoCapture: boolean;
  refundOutcome: RefundEntity['status'];
  /** Sends a snapshot of the entities. */
  publish: (event: EventName, payload: EventPayload) => void;
};

export const emptyState = (): GatewayState => ({
  accountId: `acc_${newId()}`,
  orders: [],
  payments: [],
  refunds: [],
  refundKeys: {},
  pendingEvents: [],
});

/** An empty state when there is no such file. */
export function readState(file: string | undefined): GatewayState {
  if (file === undefined) return emptyState();
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GatewayState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw new Error(`${file} is damaged: delete it to start with no orders.`, { cause: error });
  }
}

/** By a temporary file, so that a crash cannot damage stored state. */
export function writeState(file: string | undefined, state: GatewayState): void {
  if (file === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

export function createEvent(accountId: string, event: EventName, payload: EventPayload): WebhookEvent {
  return {
    id: randomUUID(),
    body: {
      entity: 'event',
      account_id: accountId,
      event,
      contains: Object.keys(payload),
      payload: structuredClone(payload),
      created_at: nowInSeconds(),
    },
  };
}
