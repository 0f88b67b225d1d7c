/** Bound the heap; the images use the same flags (docs/adr/023). */
export const serverFlags = [
  // Short-lived objects fit a semi-space of 8 MB.
  '--max-semi-space-size=8',
  // Twice the need of 20,000 products. A lower limit makes V8 collect earlier.
  '--max-old-space-size=512',
];

/** The images use the same. A single glibc arena avoids memory fragmentation; other systems ignore this. */
export const serverEnv = { MALLOC_ARENA_MAX: '1' };
