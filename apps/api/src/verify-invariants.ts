import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { checkInvariants } from './invariants/check-invariants.ts';

const database = openDatabase(readProcessConfig().mongodbUri, { isPatient: true });
try {
  const broken = await checkInvariants(database, (line) => console.log(line));
  process.exitCode = broken === 0 ? 0 : 1;
} finally {
  await database.connection.close();
}
