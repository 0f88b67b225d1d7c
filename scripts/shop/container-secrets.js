import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newSecret, writeIfMissing } from './secrets.js';

const ensureFile = (folder, name, content) => {
  const file = path.join(folder, name);
  // Readable by container users; the folder's mode excludes other local users.
  writeIfMissing(file, `${content}\n`, 0o644);
  return readFileSync(file, 'utf8').trim();
};

/** Reuses given secrets, so that moving into containers signs nobody out. */
export const ensureContainerSecrets = (folder, given) => {
  const { JWT_SECRET = newSecret(), TOTP_SECRET = newSecret(), INTERNAL_SECRET = newSecret() } = given;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  ensureFile(folder, 'jwt_secret', JWT_SECRET);
  // The previous secret, valid for a week after a rotation.
  ensureFile(folder, 'jwt_secret_previous', '');
  ensureFile(folder, 'totp_secret', TOTP_SECRET);
  // Set only while TOTP_SECRET is rotated.
  ensureFile(folder, 'totp_secret_previous', '');
  ensureFile(folder, 'internal_secret', INTERNAL_SECRET);
  ensureFile(folder, 'admin_password', newSecret());
  ensureFile(folder, 'backup_key', newSecret());
  // Placeholder for an S3 key.
  ensureFile(folder, 's3_secret_access_key', '');
  // OpenSearch requires upper case, a digit and a sign.
  ensureFile(folder, 'opensearch_password', `A1-${newSecret()}`);
  // Placeholders for gateway secrets.
  ensureFile(folder, 'payment_gateway_key_secret', '');
  ensureFile(folder, 'payment_gateway_webhook_secret', '');
  // Placeholder for a tracing key.
  ensureFile(folder, 'otlp_headers', '');
  ensureFile(folder, 'mongo_key', randomBytes(64).toString('base64'));
  ensureFile(folder, 'mongo_operator_password', newSecret());
  ensureFile(folder, 'grafana_password', newSecret());
  const password = ensureFile(folder, 'mongo_shop_password', newSecret());
  const options = 'replicaSet=rs0&authSource=e-store';
  ensureFile(folder, 'mongodb_uri', `mongodb://shop:${password}@mongo:27017/e-store?${options}`);
};
