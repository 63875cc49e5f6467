/** Files and folders whose words are judged by `npm run lint`; every other one joins when it is clean. */
export const enforced: readonly string[] = [
  // One path a line, so that two owners can add theirs at once.
  'README.md',
  'scripts/plain-language/rule.ts',
];
