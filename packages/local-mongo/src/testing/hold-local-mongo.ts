import { startLocalMongo } from '../start-local-mongo.ts';

const [dataDir] = process.argv.slice(2);
const mongo = await startLocalMongo({ dataDir });
process.stdout.write(`${mongo.uri}\n`);
setInterval(() => {}, 60_000);
