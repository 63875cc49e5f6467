/** Files and folders whose words are judged by `npm run lint`. */
export const enforced: readonly string[] = [
  '.ci',
  'CONTRIBUTING.md',
  'README.md',
  'bench',
  'clients/typescript',
  'demo',
  'docker',
  'docs',
  'eslint.config.js',
  'examples',
  'jest.config.js',
  'portal',
  'scripts',
  'src',
  'test',
];

/** Files of these folders that name avoided words on purpose. */
export const quoting: readonly { readonly path: string; readonly why: string }[] = [
  { path: 'scripts/plain-language/words.ts', why: 'It is the list of avoided words.' },
  { path: 'scripts/plain-language/exceptions.ts', why: 'It lists where avoided words stay.' },
  {
    path: 'test/integration/http/wire-names.test.ts',
    why: 'It looks for names that the API no longer uses.',
  },
  { path: 'test/unit/architecture/plain-language.test.ts', why: 'It plants avoided words.' },
];

/** Folders whose identifiers are judged too. */
export const enforcedNames: readonly string[] = [
  'bench',
  'demo',
  'examples',
  'portal/src',
  'scripts',
  'src',
  'test',
];
