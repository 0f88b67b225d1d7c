import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { invariants } from './invariants/all.ts';

/** Of a breach that is everywhere, the first ones are enough to begin with. */
const SHOWN = 20;

const database = openDatabase(readProcessConfig().mongodbUri, { isPatient: true });
let broken = 0;
try {
  for (const { id, says, check } of invariants) {
    const { checked, breaches } = await check(database);
    broken += breaches.length;
    console.log(
      `${breaches.length === 0 ? 'ok  ' : 'FAIL'} ${id} ${says}: ${checked} checked, ${breaches.length} breaches`,
    );
    for (const breach of breaches.slice(0, SHOWN)) console.log(`     ${breach}`);
  }
} finally {
  await database.connection.close();
}
process.exitCode = broken === 0 ? 0 : 1;
