/** Node flags of the servers, which bound the heap. The images use the same ones (docs/adr/023). */
export const serverFlags = [
  // Short-lived objects fit a semi-space of 8 MB.
  '--max-semi-space-size=8',
  // Twice the need of 20,000 products. A lower limit makes V8 collect earlier.
  '--max-old-space-size=512',
];

/**
 * Environment of the servers; the images use the same. A single glibc arena avoids memory fragmentation
 * across threads. Other systems ignore this.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1' };
