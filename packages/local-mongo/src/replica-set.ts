import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type Db, type Document } from 'mongodb';
import { MongodFailed } from './errors.ts';

export const REPLICA_SET = 'e-store';

const PRIMARY_TIMEOUT_MS = 30_000;

/** Makes the mongod at `address` the only member, also after a change of port. `member` may name a proxy. */
export async function ensurePrimary(address: string, member = address): Promise<void> {
  const client = new MongoClient(`mongodb://${address}/?directConnection=true`);
  try {
    await client.connect();
    const admin = client.db('admin');
    await writeConfig(admin, await readSavedConfig(client), member);
    await waitForPrimary(admin, member);
  } finally {
    await client.close();
  }
}

function readSavedConfig(client: MongoClient): Promise<Document | null> {
  // replSetGetConfig fails shortly after the start.
  return client.db('local').collection('system.replset').findOne();
}

async function writeConfig(admin: Db, saved: Document | null, member: string): Promise<void> {
  const members = [{ _id: 0, host: member }];
  if (!saved) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } }).catch(ignoreAlreadyInitialized);
  } else if (saved.members[0].host !== member) {
    await updateConfig(admin, { ...saved, version: saved.version + 1, members });
  }
}

async function updateConfig(admin: Db, config: Document): Promise<void> {
  // A node that does not find its own address in the set has no primary.
  const command = { replSetReconfig: config, force: true };
  const deadline = Date.now() + PRIMARY_TIMEOUT_MS;
  while (!(await admin.command(command).then(() => true, retryUntil(deadline)))) await sleep(20);
}

/** A new server responds before it has read its configuration. */
const retryUntil = (deadline: number) => (error: { codeName?: string }) => {
  if (error.codeName !== 'NotYetInitialized' || Date.now() > deadline) throw error;
  return false;
};

function ignoreAlreadyInitialized(error: { codeName?: string }): void {
  if (error.codeName !== 'AlreadyInitialized') throw error;
}

async function waitForPrimary(admin: Db, member: string): Promise<void> {
  const deadline = Date.now() + PRIMARY_TIMEOUT_MS;
  for (;;) {
    const hello = await admin.command({ hello: 1 });
    if (hello.isWritablePrimary && hello.me === member) return;
    if (Date.now() > deadline)
      throw new MongodFailed('MongoDB did not become ready for writing within 30 s.');
    await sleep(20);
  }
}
