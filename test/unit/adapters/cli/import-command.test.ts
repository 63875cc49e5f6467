import { importCommand, runOperator, type Terminal } from '../../../../src/adapters/cli/index.ts';
import { remainingMs, remainingText } from '../../../../src/adapters/cli/remaining-time.ts';
import type { ManifestRow } from '../../../../src/domain/catalog/delivery/delivery.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import type { ImportTrack } from '../../../../src/ports/driving/operator/importing.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { aDelivery } from '../../../support/clients/deliveries.ts';

const minute = 60_000;
const rowsOf = (count: number): readonly ManifestRow[] =>
  Array.from({ length: count }, (_, i) => ({ line: i + 1, row: ok(aDelivery({}, i + 1)) }));
const imported: ImportTrack = async ({ delivery }) =>
  ok({ outcome: 'imported', trackId: trackId(), title: delivery.title });

/** Runs an import of some rows. `taking`: called for each row, with what Ctrl-C does; `words`: options. */
const run = async (
  rows: readonly ManifestRow[],
  importTrack: (input: Parameters<ImportTrack>[0], interrupt: () => void) => ReturnType<ImportTrack>,
  { words = [], elapsedMs = () => 0 }: { words?: readonly string[]; elapsedMs?: () => number } = {},
) => {
  const lines = { out: [] as string[], err: [] as string[], progress: [] as string[] };
  let interrupt: () => void = () => undefined;
  let released = 0;
  const terminal: Terminal = {
    out: (line) => void lines.out.push(line),
    err: (line) => void lines.err.push(line),
    progress: (line) => void lines.progress.push(line),
    onInterrupt: (stop) => {
      interrupt = stop;
      return () => {
        released += 1;
      };
    },
  };
  const command = importCommand({
    manifests: { read: async () => ok({ rows }) },
    importTrack: (input) => importTrack(input, interrupt),
    elapsedMs,
  });
  const code = await runOperator([command], ['import', 'folder', ...words], terminal);
  expect(released).toBe(1);
  return { code, ...lines };
};

