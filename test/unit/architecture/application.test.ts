import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const src = join(import.meta.dirname, '../../../src');
const most = { lines: 40, files: 15 };

/**
 * Functions that were longer when the rule came. Remove a name when its function is split; do not add any.
 */
const longer = [
  'auditOf',
  'drawnUp',
  'amendLicense',
  'changePlan',
  'enrich',
  'importTrack',
  'issueLicense',
  'openCheckout',
  'receiveContentEvent',
  'renders',
  'rulingCommit',
  'signIn',
  'soundOf',
  'submitAppeal',
];

/** Top-level functions of a source with more lines than a use case may have. */
const longFunctionsIn = (text: string): readonly string[] => {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer))
    .filter((declared) => lineAt(declared.end) - lineAt(declared.getStart()) + 1 > most.lines)
    .map(({ name }) => name.getText());
};

const filesIn = (folder: string) =>
  readdirSync(join(src, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('the use cases', () => {
  it('have at most 40 lines', () => {
    const long = filesIn('application').flatMap(({ parentPath, name }) =>
      longFunctionsIn(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(long.filter((name) => !longer.includes(name))).toEqual([]);
  });

  it('are found when they are longer', () => {
    const planted = (lines: number) =>
      `export const planted = () => {\n${'  work();\n'.repeat(lines - 2)}};\n`;
    expect(longFunctionsIn(planted(40))).toEqual([]);
    expect(longFunctionsIn(planted(41))).toEqual(['planted']);
  });
});

it.each(['application', 'domain', 'adapters/http', 'adapters/cli', 'adapters/audio', 'adapters/memory'])(
  'folders of src/%s have at most 15 files',
  (layer) => {
    const byFolder = Map.groupBy(filesIn(layer), ({ parentPath }) => relative(src, parentPath));
    const full = [...byFolder].filter(([, files]) => files.length > most.files).map(([folder]) => folder);
    expect(full).toEqual([]);
  },
);
