import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const random = () => randomBytes(32).toString('hex');

const keep = (folder, name, content) => {
  const file = path.join(folder, name);
  try {
    // Read by the users of the containers; the folder is what keeps others of this machine out.
    writeFileSync(file, `${content}\n`, { flag: 'wx', mode: 0o644 });
    return content;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
};

/**
 * Writes the files that docker-compose.yml hands to its services, those that are missing. `JWT_SECRET`, `TOTP_SECRET`
 * and `INTERNAL_SECRET` are the given ones, so that the shop signs nobody out when it moves into containers.
 */
export const keepContainerSecrets = (folder, given) => {
  const { JWT_SECRET = random(), TOTP_SECRET = random(), INTERNAL_SECRET = random() } = given;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keep(folder, 'jwt_secret', JWT_SECRET);
  // The secret before it, for a week after a change.
  keep(folder, 'jwt_secret_previous', '');
  keep(folder, 'totp_secret', TOTP_SECRET);
  // Filled only while TOTP_SECRET is replaced.
  keep(folder, 'totp_secret_previous', '');
  keep(folder, 'internal_secret', INTERNAL_SECRET);
  keep(folder, 'admin_password', random());
  keep(folder, 'backup_key', random());
  // Of a bucket that there may be: the service gives the real one.
  keep(folder, 's3_secret_access_key', '');
  // Of a service for traces that asks for a key.
  keep(folder, 'otlp_headers', '');
  keep(folder, 'mongo_key', randomBytes(64).toString('base64'));
  keep(folder, 'mongo_operator_password', random());
  keep(folder, 'grafana_password', random());
  const password = keep(folder, 'mongo_shop_password', random());
  const options = 'replicaSet=rs0&authSource=e-store';
  keep(folder, 'mongodb_uri', `mongodb://shop:${password}@mongo:27017/e-store?${options}`);
};
