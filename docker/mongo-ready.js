// The health check of the mongo service, run by mongosh inside its container: makes the replica set and the two users
// once, then succeeds only while this server is the primary. Whoever reaches the server from its own machine may do this
// before there is a user, and nobody afterwards. `shop` may read and write the shop's database, and nothing else.
// A test runs it against a real MongoDB with authentication: scripts/compose-run.test.js.
(async () => {
  const { readFileSync } = require('node:fs');
  const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
  const admin = db.getSiblingDB('admin');

  const { setName, isWritablePrimary } = await admin.runCommand({ hello: 1 });
  if (!setName) {
    const members = [{ _id: 0, host: 'mongo:27017' }];
    await admin.runCommand({ replSetInitiate: { _id: 'rs0', members } });
  }
  if (!isWritablePrimary) return quit(1);

  const operator = secret('mongo_operator_password');
  const signIn = () => admin.auth('operator', operator);
  try {
    await signIn();
  } catch {
    await admin.runCommand({ createUser: 'operator', pwd: operator, roles: ['root'] });
    await signIn();
  }
  const shop = db.getSiblingDB('e-store');
  const { users } = await shop.runCommand({ usersInfo: 'shop' });
  if (users.length === 0) {
    const roles = [{ role: 'readWrite', db: 'e-store' }];
    await shop.runCommand({ createUser: 'shop', pwd: secret('mongo_shop_password'), roles });
  }
  return quit(0);
})().catch((error) => {
  print(error.message);
  quit(1);
});
