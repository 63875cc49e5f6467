import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { enforced, enforcedNames, quoting } from './scripts/plain-language/enforced.ts';
import { knownMembers } from './scripts/known-members/rule.ts';
import { plainLanguage } from './scripts/plain-language/rule.ts';

/** The field's words, not the pattern's: no ILedger, LedgerImpl, LedgerManager, BaseLedger. */
const fieldWords = { regex: '^(I[A-Z][a-z]|Base[A-Z])|(Impl|Manager)$', match: false };

const language = { rules: { plain: plainLanguage } };

const everywhere = [
  { selector: 'Decorator', message: 'No decorators: a need is an argument.' },
  {
    selector: 'ClassDeclaration:not([superClass])',
    message: 'No classes unless a library forces one to be extended.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
];

/** Time and chance reach the core as arguments; a Date may be built there from a value, and nothing more. */
const clockless = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Time is an argument.' },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Time is an argument.' },
  {
    selector:
      ':matches(VariableDeclarator > Identifier.init, CallExpression > Identifier.arguments)[name=/^(Date|Math)$/]',
    message: 'Call Date and Math directly, so that this file shows which of their functions it uses.',
  },
];
const clocks = [
  { object: 'Date', property: 'now', message: 'Time is an argument.' },
  { object: 'Math', property: 'random', message: 'Chance is an argument.' },
];
const outside = [
  ...['crypto', 'performance', 'Temporal', 'process', 'console', 'fetch', 'globalThis', 'global', 'Intl'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'navigator', 'WebSocket', 'Worker'],
].map((name) => ({ name, message: 'The core takes its environment as an argument.' }));

const plainTests = [
  ...everywhere,
  {
    selector: 'CallExpression[callee.name=/^(it|test)$/] > Literal[value=/\\bshould\\b/]',
    message: "State the policy: it('grants one license when twenty concurrent callers race for a binding').",
  },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'A suite that lacks a tool says so with needing() of test/support; nothing else is left out.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|fit|xtest|xdescribe|fdescribe)$/]',
    message: 'No test is left out.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'data/',
      'coverage/',
      'tmp/',
      '*.js',
      'scripts/**/*.js',
      '*.cjs',
      'clients/*/dist/',
      'clients/*/*.js',
      'portal/dist/',
      // Peers of the benches, in the style of their frameworks, which build them with settings of their own.
      'bench/peers/*/',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { noInlineConfig: true },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'], custom: fieldWords },
        { selector: 'variable', format: null, custom: fieldWords },
        { selector: 'function', format: null, custom: fieldWords },
      ],
      // The spread of a text gives its code points, which is what this code uses it for.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // There are no enums to assign to: `erasableSyntaxOnly`.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A port is asynchronous whatever its adapter needs: its functions are async without an await.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', ...everywhere],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: enforced.flatMap((path) => [path, `${path}/**/*.ts`, `${path}/**/*.tsx`]),
    ignores: ['**/*.md', ...quoting.map(({ path }) => path)],
    plugins: { language },
    rules: { 'language/plain': 'error' },
  },
  {
    files: enforcedNames.flatMap((path) => [`${path}/**/*.ts`, `${path}/**/*.tsx`]),
    ignores: quoting.map(({ path }) => path),
    plugins: { language },
    rules: { 'language/plain': ['error', { names: true }] },
  },
  {
    files: ['src', 'bench', 'clients', 'demo', 'examples', 'portal', 'scripts'].flatMap((folder) => [
      `${folder}/**/*.ts`,
      `${folder}/**/*.tsx`,
    ]),
    plugins: { types: { rules: { 'known-members': knownMembers } } },
    rules: { 'types/known-members': 'error' },
  },
  {
    files: ['src/domain/**/*.ts', 'src/ports/**/*.ts', 'src/application/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...clockless],
      'no-restricted-properties': ['error', ...clocks],
      'no-restricted-globals': ['error', ...outside],
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/support/needing.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...plainTests],
      // Its authors mark it as deprecated to make each use conspicuous.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'oauth4webapi', name: 'allowInsecureRequests' }] },
      ],
    },
  },
  {
    // A provider on this machine, if the configuration allows one; the authors mark the option as deprecated to make each use conspicuous.
    files: ['src/adapters/openid-client/identity-provider.ts'],
    rules: {
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
    },
  },
  {
    files: ['portal/**/*.ts', 'portal/**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    // Vite reads its settings from what the file exports by default.
    files: ['portal/vite.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // As long and named as the document is.
    files: ['clients/typescript/src/generated/*.ts'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/naming-convention': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
);
