import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDelivery } from '../../../../src/adapters/manifest/read-delivery.ts';
import { draftForm } from '../../../../src/adapters/manifest/draft-form.ts';
import { maxDelivered, maxListedIssues } from '../../../../src/domain/drafts/delivery/draft-row.ts';
import { someCells, csvOf } from './rows.ts';

const root = join(import.meta.dirname, '../../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const read = (content: string | Uint8Array) => readDelivery(Buffer.from(content));

const rowsIn = (content: string | Uint8Array) => {
  const found = read(content);
  if (!found.ok) throw new Error(found.failure.detail);
  return found.value;
};
const issuesIn = (content: string): readonly string[] =>
  rowsIn(content).rows.flatMap(({ line, row }) =>
    row.ok ? [] : row.failure.map(({ field, detail }) => `${line} ${field}: ${detail}`),
  );
const unreadable = (content: string | Uint8Array): string => {
  const found = read(content);
  return found.ok ? 'readable' : found.failure.detail;
};

describe('the example for labels', () => {
  const example = textOf('examples/deliveries/catalog.csv');
  const guide = textOf('docs/guides/bulk-delivery.md');

  it('has rows without errors', () => {
    const { rows, unchecked } = rowsIn(example);
    expect([rows.map(({ row }) => row.ok), unchecked]).toEqual([[true, true, true], 0]);
    expect(rows[1]?.row).toMatchObject({
      value: {
        ...{ externalId: 'NL-0002', file: 'quarry-run.wav', isrc: 'GBABC2400002', version: 'Radio Edit' },
        territories: { include: ['WORLD'], exclude: ['JP', 'KR'] },
        rights: { writers: [{ pro: 'PRS' }, { ipi: '00250165006' }] },
      },
    });
    expect(rows[2]?.row).not.toHaveProperty('value.rights');
  });

  it('is that of the guide, which names every column', () => {
    expect(guide).toContain(`\`\`\`csv\n${example}\`\`\``);
    for (const column of Object.keys(draftForm.columns)) expect(guide).toContain(`\`${column}\``);
  });
});

describe('a file of tracks', () => {
  it('has the same messages as a manifest, with all errors of all rows', () => {
    const cells = someCells({ isrc: 'nope', bpm: 'fast', master: 'Northlight | 50%', language: 'klingon' });
    const { file: _, ...without } = cells;
    expect(issuesIn(`${csvOf([without])}${csvOf([without]).split('\n')[1]}\n`)).toEqual(
      [2, 3].flatMap((line) => [
        `${line} isrc: "nope" is not an ISRC (CC-XXX-YY-NNNNN)`,
        `${line} bpm: expected a number, not text`,
        `${line} language: "klingon" is not a language tag (BCP 47: en, pt-BR)`,
      ]),
    );
    expect(issuesIn('externalId,title,master,artists\nA,T,Northlight | 50%,Ida (featured)')).toEqual([
      '2 master: shares total 50, but must total 100',
      '2 artists: must contain at least one artist with the role main',
    ]);
  });

  it('can be JSON, whose members are named', () => {
    const rights = { master: [{ party: 'Northlight', sharePct: '50' }] };
    expect(
      issuesIn(JSON.stringify({ tracks: [{ title: 'T', externalId: 'A', rights }, { externalId: 'A' }] })),
    ).toEqual(['1 rights.master: shares total 50, but must total 100', '2 title: is missing']);
  });

  it('needs a member by which each track is found again, which no two rows share', () => {
    expect(issuesIn('title\nTide')).toEqual([
      '2 externalId: is missing: a row needs an externalId, an isrc or a file',
    ]);
    expect(issuesIn('title,file,isrc\nTide,a.wav,\nEbb,a.wav,GBABC2400001\nFlow,,GBABC2400001')).toEqual([
      '3 file: "a.wav" is already used by row 2',
      '4 isrc: "GBABC2400001" is already used by row 3',
    ]);
  });

  it.each([
    ['nothing', '', 'file is empty'],
    ['a header alone', 'title,isrc\n', 'file has no tracks'],
    ['UTF-16', Buffer.from('title\nTide', 'utf16le'), 'file is not UTF-8 text'],
    ['Latin-1', Buffer.from('title\nMüll', 'latin1'), 'file is not UTF-8 text'],
    ['a column of operators', 'title,status\nT,approved', '"status" is not a column of deliveries'],
    ['a misspelled column', 'titl\nT', 'did you mean "title"?'],
    ['a quote that does not end', 'title\n"Tide', 'file: '],
    ['broken JSON', '{"tracks":[', 'file is not JSON'],
    ['other JSON', '[]', 'file must be { "tracks": [ … ] } and nothing else'],
    ['a long header', `${'x'.repeat(1_000_000)}\nT`, 'is not a column of deliveries'],
    ['too many tracks', `title\n${'Tide\n'.repeat(maxDelivered + 1)}`, `up to ${maxDelivered}`],
    ['JSON that is nested a million times', `{"tracks":${'['.repeat(1_000_000)}`, 'file is not JSON'],
  ])('is rejected if it is %s', (_, content, expected) => {
    expect(unreadable(content)).toContain(expected);
  });

  it('costs little if a row is huge or nested deeply', () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(issuesIn(`{"tracks":[{"title":"T","isrc":"GBABC2400001","vocals":${nested}}]}`)).toEqual([
      '1 row: is nested too deeply or has more than 2,000 values',
    ]);
    const many = JSON.stringify({ title: 'T', keywords: Array.from({ length: 300_000 }, () => 1) });
    expect(issuesIn(`{"tracks":[${many}]}`)).toEqual([
      '1 row: is nested too deeply or has more than 2,000 values',
    ]);
  });

  it('lists a limited number of errors, and says how many rows it did not check', () => {
    const { rows, unchecked } = rowsIn(`title,isrc,bpm,energy\n${'Tide,a,b,c\n'.repeat(maxDelivered)}`);
    expect(rows).toHaveLength(Math.ceil(maxListedIssues / 3));
    expect(rows.length + unchecked).toBe(maxDelivered);
  });
});
