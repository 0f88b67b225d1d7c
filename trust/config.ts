/** `full` writes `docs/proof.md`; `short` fits into `npm test`. */
const isFull = process.env['TRUST_SIZE'] === 'full';
const share = Number(process.env['TRUST_SHARE'] ?? 1);
if (!(share > 0 && share <= 1)) throw new Error('TRUST_SHARE must be above 0 and at most 1.');

/** For long scenarios. */
export const DURATION_MINUTES = process.env['TRUST_MINUTES']
  ? Number(process.env['TRUST_MINUTES'])
  : undefined;
if (DURATION_MINUTES !== undefined && !(DURATION_MINUTES > 0))
  throw new Error('TRUST_MINUTES must be above 0.');

type Sizes<Name extends string> = Record<'full' | 'short', Record<Name, number>>;

/** Those of `npm test`, or the full ones scaled by TRUST_SHARE. */
export function selectSizes<Name extends string>({ full, short }: Sizes<Name>): Record<Name, number> {
  if (!isFull) return short;
  const scaled = { ...full };
  for (const name of Object.keys(full) as Name[])
    scaled[name] = Math.max(short[name], Math.round(full[name] * share));
  return scaled;
}

export const selectBySize = <Value>({ full, short }: { full: Value; short: Value }): Value =>
  isFull ? full : short;

/** The goal in a full run, four times that on the shared machine of `npm test`. */
export const atMost = (goalMs: number): number => (isFull ? goalMs : 4 * goalMs);

/** Before a timing goal counts as missed, because other load is temporary. */
export const MAX_ATTEMPTS = isFull ? 1 : 3;

export const inheritedEnv = (): NodeJS.ProcessEnv => ({ ...process.env });
