import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createControl, type GatewayControl } from './control.ts';
import type { WebhookEvent } from './entities.ts';
import { createFaults } from './faults.ts';
import { createEvent, type Gateway, readState, writeState } from './gateway-state.ts';
import { createGatewayHandler } from './gateway-handler.ts';
import { createWebhooks } from './webhooks.ts';

export type LocalGatewayOptions = {
  /** 0 picks a free port. */
  port: number;
  host?: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Without it there are no events. */
  webhookUrl?: string;
  webhookRetryDelaysMs?: readonly number[];
  /** Whether authorized payments are captured without a call. */
  isAutoCapture?: boolean;
  /** Until "Pay, then close" completes the payment. */
  payAfterCloseMs?: number;
  /** For the next start; otherwise state is in memory only. */
  stateFile?: string;
};

export type LocalGateway = {
  port: number;
  url: string;
  control: GatewayControl;
  stop: () => Promise<void>;
};

/** Back-off of a failed webhook. The real service retries for 24 hours. */
const RETRY_DELAYS_MS = [1000, 2000, 5000, 15_000, 60_000];

/**
 * Stand-in for Razorpay: the API below `/v1`, Checkout, signed webhooks. No money moves.
 * @throws an error that names GATEWAY_PORT when taken
 */
export async function startLocalGateway(options: LocalGatewayOptions): Promise<LocalGateway> {
  const { host = '127.0.0.1', keyId, keySecret, stateFile } = options;
  const state = readState(stateFile);
  const save = (): void => writeState(stateFile, state);
  const webhooks = createWebhooks({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    onDone: ({ id }) => {
      state.pendingEvents = state.pendingEvents.filter((event) => event.id !== id);
      save();
    },
  });
  const send = (event: WebhookEvent): void => {
    state.pendingEvents.push(event);
    save();
    webhooks.send(event);
  };
  const gateway: Gateway = {
    state,
    isAutoCapture: options.isAutoCapture ?? true,
    refundOutcome: 'processed',
    publish: (event, payload) => send(createEvent(state.accountId, event, payload)),
  };
  const faults = createFaults();
  const control = createControl({ gateway, faults, webhooks, keySecret });
  const stopped = new AbortController();
  const handler = createGatewayHandler({
    gateway,
    control,
    faults,
    keys: { keyId, keySecret },
    payAfterCloseMs: options.payAfterCloseMs ?? 2000,
    stopped: stopped.signal,
    save,
  });
  const server = createServer(handler);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toPortError(error, options.port)));
    server.listen(options.port, host, () => resolve((server.address() as AddressInfo).port));
  });
  for (const event of state.pendingEvents) webhooks.send(event);
  return {
    port,
    url: `http://${host}:${port}`,
    control,
    stop: async () => {
      stopped.abort();
      webhooks.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await webhooks.settled();
      save();
    },
  };
}

const toPortError = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken: stop what listens there, or set GATEWAY_PORT to another port.`, {
        cause: error,
      })
    : error;
