const key = Symbol.for('e-store.test-mongo');
const shared = globalThis as typeof globalThis & { [key]?: { stop?: () => Promise<void> } };

/** Jest loads globalSetup and globalTeardown separately. */
export const testMongo = (shared[key] ??= {});
