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
  // In CI one more than it has cores: many suites wait for servers.
  maxWorkers: process.env['CI'] ? 3 : 2,
  // Each file's modules stay in memory: a worker that has grown is replaced between files.
  workerIdleMemoryLimit: '1GB',
  // A worker of that size is a while in freeing it on a busy machine: who is told of holds on to something.
  workerGracefulExitTimeout: 10_000,
  // Ends what hangs, and measures nothing: machines differ. Of all projects: jest takes no timeout from one of them.
  testTimeout: 240_000,
  reporters: ['default', '<rootDir>/scripts/not-run-reporter.js', '<rootDir>/scripts/slowest-reporter.js'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/unit/**/*.test.ts', '<rootDir>/demo/test/**/*.test.ts'],
    },
    // The API in the test's own process: no Docker, no browser, no other program.
    {
      ...shared,
      displayName: 'http',
      testMatch: ['<rootDir>/test/integration/http/**/!(*.timed).test.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/integration/!(http)/**/!(*.timed).test.ts'],
    },
    // Judge real time, which a machine that is busy with other suites does not have: they run by themselves.
    { ...shared, displayName: 'timed', testMatch: ['<rootDir>/test/integration/**/*.timed.test.ts'] },
  ],
};
