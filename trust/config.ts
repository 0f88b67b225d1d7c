/** `full` is what `docs/proof.md` tells of; `short` is what `npm test` has time for. */
const isFull = process.env['TRUST_SIZE'] === 'full';
/** Of the full size, so much: for a first look at a change, or a machine that is lent for an hour. */
const share = Number(process.env['TRUST_SHARE'] ?? 1);
if (!(share > 0 && share <= 1)) throw new Error('TRUST_SHARE must be above 0 and at most 1.');

/** How long a full run of what lasts is to last, when somebody said so. */
export const MINUTES = process.env['TRUST_MINUTES'] ? Number(process.env['TRUST_MINUTES']) : undefined;
if (MINUTES !== undefined && !(MINUTES > 0)) throw new Error('TRUST_MINUTES must be above 0.');

type Sizes<Name extends string> = Record<'full' | 'short', Record<Name, number>>;

/** The numbers of a scenario: those of `npm test`, or those of the full run and the share of it that was asked for. */
export function sized<Name extends string>({ full, short }: Sizes<Name>): Record<Name, number> {
  if (!isFull) return short;
  const scaled = { ...full };
  for (const name of Object.keys(full) as Name[])
    scaled[name] = Math.max(short[name], Math.round(full[name] * share));
  return scaled;
}

/** What differs between the sizes without being a number of things, and is not scaled. */
export const inSize = <Value>({ full, short }: { full: Value; short: Value }): Value =>
  isFull ? full : short;

/**
 * How long something may take: as the goal says in a full run. `npm test` shares its machine with whatever else runs there:
 * only what hangs fails by the clock.
 */
export const atMost = (goalMs: number): number => (isFull ? goalMs : 4 * goalMs);

/**
 * How often something is measured before a time counts as missed. A neighbour on the machine is busy for a while; what the
 * shop does itself, it does every time.
 */
export const TRIES = isFull ? 1 : 3;

/** What the tools that a scenario runs are given of its surroundings. */
export const environment = (): NodeJS.ProcessEnv => ({ ...process.env });
