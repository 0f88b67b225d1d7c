// Health check of the mongo service, run by mongosh in its container. Creates the replica set and the two
// users on first run. Succeeds only while this server is the primary.
// The localhost exception allows this only until the first user exists. `shop` can read and write only the
// shop's database.
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
