import { inPlantedHouse, toolOutput } from './planted.ts';

interface Linted {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly severity: number }[];
}

/** Globals that read a clock, draw random numbers or reach outside. */
const impure: readonly (readonly [what: string, text: string, rule: string])[] = [
  ['Date.now()', 'export const at = Date.now();', 'no-restricted-properties'],
  ['now taken from Date', 'export const { now } = Date;', 'no-restricted-properties'],
  ['new Date()', 'export const at = new Date();', 'no-restricted-syntax'],
  ['Date()', 'export const at = Date();', 'no-restricted-syntax'],
  ['Date under another name', 'const clock = Date;\nexport const at = clock.now();', 'no-restricted-syntax'],
  ['Date handed on', 'export const at = Reflect.construct(Date, []) as unknown;', 'no-restricted-syntax'],
  ['Math.random()', 'export const chance = Math.random();', 'no-restricted-properties'],
  [
    'Math under another name',
    'const dice = Math;\nexport const chance = dice.random();',
    'no-restricted-syntax',
  ],
  ['crypto.randomUUID()', 'export const id = crypto.randomUUID();', 'no-restricted-globals'],
  ['crypto of globalThis', 'export const id = globalThis.crypto.randomUUID();', 'no-restricted-globals'],
  ['performance.now()', 'export const at = performance.now();', 'no-restricted-globals'],
  ['process.env', 'export const zone = process.env;', 'no-restricted-globals'],
  ['setTimeout', 'setTimeout(() => undefined, 1);', 'no-restricted-globals'],
  ['fetch', `export const page = fetch('https://example.com');`, 'no-restricted-globals'],
];

/** Forbidden in every file of the service. */
const unruly: readonly (readonly [what: string, text: string, rule: string])[] = [
  ['an explicit any', 'export const loose: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['a cast to any', `export const loose = 'a' as any;`, '@typescript-eslint/no-explicit-any'],
  ['a floating promise', 'const later = async () => 1;\nlater();', '@typescript-eslint/no-floating-promises'],
  [
    'a type imported as a value',
    `import { Stats } from 'node:fs';\nexport type S = Stats;`,
    '@typescript-eslint/consistent-type-imports',
  ],
  ['a default export', 'export default 1;', 'no-restricted-syntax'],
  ['a class of its own', 'export class Ledger {}', 'no-restricted-syntax'],
  ['ILedger', 'export interface ILedger { readonly open: 1 }', '@typescript-eslint/naming-convention'],
  ['LedgerImpl', 'export type LedgerImpl = 1;', '@typescript-eslint/naming-convention'],
  ['ledgerManager', 'export const ledgerManager = 1;', '@typescript-eslint/naming-convention'],
  ['BaseLedger', 'export interface BaseLedger { readonly open: 1 }', '@typescript-eslint/naming-convention'],
  [
    'a rule switched off in place',
    '/* eslint-disable */\nexport const loose: any = 1;',
    '@typescript-eslint/no-explicit-any',
  ],
  ['an error silenced', '// @ts-ignore\nexport const one = 1;', '@typescript-eslint/ban-ts-comment'],
  [
    'a member in a spread that the type does not have',
    `declare const end: number | undefined;\nexport const license: { readonly validUntil?: number } = { ...(end !== undefined && { validTill: end }) };`,
    'types/known-members',
  ],
  [
    'such a member in one branch of several, as a constant',
    `declare const kind: 'a' | 'b' | 'c';\nexport const license: { readonly validUntil?: number } = { ...(kind === 'a' ? {} : kind === 'b' ? { validUntil: 1 } : ({ validTill: 1 } as const)) };`,
    'types/known-members',
  ],
  [
    'a missing case',
    `declare const a: 'b' | 'c';\nswitch (a) { case 'b': }`,
    '@typescript-eslint/switch-exhaustiveness-check',
  ],
];

const badTests: readonly (readonly [what: string, text: string, rule: string])[] = [
  ['should', `it('should work', () => undefined);`, 'no-restricted-syntax'],
  ['only', `it.only('works', () => undefined);`, 'no-restricted-syntax'],
  ['skip', `describe.skip('works', () => undefined);`, 'no-restricted-syntax'],
  ['xit', `xit('works', () => undefined);`, 'no-restricted-syntax'],
];

/** Time and chance as arguments, a date built from a value: what the core does instead. */
const pure = `
export interface Clock { now(): Date }
export const month = (at: Date, offsetMs: number): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 7);
export const half = (share: number): number => Math.floor(share / 2) + Date.UTC(2026, 0) + Date.parse('2026-01-01');
export const same = (at: unknown): boolean => at instanceof Date;
`;

const core = ['src/domain', 'src/ports/driven', 'src/application/licensing'];
const rows = [
  ...core.flatMap((folder) => impure.map(([what, text, rule]) => ({ folder, what, text, rule }))),
  ...unruly.map(([what, text, rule]) => ({ folder: 'src/adapters/sqlite', what, text, rule })),
  ...badTests.map(([what, text, rule]) => ({ folder: 'test/unit', what, text, rule })),
].map((row, index) => ({ ...row, path: `${row.folder}/planted-${String(index)}.ts` }));
const clean = [
  ...core.map((folder) => [`${folder}/planted-clean.ts`, pure] as const),
  ['src/adapters/environment/planted-clean.ts', 'export const now = (): Date => new Date();'] as const,
];

describe('the linter', () => {
  let found: readonly Linted[];
  const rulesAt = (path: string) => {
    const file = found.find(({ filePath }) => filePath.endsWith(`/${path}`));
    return file?.messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);
  };

  beforeAll(async () => {
    const planted = Object.fromEntries([...rows.map(({ path, text }) => [path, text] as const), ...clean]);
    const report = await inPlantedHouse(planted, (copy) =>
      toolOutput(copy, 'eslint', '--format', 'json', ...Object.keys(planted)),
    );
    found = JSON.parse(report) as readonly Linted[];
  });

  it.each(rows)('rejects $what in $folder', ({ path, rule }) => {
    expect(rulesAt(path)).toContain(rule);
  });

  it.each(clean)('passes %s, which takes its time as an argument or is an adapter', (path) => {
    expect(rulesAt(path)).toEqual([]);
  });
});
