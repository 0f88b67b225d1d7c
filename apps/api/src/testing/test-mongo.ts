const key = Symbol.for('e-store.test-mongo');
const shared = globalThis as typeof globalThis & { [key]?: { stop?: () => Promise<void> } };

/** Shared by Jest globalSetup and globalTeardown, which load modules separately. */
export const testMongo = (shared[key] ??= {});
