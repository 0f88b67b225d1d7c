import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/**
 * The environment with every one of these secrets that is in a file, without the line break at its end; a value given
 * wins. `NAME_FILE` instead of `NAME`: a Docker or Kubernetes secret is a file that only we can read.
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
