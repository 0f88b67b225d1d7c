import { StartError } from '@e-store/server/run-until-stopped';
import mongoose, { type mongo } from 'mongoose';

const ANSWERS_WITHIN_MS = 5000;
const PROBE_MS = 2000;
const AUTHENTICATION_FAILED = 18;

type Hello = {
  setName?: string;
  isreplicaset?: boolean;
  isWritablePrimary?: boolean;
  msg?: string;
};

/**
 * Transactions and change streams require a replica set with a primary.
 * @throws StartError with one sentence, never containing the password
 */
export async function assertReplicaSet(uri: string, answersWithinMs = ANSWERS_WITHIN_MS): Promise<void> {
  const client = openClient(uri, { serverSelectionTimeoutMS: answersWithinMs });
  const address = formatAddress(client.options);
  try {
    await client.connect();
    const hello = await askHello(client);
    if (!isReplicaSet(hello)) throw new StartError(noReplicaSetMessage(address, hello));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(await explainFailure(error, uri, client.options));
  } finally {
    await client.close();
  }
}

function openClient(uri: string, options: mongo.MongoClientOptions): mongo.MongoClient {
  try {
    return new mongoose.mongo.MongoClient(uri, { connectTimeoutMS: 3000, ...options });
  } catch (error) {
    throw new StartError(
      `MONGODB_URI cannot be used: ${error instanceof Error ? error.message : 'it is invalid'}.`,
    );
  }
}

const askHello = (client: mongo.MongoClient) => client.db('admin').command({ hello: 1 }) as Promise<Hello>;

const isReplicaSet = ({ setName, msg }: Hello) => setName !== undefined || msg === 'isdbgrid';

const formatAddress = ({ hosts, srvHost }: mongo.MongoOptions) => srvHost ?? hosts.join(', ');

const noReplicaSetMessage = (address: string, { isreplicaset: isWaiting }: Hello) =>
  isWaiting
    ? `The MongoDB at ${address} is not a replica set yet. Run rs.initiate() in mongosh once.`
    : `The MongoDB at ${address} is not a replica set, which orders require. Start it with --replSet rs0 and run rs.initiate() in mongosh once.`;

/** Probes each server: the driver only reports that none is usable. */
async function explainFailure(failure: unknown, uri: string, options: mongo.MongoOptions): Promise<string> {
  const address = formatAddress(options);
  const code = failure instanceof mongoose.mongo.MongoServerError ? failure.code : undefined;
  if (code === AUTHENTICATION_FAILED)
    return `The MongoDB at ${address} rejects the user name or password in MONGODB_URI.`;
  const answers = options.srvHost
    ? []
    : await Promise.all(options.hosts.map((host) => probe(uri, String(host))));
  const hello = answers.find((answer) => answer !== undefined);
  if (hello === undefined) return `No MongoDB answers at ${address} (MONGODB_URI).`;
  if (!isReplicaSet(hello)) return noReplicaSetMessage(address, hello);
  if (options.replicaSet && hello.setName !== options.replicaSet)
    return `The MongoDB at ${address} belongs to the replica set ${hello.setName}, but MONGODB_URI names ${options.replicaSet}.`;
  return hello.isWritablePrimary === true
    ? `The replica set ${hello.setName} at ${address} answers, but not at its members’ configured addresses. Check rs.conf() in mongosh.`
    : `The replica set ${hello.setName} at ${address} has no primary now. Check rs.status() in mongosh.`;
}

async function probe(uri: string, host: string): Promise<Hello | undefined> {
  const client = openClient(toSingleHostUri(uri, host), {
    directConnection: true,
    serverSelectionTimeoutMS: PROBE_MS,
  });
  try {
    await client.connect();
    return await askHello(client);
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}

/** A direct connection would enforce the set name. */
function toSingleHostUri(uri: string, host: string): string {
  const [address = '', query = ''] = uri.split('?', 2);
  const rest = query
    .split('&')
    .filter((option) => option !== '' && !/^(replicaSet|directConnection)=/i.test(option));
  const one = address.replace(/^(mongodb:\/\/(?:[^@/]*@)?)[^/]+/, `$1${host}`);
  const path = /^mongodb:\/\/[^/]+\//.test(one) ? one : `${one}/`;
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}
