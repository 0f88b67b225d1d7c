import { freePort } from '@e-store/local-mongo/free-port';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertReplicaSet } from './assert-replica-set.ts';
import { runFromSources } from '../../testing/run-from-sources.ts';
import { startSingleMongod } from '../../testing/start-single-mongod.ts';
import { testConfig } from '../../testing/start-test-shop.ts';

const mongods: Awaited<ReturnType<typeof startSingleMongod>>[] = [];
const startOne = async (...options: string[]) => {
  const mongod = await startSingleMongod(...options);
  mongods.push(mongod);
  return mongod.address;
};

let standalone: string;
let uninitiated: string;
beforeAll(async () => {
  standalone = await startOne();
  uninitiated = await startOne('--replSet', 'rs0');
}, 60_000);
afterAll(() => Promise.all(mongods.map(({ stop }) => stop())));

const refusal = (uri: string) => assertReplicaSet(uri, 1000).catch((error: Error) => error.message);
const nobody = async () => `127.0.0.1:${await freePort(0)}`;

describe('the address of MongoDB', () => {
  it('is taken when it leads to a replica set', async () => {
    await expect(assertReplicaSet(testConfig().mongodbUri)).resolves.toBeUndefined();
  });

  it.each(['', '?replicaSet=rs0', '?retryWrites=true&replicaSet=rs0'])(
    'is refused for a server that is no replica set: %s',
    async (query) => {
      expect(await refusal(`mongodb://${standalone}/e-store${query}`)).toBe(
        `The MongoDB at ${standalone} is not a replica set, which orders require. Start it with --replSet rs0 and run rs.initiate() in mongosh once.`,
      );
    },
  );

  it('is refused for a set that nobody has initiated', async () => {
    expect(await refusal(`mongodb://${uninitiated}/e-store?replicaSet=rs0`)).toBe(
      `The MongoDB at ${uninitiated} is not a replica set yet. Run rs.initiate() in mongosh once.`,
    );
  });

  it('is refused with the name of the set that is there instead', async () => {
    const uri = new URL(testConfig().mongodbUri);
    const name = uri.searchParams.get('replicaSet') ?? '';
    uri.searchParams.set('replicaSet', 'another');
    expect(await refusal(uri.href)).toBe(
      `The MongoDB at ${uri.host} belongs to the replica set ${name}, but MONGODB_URI names another.`,
    );
  });

  it('is refused within seconds when nobody answers, without its password', async () => {
    const [one, two] = [await nobody(), await nobody()];
    const begun = performance.now();
    expect(await refusal(`mongodb://shop:hush@${one},${two}/e-store?replicaSet=rs0`)).toBe(
      `No MongoDB answers at ${one}, ${two} (MONGODB_URI).`,
    );
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('is refused when it cannot be understood', async () => {
    expect(await refusal('mongodb://host/e-store?noSuchOption=1')).toMatch(/^MONGODB_URI cannot be used: /);
  });
});

describe.each(['cli/migrate.ts', 'cli/verify-invariants.ts', 'seed/main.ts', 'cli/backup.ts'])(
  '%s',
  (program) => {
    it('ends with one sentence and no stack where orders could not be placed', async () => {
      const { jwtSecret, internalSecret } = testConfig();
      const env = {
        MONGODB_URI: `mongodb://${standalone}/e-store`,
        JWT_SECRET: jwtSecret,
        INTERNAL_SECRET: internalSecret,
        DEMO: 'true',
      };
      const { status, out, err } = await runFromSources(program, { env });
      expect([status, out]).toEqual([1, '']);
      expect(err).toMatch(/^The MongoDB at [^\n]* is not a replica set, [^\n]*\n$/);
    });
  },
);
