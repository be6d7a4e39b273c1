/** Three projects, all in native ESM (run with NODE_OPTIONS=--experimental-vm-modules; `npm test` does). */
const setupFiles = ['<rootDir>/lib/testing/property-seed.ts']

const shared = {
  setupFiles,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/lib/testing/empty.ts' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build', '<rootDir>/.data'],
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
}

export default {
  // By default Jest leaves one core unused, which is half of a two-core machine.
  maxWorkers: '100%',
  // A test must not fail only because the machine is busy; limits on speed have measurements of their own in bench/.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{lib,validators,scripts,bench}/**/*.test.{ts,mjs}'],
    },
    {
      ...shared,
      displayName: 'components',
      moduleNameMapper: {
        '^next/navigation$': '<rootDir>/lib/testing/navigation.ts',
        ...shared.moduleNameMapper,
      },
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/lib/testing/component-setup.ts'],
    },
    {
      displayName: 'services',
      setupFiles,
      runner: '<rootDir>/scripts/checks/services-runner.mjs',
      modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/services/**/*.test.ts'],
    },
  ],
}
