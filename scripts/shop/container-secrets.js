import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const random = () => randomBytes(32).toString('hex');

const ensureFile = (folder, name, content) => {
  const file = path.join(folder, name);
  try {
    // Readable by container users; the folder's mode excludes other local users.
    writeFileSync(file, `${content}\n`, { flag: 'wx', mode: 0o644 });
    return content;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
};

/** Reuses given secrets, so that moving into containers signs nobody out. */
export const ensureContainerSecrets = (folder, given) => {
  const { JWT_SECRET = random(), TOTP_SECRET = random(), INTERNAL_SECRET = random() } = given;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  ensureFile(folder, 'jwt_secret', JWT_SECRET);
  // The previous secret, valid for a week after a rotation.
  ensureFile(folder, 'jwt_secret_previous', '');
  ensureFile(folder, 'totp_secret', TOTP_SECRET);
  // Set only while TOTP_SECRET is rotated.
  ensureFile(folder, 'totp_secret_previous', '');
  ensureFile(folder, 'internal_secret', INTERNAL_SECRET);
  ensureFile(folder, 'admin_password', random());
  ensureFile(folder, 'backup_key', random());
  // Placeholder for an S3 key.
  ensureFile(folder, 's3_secret_access_key', '');
  // OpenSearch requires upper case, a digit and a sign.
  ensureFile(folder, 'opensearch_password', `A1-${random()}`);
  // Placeholders for gateway secrets.
  ensureFile(folder, 'payment_gateway_key_secret', '');
  ensureFile(folder, 'payment_gateway_webhook_secret', '');
  // Placeholder for a tracing key.
  ensureFile(folder, 'otlp_headers', '');
  ensureFile(folder, 'mongo_key', randomBytes(64).toString('base64'));
  ensureFile(folder, 'mongo_operator_password', random());
  ensureFile(folder, 'grafana_password', random());
  const password = ensureFile(folder, 'mongo_shop_password', random());
  const options = 'replicaSet=rs0&authSource=e-store';
  ensureFile(folder, 'mongodb_uri', `mongodb://shop:${password}@mongo:27017/e-store?${options}`);
};
