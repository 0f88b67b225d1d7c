/**
 * How Node runs a server of the shop; the images say the same (docs/adr/023). Without them the heap may hold 100 MB of what
 * nobody needs any more before it is collected.
 */
export const serverFlags = [
  // Young objects get 3 × 8 MB instead of 3 × 16: they live as long as a request.
  '--max-semi-space-size=8',
  // Of old ones it is twice what 100,000 products need, and lets V8 grow by less before it collects.
  '--max-old-space-size=512',
];

/**
 * What a server must find in its surroundings; the images say the same. By itself glibc gives each of a dozen threads a part of the memory
 * of its own, and what is free in one is of no use to the others: some 10 of 168 MB of the API after load. Elsewhere it means nothing.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1' };
