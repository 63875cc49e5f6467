import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columns } from '../../../../src/adapters/manifest/columns.ts';
import { readCsv } from '../../../../src/adapters/manifest/csv.ts';
import { readJson } from '../../../../src/adapters/manifest/json.ts';
import { deliveredRow, importForm } from '../../../../src/adapters/manifest/row.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/import.md'), 'utf8');
const examples = (language: string): readonly string[] =>
  Array.from(
    text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g')),
    ([, example = '']) => example,
  );

describe('docs/import.md', () => {
  it.each(examples('json').map((example, index) => [index + 1, example] as const))(
    'shows a valid JSON manifest (%d)',
    (_, example) => {
      expect(readJson(example, importForm)).toMatchObject({ ok: true, value: [{ row: { ok: true } }] });
    },
  );

  it('shows a valid CSV manifest', () => {
    const [example = ''] = examples('csv');
    expect(readCsv(example, importForm)).toMatchObject({
      ok: true,
      value: [{ row: { ok: true } }, { row: { ok: true, value: { stems: [{}, {}], status: 'approved' } } }],
    });
  });

  it('names every member and every column', () => {
    for (const name of [...Object.keys(deliveredRow.in.shape), ...Object.keys(columns)]) {
      expect(text).toContain(`\`${name}`);
    }
  });

  it('shows every member once in the complete row', () => {
    const [, whole = ''] = examples('json');
    const [row] = (JSON.parse(whole) as { tracks: readonly object[] }).tracks;
    expect(Object.keys(row ?? {}).sort()).toEqual(Object.keys(deliveredRow.in.shape).sort());
  });
});
