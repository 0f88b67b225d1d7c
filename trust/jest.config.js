import root from '../jest.config.js';

// The shop runs outside of Jest, as processes of its own; here are the people who use it and those who pull its plugs.
const [{ transform, testEnvironmentOptions, extensionsToTreatAsEsm }] = root.projects;

export default {
  displayName: 'trust',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/scenarios/*.test.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions,
  extensionsToTreatAsEsm,
  transform,
  // The longest scenario in its full size.
  testTimeout: 90 * 60_000,
};
