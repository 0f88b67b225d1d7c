import { invariants } from '../app/features.ts';
import { postAllOrders } from '../features/orders/post-orders.ts';
import { openDatabase } from '../app/open-database.ts';
import { checkInvariants } from '../platform/invariants/check-invariants.ts';
import { runTool } from './run-tool.ts';

await runTool(async ({ mongodbUri }) => {
  const database = openDatabase(mongodbUri, { isPatient: true });
  try {
    await postAllOrders(database);
    const broken = await checkInvariants(database, invariants, (line) => console.log(line));
    process.exitCode = broken === 0 ? 0 : 1;
  } finally {
    await database.connection.close();
  }
});
