/** Three projects, all in native ESM (run with NODE_OPTIONS=--experimental-vm-modules; `npm test` does). */
const shared = {
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
  // Jest leaves one core to itself, half of a small machine; and a busy one is slow, not broken.
  maxWorkers: '100%',
  // A busy machine is slow, not wrong; what must be quick is measured where it is promised.
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
        '^next/link$': '<rootDir>/lib/testing/next-link.tsx',
        '^next/navigation$': '<rootDir>/lib/testing/navigation.ts',
        ...shared.moduleNameMapper,
      },
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/components/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/lib/testing/component-setup.ts'],
    },
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/services/**/*.test.ts'],
    },
  ],
}
