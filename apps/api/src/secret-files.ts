import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/** What may be given as `NAME_FILE` instead of `NAME`: a Docker or Kubernetes secret is a file that only we can read. */
const SECRETS = [
  'MONGODB_URI',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'INTERNAL_SECRET',
  'SMTP_URL',
  'BACKUP_KEY',
];

/** The environment with every secret that is in a file, without the line break at its end; a value given wins. */
export function withSecretFiles(env: Environment): { env: Environment; problems: string[] } {
  const read: Environment = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file || env[name]) continue;
    try {
      read[name] = readFileSync(file, 'utf8').trimEnd();
    } catch {
      problems.push(`${name}_FILE ${file} cannot be read`);
    }
  }
  return { env: { ...env, ...read }, problems };
}
