const swc = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

const node = (displayName, rootDir, extra = {}) => ({
  displayName,
  rootDir,
  testMatch: ['<rootDir>/**/*.test.{ts,js}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.tmp/'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc,
  ...extra,
});

export default {
  projects: [
    node('shared', 'packages/shared/src'),
    node('client', 'packages/client/src'),
    node('server', 'packages/server/src'),
    node('search-query', 'packages/search-query/src'),
    node('local-mongo', 'packages/local-mongo/src'),
    node('local-mail', 'packages/local-mail/src'),
    node('local-gateway', 'packages/local-gateway/src'),
    node('local-opensearch', 'packages/local-opensearch/src'),
    node('scripts', 'scripts'),
    node('tools', 'tools'),
    node('api', 'apps/api/src', {
      globalSetup: '<rootDir>/testing/start-test-mongo.ts',
      globalTeardown: '<rootDir>/testing/stop-test-mongo.ts',
      setupFilesAfterEnv: ['<rootDir>/testing/patience.ts'],
    }),
    {
      ...node('web', 'apps/web'),
      testMatch: ['<rootDir>/{src,server,build}/**/*.test.{ts,tsx}'],
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: ['source', ''] },
      moduleNameMapper: {
        // One file in place of some 1,700 modules, which would be loaded again for every test file.
        '^lucide-react$': '<rootDir>/../../node_modules/lucide-react/dist/cjs/lucide-react.js',
        '\\.module\\.css$': '<rootDir>/src/testing/class-names.ts',
        '\\.css$': '<rootDir>/src/testing/empty-style.ts',
      },
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
};
