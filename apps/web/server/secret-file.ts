import { readFileSync } from 'node:fs';
import { BadConfig } from './bad-config.ts';

type Environment = Record<string, string | undefined>;

/** INTERNAL_SECRET from the file that INTERNAL_SECRET_FILE names, as Docker gives secrets; the value itself wins. */
export function withSecretFile(env: Environment): Environment {
  const { INTERNAL_SECRET: value, INTERNAL_SECRET_FILE: file } = env;
  if (value || !file) return env;
  try {
    return { ...env, INTERNAL_SECRET: readFileSync(file, 'utf8').trimEnd() };
  } catch {
    throw new BadConfig(`INTERNAL_SECRET_FILE: ${file} cannot be read`);
  }
}
