/** Files and folders whose words are judged by `npm run lint`; every other one joins when it is clean. */
export const enforced: readonly string[] = [
  // One path a line, so that two owners can add theirs at once.
  'CONTRIBUTING.md',
  'README.md',
  'bench',
  'clients/typescript',
  'docker',
  'docs',
  'examples',
  'scripts/configuration-reference.ts',
  'scripts/test.js',
  'src/adapters/http',
  'test/fixtures',
  'scripts/plain-language/rule.ts',
  'portal',
  'test/integration/portal',
  'test/support/portal',
  'test/unit/portal',
];
