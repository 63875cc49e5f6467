import { extname } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { plainLanguage } from './rule.ts';
import { findingsIn } from './words.ts';

const programs = new Set(['.ts', '.tsx', '.js', '.cjs']);
const pages = new Set(['.md', '.css', '.html', '.yml', '.yaml', '.sh']);
/** Code of a page is quoted from elsewhere; the address of a link is the name of a file. */
const quoted = /^( *)```[\s\S]*?^\1```|`[^`\n]*`|\]\([^)]*\)/gm;
const linter = new Linter();

function findingsInProgram(path: string, text: string, names: boolean): readonly string[] {
  const config: Linter.Config = {
    files: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.cjs'],
    plugins: { language: { rules: { plain: plainLanguage } } },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { ecmaFeatures: { jsx: path.endsWith('x') } },
    },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { 'language/plain': ['error', { names }] },
  };
  return linter
    .verify(text, [config], path)
    .map(({ line, column, message }) => `${path}:${line}:${column} ${message}`);
}

function findingsInPage(path: string, text: string): readonly string[] {
  const judged = text.replace(quoted, (code) => code.replace(/[^\n]/g, '.'));
  return findingsIn(judged).map(({ at, said, say }) => {
    const line = judged.slice(0, at).split('\n').length;
    return `${path}:${line} Say it in common words: not "${said}" but ${say}.`;
  });
}

/** Returns one line for each avoided word of a file; of a program's identifiers too, with `names`. */
export function findingsInFile(path: string, text: string, { names = false } = {}): readonly string[] {
  if (programs.has(extname(path))) return findingsInProgram(path, text, names);
  return pages.has(extname(path)) ? findingsInPage(path, text) : [];
}
