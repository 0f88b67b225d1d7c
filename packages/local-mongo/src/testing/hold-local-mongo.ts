import { startLocalMongo } from '../start-local-mongo.ts';

/** A process for tests to kill: starts MongoDB on the given data directory, prints its URI and stays. */
const [dataDir] = process.argv.slice(2);
const mongo = await startLocalMongo({ dataDir });
process.stdout.write(`${mongo.uri}\n`);
setInterval(() => {}, 60_000);
