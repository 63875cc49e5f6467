/**
 * Suites of the API that run on every transport, as words of jest: what transports can do differently. That is which route a target
 * reaches, with which parameters; how a body is read and a response is written; and what happens to a connection. A transport passes
 * a request to `respond`, and everything behind it is the same program, so that all other suites run on the first transport alone.
 */
export const transportSuites: readonly string[] = [
  'test/integration/http/transport\\.',
  ...['bad-targets', 'every-operation', 'late-bodies', 'other-sites', 'reading'].map(
    (name) => `test/integration/http/all-operations/${name}\\.test`,
  ),
];
