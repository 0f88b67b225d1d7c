import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What is wrong with the line. All of it befalls what the database says, a narrow line what it is asked, too. */
export type Trouble = {
  delayMs?: number;
  /** The delay varies by so much to either side. */
  jitterMs?: number;
  bytesPerSecond?: number;
  /** What it says arrives in pieces of so many bytes. */
  pieceBytes?: number;
  /** Of the answers, so many (0 to 1) are a reset of their connection instead. */
  resets?: number;
};

/** `lost`: the commit waits in the line. `unanswered`: it arrives, and its answer waits. */
export type CommitTrap = 'lost' | 'unanswered';

const COMMIT = 'commitTransaction';

type Pass = (chunk: Buffer, due: number) => Promise<void>;

/** Passes on in the order of arrival, and the end after everything else. */
function carry(from: Socket, pass: Pass, end: () => Promise<void>, due: () => number = () => 0): void {
  let last = Promise.resolve();
  const afterwards = (next: () => Promise<void>) => {
    const before = last;
    last = (async () => {
      await before;
      await next();
    })();
  };
  from.setNoDelay();
  from.on('error', () => {}); // it closes, too
  from.on('data', (chunk: Buffer) => {
    const time = due();
    afterwards(() => pass(chunk, time));
  });
  from.on('close', () => afterwards(end));
}

/**
 * The network between the shop and its database, on a port of its own, in trouble when it is told to be. Nothing is lost
 * while it holds: as with TCP, what was sent arrives in its order when the line is back, also the end of a connection.
 */
export async function startLine() {
  let port = 0;
  let trouble: Trouble = {};
  let held: { over: Promise<void>; end: () => void } | undefined;
  let trap: { kind: CommitTrap; sprung: () => void } | undefined;
  const sockets = new Set<Socket>();

  const hold = () => {
    if (held) return;
    let end = () => {};
    held = { over: new Promise((resolve) => (end = resolve)), end: () => end() };
  };
  const release = () => {
    held?.end();
    held = undefined;
  };

  async function send(chunk: Buffer, into: Socket, pieceBytes = chunk.length): Promise<void> {
    const { bytesPerSecond } = trouble;
    if (bytesPerSecond) await wait((chunk.length / bytesPerSecond) * 1000);
    for (let from = 0; from < chunk.length && into.writable; from += pieceBytes)
      into.write(chunk.subarray(from, from + pieceBytes));
  }

  async function ask(chunk: Buffer, database: Socket): Promise<void> {
    const sprung = chunk.includes(COMMIT) ? trap : undefined;
    if (sprung) trap = undefined;
    if (sprung?.kind === 'lost') {
      hold();
      sprung.sprung();
    }
    await held?.over;
    await send(chunk, database);
    if (sprung?.kind === 'unanswered') {
      hold();
      sprung.sprung();
    }
  }

  async function answer(chunk: Buffer, due: number, shop: Socket): Promise<void> {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    await held?.over;
    if (Math.random() < (trouble.resets ?? 0)) shop.resetAndDestroy();
    else await send(chunk, shop, trouble.pieceBytes);
  }

  /** When what arrives now may go on. */
  const dueTime = () => {
    const { delayMs = 0, jitterMs = 0 } = trouble;
    return performance.now() + delayMs + (2 * Math.random() - 1) * jitterMs;
  };

  async function hangUp(other: Socket): Promise<void> {
    await held?.over;
    other.destroySoon();
  }

  const server = createServer((shop) => {
    const database = connect(port, '127.0.0.1');
    sockets.add(shop);
    shop.once('close', () => sockets.delete(shop));
    carry(
      shop,
      (chunk) => ask(chunk, database),
      () => hangUp(database),
    );
    carry(
      database,
      (chunk, due) => answer(chunk, due, shop),
      () => hangUp(shop),
      dueTime,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // a TCP server that listens has one

  return {
    /** What a member of a replica set is known by, so that whoever asks for it goes through here. */
    address: `127.0.0.1:${address.port}`,
    leadTo: (databasePort: number) => {
      port = databasePort;
    },
    be: (now: Trouble) => {
      trouble = now;
    },
    /** Nothing passes from the next commit on. Resolves when that has come. */
    holdAtCommit: (kind: CommitTrap) => new Promise<void>((sprung) => (trap = { kind, sprung })),
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

export type Line = Awaited<ReturnType<typeof startLine>>;
