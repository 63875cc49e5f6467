import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../../../../src/adapters/manifest/csv.ts';
import { draftForm } from '../../../../src/adapters/manifest/draft-form.ts';
import { readErn } from '../../../../src/adapters/manifest/ern/read-ern.ts';
import { readJson } from '../../../../src/adapters/manifest/json.ts';
import { maxDelivered } from '../../../../src/domain/drafts/delivery/draft-row.ts';

const album = readFileSync(join(import.meta.dirname, '../../../../examples/deliveries/album.xml'), 'utf8');
const [recording = ''] = /<SoundRecording>[^]*?<\/SoundRecording>/.exec(album) ?? [];

const rawOf = (message: string): readonly Readonly<Record<string, unknown>>[] => {
  const read = readErn(message, draftForm);
  if (!read.ok) throw new Error(read.failure.detail);
  return read.value.rows.map(({ raw }) => raw as Readonly<Record<string, unknown>>);
};

const issuesIn = (content: string): readonly string[] => {
  const read = readCsv(content, draftForm);
  if (!read.ok) throw new Error(read.failure.detail);
  return read.value.flatMap(({ row }) =>
    row.ok ? [] : row.failure.map(({ field, detail }) => `${field}: ${detail}`),
  );
};

describe('a file with too many tracks', () => {
  const count = maxDelivered + 1;

  it.each([
    ['CSV', readCsv, `title\n${'Tide\n'.repeat(count)}`],
    ['JSON', readJson, JSON.stringify({ tracks: Array.from({ length: count }, () => ({ title: 'Tide' })) })],
    ['DDEX ERN', readErn, album.replace(recording, recording.repeat(count - 1))],
  ])('is rejected before a row is read: %s', (_, reader, content) => {
    let reads = 0;
    const read = reader(content, {
      ...draftForm,
      read: (raw) => {
        reads++;
        return draftForm.read(raw);
      },
    });
    expect([read.ok, reads]).toEqual([false, 0]);
  });
});

describe('a release of many recordings', () => {
  const shared = album
    .replace(recording, recording.repeat(20).replaceAll('>A1<', '>A9<'))
    .replace('<Genre><GenreText>Electronic', `${'<Genre><GenreText>Noise</GenreText></Genre>'.repeat(100)}$&`)
    .replace(/<FullName>Northlight Records(?=<[^]*<\/PartyList>)/g, `<FullName>${'N'.repeat(100_000)}`);

  it('is read once for all of them', () => {
    const [first, second] = rawOf(shared);
    expect(first?.['genres']).toHaveLength(51);
    expect(second?.['genres']).toBe(first?.['genres']);
  });

  it('repeats no more of a long text in each row than shows that it is too long', () => {
    expect(JSON.stringify(rawOf(shared)).length).toBeLessThan(20 * 10_000);
    const read = readErn(shared, draftForm);
    expect(JSON.stringify(read)).toContain('is longer than 300 characters');
  });
});

describe('a track with more than its own operations accept', () => {
  const issuesOf = (row: Readonly<Record<string, unknown>>): readonly string[] => {
    const read = draftForm.read({ title: 'Tide', externalId: 'A', ...row });
    return read.ok ? [] : read.failure.map(({ field, detail }) => `${field}: ${detail}`);
  };
  const times = <Value>(count: number, value: Value): readonly Value[] =>
    Array.from({ length: count }, () => value);
  const master = (territories: readonly string[]) => ({
    master: [{ party: 'Lind', sharePct: '100', territories }],
  });

  it.each([
    ['rights.master', { master: times(101, { party: 'Lind', sharePct: '1' }) }],
    ['rights.writers', { writers: times(101, { name: 'Lind', role: 'composer', sharePct: '1' }) }],
    ['rights.publishers', { publishers: times(101, { name: 'Lind', sharePct: '1' }) }],
  ])('is rejected: %s', (field, rights) => {
    expect(issuesOf({ rights })).toEqual([`${field}: has more than 100 entries`]);
  });

  it.each([
    ['rights.master[0].territories', { rights: master(times(251, 'GB')) }],
    ['territories.include', { territories: { include: times(251, 'GB') } }],
    ['territories.exclude', { territories: { include: ['WORLD'], exclude: times(251, 'GB') } }],
  ])('is rejected: %s', (field, row) => {
    expect(issuesOf(row)).toEqual([`${field}: has more than 250 entries`]);
  });

  it('is rejected: language', () => {
    const language = `en-x-${'abcdefgh-'.repeat(4)}a`;
    expect(issuesOf({ language })).toEqual([
      `language: "${language}" is not a language tag (BCP 47: en, pt-BR)`,
    ]);
  });
});

describe('a long text', () => {
  const cell = (master: string): string => `externalId,title,master\nA,T,"${master}"\n`;

  it('in a cell is read once, also over several lines', () => {
    expect(issuesIn(cell(`Northlight | 100% | in${' '.repeat(60_000)}GB\nFR`))).toEqual([]);
    expect(issuesIn(cell(`Northlight | in${' '.repeat(2_000_000)}\n.`))).toEqual([
      'master: is longer than 65,536 characters',
    ]);
  });

  it('is not repeated as a whole in an error', () => {
    const [issue = ''] = issuesIn(`externalId,title,isrc\nA,T,${'x'.repeat(50_000)}`);
    expect(issue).toMatch(/^isrc: "x{99}…" is not an ISRC/);
  });
});
