const key = Symbol.for('e-store.test-mongo');
const shared = globalThis as typeof globalThis & { [key]?: { stop?: () => Promise<void> } };

/** Handed from Jest's globalSetup to its globalTeardown, which load their modules separately. */
export const testMongo = (shared[key] ??= {});
