const shared = {
  // Node itself loads the tests and what they test, each module once per process: see docs/adr/0035-jest-light-runner.md.
  // The slow suites begin first.
  runner: '<rootDir>/scripts/runners/slow-first-runner.js',
  transform: {},
  setupFiles: ['<rootDir>/test/setup/settle-process.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup/time-limits.ts'],
};

export default {
  // One more than two cores: many suites wait for servers, workers and timers.
  maxWorkers: 3,
  reporters: [
    'default',
    '<rootDir>/scripts/reporters/hung-files.js',
    '<rootDir>/scripts/reporters/not-run.js',
    '<rootDir>/scripts/reporters/slowest.js',
  ],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/unit/**/*.test.ts', '<rootDir>/demo/test/**/*.test.ts'],
    },
    // The API in the process of the test, without Docker, browser or another program.
    {
      ...shared,
      displayName: 'http',
      testMatch: ['<rootDir>/test/integration/http/**/!(*.timed).test.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      globalSetup: '<rootDir>/test/setup/build-portal.js',
      testMatch: ['<rootDir>/test/integration/!(http)/**/!(*.timed).test.ts'],
    },
    // These suites measure real time, so they run after all others, while nothing else uses the machine.
    {
      ...shared,
      runner: '<rootDir>/scripts/runners/timed-runner.js',
      displayName: 'timed',
      globalSetup: '<rootDir>/test/setup/build-portal.js',
      testMatch: ['<rootDir>/test/integration/**/*.timed.test.ts'],
    },
  ],
};
