import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Affect the database's responses; limited bandwidth also affects requests. */
export type NetworkFaults = {
  delayMs?: number;
  jitterMs?: number;
  bytesPerSecond?: number;
  /** Of responses, in bytes. */
  chunkBytes?: number;
  /** Share of responses (0 to 1). */
  resets?: number;
};

/** `lost`: the commit is held back. `unanswered`: its response is. */
export type CommitTrap = 'lost' | 'unanswered';

const COMMIT = 'commitTransaction';

type Forward = (chunk: Buffer, due: number) => Promise<void>;

/** Preserves the order of arrival; the end comes last. */
function forwardInOrder(
  from: Socket,
  forward: Forward,
  end: () => Promise<void>,
  due: () => number = () => 0,
): void {
  let last = Promise.resolve();
  const enqueue = (next: () => Promise<void>) => {
    const before = last;
    last = (async () => {
      await before;
      await next();
    })();
  };
  from.setNoDelay();
  from.on('error', () => {});
  from.on('data', (chunk: Buffer) => {
    const time = due();
    enqueue(() => forward(chunk, time));
  });
  from.on('close', () => enqueue(end));
}

/** Injectable faults. While blocked, data and connection ends are delayed, never lost. */
export async function startDatabaseProxy() {
  let port = 0;
  let networkFaults: NetworkFaults = {};
  let blocked: { unblocked: Promise<void>; end: () => void } | undefined;
  let trap: { kind: CommitTrap; onCommit: () => void } | undefined;
  const sockets = new Set<Socket>();

  const block = () => {
    if (blocked) return;
    let end = () => {};
    blocked = { unblocked: new Promise((resolve) => (end = resolve)), end: () => end() };
  };
  const release = () => {
    trap = undefined;
    blocked?.end();
    blocked = undefined;
  };

  async function send(chunk: Buffer, into: Socket, chunkBytes = chunk.length): Promise<void> {
    const { bytesPerSecond } = networkFaults;
    if (bytesPerSecond) await wait((chunk.length / bytesPerSecond) * 1000);
    for (let from = 0; from < chunk.length && into.writable; from += chunkBytes)
      into.write(chunk.subarray(from, from + chunkBytes));
  }

  async function ask(chunk: Buffer, database: Socket): Promise<void> {
    const onCommit = chunk.includes(COMMIT) ? trap : undefined;
    if (onCommit) trap = undefined;
    if (onCommit?.kind === 'lost') {
      block();
      onCommit.onCommit();
    }
    await blocked?.unblocked;
    await send(chunk, database);
    if (onCommit?.kind === 'unanswered') {
      block();
      onCommit.onCommit();
    }
  }

  async function answer(chunk: Buffer, due: number, shop: Socket): Promise<void> {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    await blocked?.unblocked;
    if (Math.random() < (networkFaults.resets ?? 0)) shop.resetAndDestroy();
    else await send(chunk, shop, networkFaults.chunkBytes);
  }

  const computeDueTime = () => {
    const { delayMs = 0, jitterMs = 0 } = networkFaults;
    return performance.now() + delayMs + (2 * Math.random() - 1) * jitterMs;
  };

  async function closeSocket(other: Socket): Promise<void> {
    await blocked?.unblocked;
    other.destroySoon();
  }

  const server = createServer((shop) => {
    const database = connect(port, '127.0.0.1');
    sockets.add(shop);
    shop.once('close', () => sockets.delete(shop));
    forwardInOrder(
      shop,
      (chunk) => ask(chunk, database),
      () => closeSocket(database),
    );
    forwardInOrder(
      database,
      (chunk, due) => answer(chunk, due, shop),
      () => closeSocket(shop),
      computeDueTime,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;

  return {
    /** Replica-set address, so that all clients use the proxy. */
    address: `127.0.0.1:${address.port}`,
    connectTo: (databasePort: number) => {
      port = databasePort;
    },
    setFaults: (now: NetworkFaults) => {
      networkFaults = now;
    },
    /** From the next commit on; resolves when it arrives. */
    blockAtCommit: (kind: CommitTrap) => new Promise<void>((onCommit) => (trap = { kind, onCommit })),
    release,
    connections: () => sockets.size,
    stop: async () => {
      release();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;
