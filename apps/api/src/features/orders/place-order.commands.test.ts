import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NO_TRACING } from '@e-store/server/tracing';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { takeTestDatabase } from '../../testing/test-databases.ts';

/** Long enough that commands of one trip overlap, also on a busy machine. */
const LINE_MS = 50;

/** A line to the database on which each direction takes `LINE_MS`. */
async function startSlowLine(uri: string) {
  const { hostname, port, pathname } = new URL(uri);
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) =>
    from.on('data', (bytes) => setTimeout(() => to.destroyed || to.write(bytes), LINE_MS));
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${own}${pathname}?directConnection=true`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let database: string;
let line: Awaited<ReturnType<typeof startSlowLine>>;
let shop: TestShop;
beforeAll(async () => {
  database = await takeTestDatabase();
  line = await startSlowLine(database);
  shop = await startTestShop({
    config: { hasRateLimits: true, workerPort: 1, mongodbUri: line.uri },
    // The driver reports commands only while tracing is on.
    tracing: { ...NO_TRACING, isOn: true },
  });
});
afterAll(async () => {
  await shop.stop();
  line.stop();
});

type Command = { id: number; name: string; begun: number; ended: number };

/** Commands while `work` runs, without those of the driver itself. */
async function recordCommands(work: () => Promise<unknown>): Promise<Command[]> {
  const client = shop.database.connection.getClient();
  const commands: Command[] = [];
  const onStart = ({ requestId: id, commandName: name }: { requestId: number; commandName: string }) =>
    commands.push({ id, name, begun: performance.now(), ended: Number.POSITIVE_INFINITY });
  const onEnd = ({ requestId }: { requestId: number }) => {
    const command = commands.find(({ id }) => id === requestId);
    if (command) command.ended = performance.now();
  };
  client.on('commandStarted', onStart).on('commandSucceeded', onEnd);
  try {
    await work();
  } finally {
    client.off('commandStarted', onStart).off('commandSucceeded', onEnd);
  }
  return commands.filter(({ name }) => !['hello', 'endSessions', 'getMore'].includes(name));
}

/** The longest chain of commands, each sent after the answer to the one before. */
function countTrips(commands: readonly Command[]): number {
  const depths: number[] = [];
  commands.forEach(({ begun }, index) => {
    const before = commands.flatMap(({ ended }, other) =>
      other < index && ended <= begun ? [depths[other] ?? 0] : [],
    );
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}

it('costs at most 10 commands in 6 trips to the database, from the request to the answer', async () => {
  const { agent } = await shop.signIn();
  const product = await shop.addProduct({ stock: 10 });
  const lines = [{ product: String(product._id), quantity: 1 }];
  const order = async () => {
    await agent.put('/api/v1/cart').send({ changes: lines }).expect(200);
    return recordCommands(() =>
      agent
        .post('/api/v1/order/new')
        .set('Idempotency-Key', randomUUID())
        .send(orderPayload(lines))
        .expect(201),
    );
  };
  await order(); // opens the connections
  const commands = await order();
  const commit = commands.findIndex(({ name }) => name === 'commitTransaction');
  const toAnswer = commands.slice(0, commit + 1);
  expect(toAnswer.length).toBeLessThanOrEqual(10);
  expect(countTrips(toAnswer)).toBeLessThanOrEqual(6);
});
