import { moveCommand, runOperator } from '../../../../src/adapters/cli/index.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type {
  MoveRejected,
  MoveStep,
  MoveStore,
  MoveUndone,
  UndoMove,
} from '../../../../src/ports/driving/operator/store-commands.ts';

const moved = {
  already: false,
  kinds: [
    { kind: 'tracks', records: 1_200 },
    { kind: 'licenses', records: 250_000 },
  ],
  catalogVersion: 1_377,
  activeLicenses: 249_000,
} as const;
const mongodb = { command: 'move-to-mongodb', title: 'MongoDB', variable: 'MONGODB_URL' };
const idle: UndoMove = async () => ok({ was: 'not-held', copy: 'none' });

const run = async (moveStore: MoveStore, undoMove: UndoMove = idle, ...words: readonly string[]) => {
  const [out, err, progress]: [string[], string[], string[]] = [[], [], []];
  const code = await runOperator(
    [moveCommand({ moveStore, undoMove })(mongodb)],
    ['move-to-mongodb', ...words],
    {
      out: (line) => void out.push(line),
      err: (line) => void err.push(line),
      progress: (line) => void progress.push(line),
    },
  );
  return { code, out: out.join('\n'), err: err.join('\n'), progress };
};

describe('the command that moves a store', () => {
  it('says that writes are blocked, shows the progress of each kind, and says what was moved and what to do next', async () => {
    const { code, out, progress } = await run(async ({ onProgress }) => {
      const step = { phase: 'copying', kind: 'licenses', total: 250_000 } as const;
      for (let records = 200; records <= 250_000; records += 200) onProgress({ ...step, records });
      onProgress({ ...step, records: 250_000 });
      onProgress({ phase: 'checking', kind: 'licenses', records: 250_000, total: 250_000 });
      return ok(moved);
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^Moving to MongoDB\. Until it is finished, writes return 503 and reads continue/);
    const lines = out.split('\n').filter((line) => line.includes(' of 250,000'));
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      'copying licenses 100,000 of 250,000',
      'copying licenses 200,000 of 250,000',
      'copying licenses 250,000 of 250,000',
      'checking licenses 250,000 of 250,000',
    ]);
    expect(progress).toHaveLength(1_247);
    expect(out).toContain('1,200 tracks, catalog version 1,377');
    expect(out).toContain('250,000 licenses, 249,000 active');
    expect(out).toContain('Next: stop every process');
  });

  it('says if everything was moved before', async () => {
    expect((await run(async () => ok({ ...moved, already: true }))).out).toContain(
      'was moved to MongoDB before',
    );
  });

  it.each([
    [{ kind: 'move-occupied' }, 'Another process'],
    [{ kind: 'target-in-use' }, 'Nothing was changed'],
    [{ kind: 'target-of-another-move' }, 'Drop it'],
    [{ kind: 'moved-elsewhere' }, 'was moved to another database'],
    [
      {
        kind: 'copies-differ',
        differences: [{ what: 'licenses', left: '3 records, ab', entered: '2 records, cd' }],
      },
      'licenses: left 3 records, ab; entered 2 records, cd',
    ],
  ] satisfies readonly (readonly [MoveRejected, string])[])(
    'fails, and says what to do, if the move is rejected: %j',
    async (failure, said) => {
      const { code, err, out } = await run(async () => fail(failure));
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(said);
    },
  );

  it('says how to continue if a store became unavailable', async () => {
    const step: MoveStep = { phase: 'copying', kind: 'tracks', records: 1, total: 1 };
    const { code, err } = await run(async ({ onProgress }) => {
      onProgress(step);
      throw new Unavailable('no connection');
    });
    expect(code).toBe(1);
    expect(err).toMatch(/Interrupted: no connection[^]*To continue, run "npm run operator[^]*--undo/);
  });

  it.each([
    [{ was: 'not-held', copy: 'none' }, /^Nothing to undo[^\n]*$/],
    [{ was: 'moving', copy: 'none' }, /^The move was canceled[^\n]*$/],
    [{ was: 'moving', copy: 'emptied' }, /canceled[^]*were removed from MongoDB/],
    [{ was: 'moving', copy: 'out-of-reach' }, /canceled[^]*could not be removed/],
    [{ was: 'moved', copy: 'left' }, /without what was written to MongoDB since[^]*Drop that database/],
  ] satisfies readonly (readonly [MoveUndone, RegExp])[])(
    'says what was undone: %j',
    async (undone, said) => {
      const { code, out } = await run(
        async () => ok(moved),
        async () => ok(undone),
        '--undo',
      );
      expect([code, out]).toEqual([0, expect.stringMatching(said)]);
    },
  );

  it('does not undo the running move of another process', async () => {
    const occupied: UndoMove = async () => fail({ kind: 'move-occupied' });
    expect((await run(async () => ok(moved), occupied, '--undo')).code).toBe(1);
  });
});
