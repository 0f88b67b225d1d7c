import root from '../jest.config.js';

const [{ transform, testEnvironmentOptions, extensionsToTreatAsEsm }] = root.projects;

export default {
  displayName: 'trust',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/scenarios/*.test.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions,
  extensionsToTreatAsEsm,
  transform,
  testTimeout: 90 * 60_000,
};
