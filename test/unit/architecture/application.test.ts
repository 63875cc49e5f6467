import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const src = join(import.meta.dirname, '../../../src');
const maxLines = 40;

/** Top-level functions of a source with more lines than a use case may have. */
const longFunctionsIn = (text: string): readonly string[] => {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer))
    .filter((declared) => lineAt(declared.end) - lineAt(declared.getStart()) + 1 > maxLines)
    .map(({ name }) => name.getText());
};

const useCases = readdirSync(join(src, 'application'), { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile(),
);

describe('the use cases', () => {
  it('have at most 40 lines', () => {
    const long = useCases.flatMap(({ parentPath, name }) =>
      longFunctionsIn(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(long).toEqual([]);
  });

  it('are found when they are longer', () => {
    const planted = (lines: number) =>
      `export const planted = () => {\n${'  work();\n'.repeat(lines - 2)}};\n`;
    expect(longFunctionsIn(planted(40))).toEqual([]);
    expect(longFunctionsIn(planted(41))).toEqual(['planted']);
  });
});