describe('the import command', () => {
  it('shows how long the remaining rows will take', async () => {
    let elapsed = 0;
    const slow: ImportTrack = async (input) => {
      elapsed += 2 * minute;
      return imported(input);
    };
    const { progress } = await run(rowsOf(5), slow, { elapsedMs: () => elapsed });
    expect(progress).toEqual([
      '1 of 5  Slow Harbour 1',
      '2 of 5  Slow Harbour 2',
      '3 of 5  Slow Harbour 3',
      '4 of 5  about 4 min left  Slow Harbour 4',
      '5 of 5  about 2 min left  Slow Harbour 5',
    ]);
  });

  it('estimates the remaining time from the latest rows', () => {
    const unchanged = Array.from({ length: 100 }, () => 1);
    const measured = Array.from({ length: 20 }, () => 3 * minute);
    expect(remainingMs([...unchanged, ...measured], 50)).toBe(150 * minute);
    expect(remainingMs([minute, minute], 50)).toBeUndefined();
    expect([29_000, 31_000, 150 * minute].map(remainingText)).toEqual([
      'less than a minute left',
      'about 1 min left',
      'about 2 h 30 min left',
    ]);
  });

  it('names each error of audio and artwork that were rejected', async () => {
    const { code, err } = await run(rowsOf(1), async () =>
      fail({
        kind: 'several',
        failures: [
          { kind: 'audio-rejected', reason: 'truncated', detail: 'the decoder ended', file: 'song-1.flac' },
          {
            kind: 'artwork-rejected',
            file: 'covers/a.png',
            issues: [
              {
                field: 'width',
                code: 'too_small',
                detail: 'must be at least 1400 pixels; the image has 300',
              },
              { field: 'sizeBytes', code: 'too_big', detail: 'must be at most 9 bytes; the file has 10' },
              { field: 'file', code: 'damaged', detail: 'must be valid' },
            ],
          },
        ],
      }),
    );
    expect(err).toEqual([
      'row 1: song-1.flac: the decoder ended; covers/a.png: width must be at least 1400 pixels; the image has 300; covers/a.png: size must be at most 9 bytes; the file has 10; covers/a.png: must be valid',
    ]);
    expect(code).toBe(1);
  });

  it('warns of audio that has another ISRC, and succeeds', async () => {
    const { code, out, err } = await run(rowsOf(2), async ({ delivery }) =>
      ok({
        outcome: 'imported',
        title: delivery.title,
        sameAudioAs: delivery.externalId === 'L-2' ? ['QZTST2600001', 'QZTST2600007'] : [],
      }),
    );
    expect(err).toEqual(['row 2: warning: the same audio file as ISRC QZTST2600001, QZTST2600007']);
    expect([code, out.at(-1)]).toEqual([0, '2 imported, 1 with a warning']);
  });

  it('warns of the same recording in another file, with its place and speed', async () => {
    const place = { fromMs: 62_000, otherFromMs: 12_400, lengthMs: 24_000 };
    const { out, err } = await run(rowsOf(1), async ({ delivery }) =>
      ok({
        outcome: 'imported',
        title: delivery.title,
        sameRecordingAs: [
          { isrc: 'QZTST2600001', ...place, speed: 1 },
          { isrc: 'QZTST2600007', ...place, speed: 0.985 },
        ],
      }),
    );
    expect(err).toEqual([
      'row 1: warning: the same recording as ISRC QZTST2600001 for 0:24 from 1:02 (there from 0:12)',
      'row 1: warning: the same recording as ISRC QZTST2600007 for 0:24 from 1:02 (there from 0:12), 1.5 % slower',
    ]);
    expect(out.at(-1)).toBe('1 imported, 1 with a warning');
  });

  it('finishes the row at hand after Ctrl-C, and says how far it came and how to continue', async () => {
    const { code, out, err } = await run(rowsOf(4), async (input, interrupt) => {
      if (input.delivery.externalId === 'L-2') interrupt();
      return imported(input);
    });
    expect(out).toHaveLength(2);
    expect(err).toEqual([
      'Interrupted after 2 of 4 rows: 2 imported. Run the same command again to continue.',
    ]);
    expect(code).toBe(130);
  });

  it.each<readonly [string, () => ReturnType<ImportTrack>]>([
    [
      'rejects',
      async () =>
        fail({
          kind: 'audio-rejected',
          reason: 'truncated',
          detail: 'the decoder ended',
          file: 'song-2.flac',
        }),
    ],
    ['throws', () => Promise.reject(new Error('the decoder ended'))],
  ])('does not report a row that Ctrl-C %s', async (_what, end) => {
    const { code, out, err } = await run(rowsOf(4), async (input, interrupt) => {
      if (input.delivery.externalId !== 'L-2') return imported(input);
      interrupt();
      return end();
    });
    expect(out).toHaveLength(1);
    expect(err).toEqual([
      'Interrupted after 1 of 4 rows: 1 imported. Run the same command again to continue.',
    ]);
    expect(code).toBe(130);
  });

  it('is complete if Ctrl-C comes during the last row', async () => {
    const { code, out } = await run(rowsOf(1), async (input, interrupt) => {
      interrupt();
      return imported(input);
    });
    expect([code, out.at(-1)]).toEqual([0, '1 imported']);
  });

  it('prints a JSON document for each row, and one at the end', async () => {
    const issues = [{ field: 'isrc', detail: 'is not an ISRC' }];
    const rows = [...rowsOf(2), { line: 3, row: fail(issues) }, ...rowsOf(1)];
    const { code, out, err } = await run(
      rows,
      async (input, interrupt) => {
        if (input.delivery.externalId === 'L-2') interrupt();
        const taken = await imported(input);
        return taken.ok ? ok({ ...taken.value, sameAudioAs: ['QZTST2600007'] }) : taken;
      },
      { words: ['--json'] },
    );
    const counts = { imported: 2, replaced: 0, unchanged: 0, wouldImport: 0, rejected: 0 };
    const done = { outcome: 'imported', trackId: trackId(), sameAudioAs: ['QZTST2600007'] };
    expect([code, err]).toEqual([130, []]);
    expect(out.map((line) => JSON.parse(line) as object)).toEqual([
      { row: 1, ...done, title: 'Slow Harbour 1' },
      { row: 2, ...done, title: 'Slow Harbour 2' },
      { rows: 4, done: 2, ...counts, warnings: 2, interrupted: true },
    ]);
    const whole = await run(rows.slice(2), imported, { words: ['--json'] });
    expect(whole.code).toBe(1);
    expect(JSON.parse(whole.out[0] ?? '')).toEqual({
      row: 3,
      outcome: 'rejected',
      errors: ['isrc: is not an ISRC'],
    });
    expect(JSON.parse(whole.out.at(-1) ?? '')).toMatchObject({ rejected: 1, interrupted: false });
  });
});
