import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { manifestReader } from '../../../../src/adapters/manifest/index.ts';
import { aRow, csvOf, someCells } from './rows.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** Reads a folder that holds these files, and has links to outside under these names. */
const reading = async (files: Files, links: readonly string[] = []) => {
  const scratch = await mkdtemp(join(tmpdir(), 'manifest-'));
  const folder = join(scratch, 'delivery');
  try {
    await mkdir(folder);
    await writeFile(join(scratch, 'secret.wav'), 'secret');
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    for (const name of links) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await symlink(join(scratch, 'secret.wav'), join(folder, name));
    }
    const read = await manifestReader.read(folder);
    return read.ok ? read : { ...read, detail: read.failure.detail.replaceAll(scratch, '') };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const issuesOf = async (files: Files, links: readonly string[] = []) => {
  const read = await reading(files, links);
  if (!read.ok) throw new Error(read.detail);
  return read.value.rows.map(({ line, row }) =>
    row.ok
      ? `${line} ok`
      : `${line} ${row.failure.map(({ field, detail }) => `${field}: ${detail}`).join('; ')}`,
  );
};

/** The file that rows name. */
const audio: Files = { 'masters/harbour-light.wav': '' };
const json = (...tracks: readonly unknown[]): Files => ({ 'manifest.json': JSON.stringify({ tracks }) });

describe('a folder with a manifest', () => {
  it('is read in the same way from JSON and CSV', async () => {
    const fromJson = await reading(json(aRow()));
    const fromCsv = await reading({ 'manifest.csv': csvOf([someCells()]) });
    if (!fromJson.ok || !fromCsv.ok) throw new Error('unreadable');
    expect(fromCsv.value.rows.map(({ row }) => row)).toEqual(fromJson.value.rows.map(({ row }) => row));
    expect([fromJson.value.rows[0]?.line, fromCsv.value.rows[0]?.line]).toEqual([1, 2]);
  });

  it('returns its valid rows together with the errors of others', async () => {
    expect(await issuesOf({ ...json(aRow({ bpm: 1 }), aRow(), 7), ...audio })).toEqual([
      '1 bpm: 1 is not at least 20',
      '2 ok',
      '3 row: expected an object, not a number',
    ]);
  });

  it('rejects the second row of a track, by external ID and by ISRC', async () => {
    const other = { isrc: 'GB-ABC-24-00002' };
    expect(
      await issuesOf({
        ...json(
          aRow(),
          aRow(),
          aRow({ externalId: 'X' }),
          aRow({ ...other, externalId: 'Y' }),
          aRow({ ...other, externalId: 'Y' }),
        ),
        ...audio,
      }),
    ).toEqual([
      '1 ok',
      '2 isrc: "GBABC2400001" is already used by row 1',
      '3 isrc: "GBABC2400001" is already used by row 1',
      '4 ok',
      '5 externalId: "Y" is already used by row 4; isrc: "GBABC2400002" is already used by row 4',
    ]);
  });

  it('reports missing files of a row beside its other errors', async () => {
    const stems = [
      { category: 'bass', file: 'stems/bass.wav' },
      { category: 'drums', file: 'drums/' },
      { category: 'vocals', file: 'stems/vocals.wav' },
    ];
    const missing =
      '"masters/harbour-light.wav" does not exist; stems[0].file: "stems/bass.wav" does not exist';
    const [issues] = await issuesOf({ ...json(aRow({ stems, bpm: 1 })), 'stems/vocals.wav': '' });
    expect(issues).toMatch(
      /^1 stems\[1\]\.file: is not a path inside the folder.*; bpm: 1 is not at least 20; /,
    );
    expect(issues?.endsWith(`; file: ${missing}`)).toBe(true);
    const cells = { isrc: 'none', stems: 'bass=stems/bass.wav' };
    const [row] = await issuesOf({ 'manifest.csv': csvOf([someCells(cells)]) });
    expect(row).toMatch(/^2 isrc: /);
    expect(row).toContain(`; file: ${missing}`);
    const twice = someCells({ terms: '{}', 'terms.fee': '1.00 EUR' });
    expect((await issuesOf({ 'manifest.csv': csvOf([twice]) }))[0]).toMatch(
      /^2 terms: cannot be combined with .*; file: "masters\/harbour-light.wav" does not exist$/,
    );
  });

  it('follows no symbolic link out of the folder', async () => {
    const stems = [{ category: 'bass', file: 'stems/bass.wav' }];
    expect(await issuesOf(json(aRow({ stems })), ['masters/harbour-light.wav', 'stems/bass.wav'])).toEqual([
      '1 file: "masters/harbour-light.wav" links to a file outside the folder; ' +
        'stems[0].file: "stems/bass.wav" links to a file outside the folder',
    ]);
  });

  it.each([
    ['no manifest', {}, '/delivery contains neither manifest.json nor manifest.csv'],
    [
      'two manifests',
      { ...json(), 'manifest.csv': 'title\n' },
      '/delivery contains both manifest.json and manifest.csv; remove one',
    ],
    ['another form', { 'manifest.json': '[]' }, 'manifest.json must be { "tracks": [ … ] } and nothing else'],
    [
      'another encoding',
      { 'manifest.csv': Buffer.from([0x74, 0xe9, 0x0a]) },
      '/delivery/manifest.csv is not UTF-8 text; save it as CSV UTF-8 or JSON',
    ],
  ])('is unreadable with %s', async (_, files, detail) => {
    expect(await reading(files)).toMatchObject({
      ok: false,
      failure: { kind: 'manifest-unreadable' },
      detail,
    });
  });

  it('is rejected with invalid JSON, and says where', async () => {
    expect(await reading({ 'manifest.json': '{ "tracks": [ {]' })).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/^manifest.json is not JSON: .*position 15/) as string,
    });
  });

  it('is rejected if the folder does not exist', async () => {
    expect(await manifestReader.read('/no/such/folder')).toMatchObject({ ok: false });
  });
});
