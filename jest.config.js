const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  setupFiles: ['<rootDir>/test/support/settle-process.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
        module: { type: 'es6' },
        swcrc: false,
      },
    ],
  },
};

export default {
  maxWorkers: 2,
  // Each file's modules stay in memory: a worker that has grown is replaced between files.
  workerIdleMemoryLimit: '1GB',
  // A worker of that size is a while in freeing it on a busy machine: who is told of holds on to something.
  workerGracefulExitTimeout: 10_000,
  // Ends what hangs, and measures nothing: machines differ. Of all projects: jest takes no timeout from one of them.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/scripts/not-run-reporter.js'],
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/test/unit/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
    },
  ],
};
