import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readTraceSettings, TraceEnvironment } from '../trace-settings.ts';

const metaOf = (schema: z.ZodObject): [name: string, meta: z.GlobalMeta][] =>
  Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [
    name,
    z.globalRegistry.get(field) ?? {},
  ]);

const findBrokenRelations = (schema: z.ZodObject, given: Environment): string[] =>
  metaOf(schema).flatMap(([name, { differsFrom = [], requiredWith = [], requiredHint = '' }]) => [
    ...requiredWith
      .filter((other) => given[other] !== undefined && given[name] === undefined)
      .slice(0, 1)
      .map((other) => `${name} is required with ${other}${requiredHint}`),
    ...differsFrom
      .filter((other) => other in schema.shape && given[name] !== undefined && given[name] === given[other])
      .map((other) => `${name} must differ from ${other}`),
  ]);

/**
 * Includes trace settings. Empty variables count as unset. `settings` is undefined when `problems` names
 * invalid variables, each in one sentence.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
  findConflicts: (given: Environment) => string[] = () => [],
) {
  const withFile = [...metaOf(schema), ...metaOf(TraceEnvironment)]
    .filter(([, { hasFile }]) => hasFile)
    .map(([name]) => name);
  const { env: withFiles, problems: unreadable } = withSecretFiles(env, withFile);
  const given = Object.fromEntries(
    Object.entries(withFiles).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const { traces, problems: unfitTraces } = readTraceSettings(given);
  const problems = [
    ...unreadable,
    ...(parsed.error?.issues ?? [])
      .map(({ path, message }) => ({ name: path.join('.'), message }))
      .filter(({ name }) => !unreadable.some((problem) => problem.startsWith(`${name}_FILE `)))
      .map(({ name, message }) => `${name} ${message}`),
    ...findConflicts(given),
    ...findBrokenRelations(schema, given),
    ...unfitTraces,
  ];
  return { settings: problems.length > 0 ? undefined : parsed.data, traces, problems };
}

type Environment = Record<string, string | undefined>;

/** `NAME_FILE` instead of `NAME`, as with Docker secrets. Strips the final line break. The environment wins. */
function withSecretFiles(
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
