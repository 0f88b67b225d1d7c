import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/**
 * Adds secrets from files: `NAME_FILE` instead of `NAME`, as with Docker and Kubernetes secrets. Strips the
 * final line break. A value in the environment wins.
 */
export function withSecretFiles(
  env: Environment,
  secrets: readonly string[],
): { env: Environment; problems: string[] } {
  const read: Environment = {};
  const problems: string[] = [];
  for (const name of secrets) {
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
