import {
  moveCommand,
  runOperator,
  type MoveAddresses,
  type OpenMove,
} from '../../../../src/adapters/cli/index.ts';
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
  audit: { entries: 12, last: { place: 12, digest: 'ab' } },
} as const;
const idle: UndoMove = async () => ok({ was: 'not-locked', copy: 'none' });

const run = async (given: MoveStore, undoMove: UndoMove = idle, ...words: readonly string[]) => {
  const [out, err, progress]: [string[], string[], string[]] = [[], [], []];
  const opened: MoveAddresses[] = [];
  let stop: () => void = () => undefined;
  const closed = { times: 0 };
  const moveStore: MoveStore = (order) =>
    given({ ...order, isInterrupted: () => (stop(), order.isInterrupted()) });
  const openMove: OpenMove = async (addresses) => {
    opened.push(addresses);
    const close = async () => {
      closed.times += 1;
    };
    return { from: 'A', to: addresses.to, moveStore, undoMove, close };
  };
  const code = await runOperator([moveCommand({ openMove })], ['move', '--to', 'B', ...words], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (line) => void progress.push(line),
    onInterrupt: (interrupt) => {
      stop = interrupt;
      return () => undefined;
    },
  });
  expect(closed.times).toBe(1);
  return { code, out: out.join('\n'), err: err.join('\n'), progress, opened };
};

describe('the command that moves a store', () => {
  it('says that writes are blocked, shows the progress of each kind, and says what was moved and what to do next', async () => {
    const { code, out, err, progress, opened } = await run(async ({ onPlan, onProgress }) => {
      onPlan(moved.kinds);
      const step = { phase: 'copying', kind: 'licenses', total: 250_000 } as const;
      for (let records = 200; records <= 250_000; records += 200) onProgress({ ...step, records });
      onProgress({ ...step, records: 250_000 });
      onProgress({ phase: 'checking', kind: 'licenses', records: 250_000, total: 250_000 });
      return ok(moved);
    });
    expect([code, err, opened]).toEqual([0, '', [{ from: undefined, to: 'B', isUndone: false }]]);
    expect(out).toMatch(/^Moving 251,200 records from A to B: 1,200 tracks, 250,000 licenses, 0 platforms/);
    expect(out).toContain('Until the move is finished, writes return 503 and reads continue.');
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
    expect(out).toContain('12 audit entries, the last 12:ab');
    expect(out).toContain('Next: stop every process on A, and start it on B');
  });

  it('says if everything was moved before', async () => {
    expect((await run(async () => ok({ ...moved, already: true }))).out).toContain('was moved to B before');
  });

  it('warns about an audit log that was altered before the move', async () => {
    const { code, err } = await run(async () => ok({ ...moved, audit: { ...moved.audit, issue: 7 } }));
    expect([code, err]).toEqual([0, expect.stringContaining('altered from entry 7 on, before the move')]);
  });

  it('stops after Ctrl-C, and says how to continue', async () => {
    const { code, err } = await run(async ({ isInterrupted }) =>
      isInterrupted() ? fail({ kind: 'move-interrupted' }) : ok(moved),
    );
    expect([code, err]).toEqual([130, expect.stringMatching(/^Interrupted[^]*to continue, or with --undo/)]);
    const early = await run(async () => fail({ kind: 'move-interrupted-early' }));
    expect([early.code, early.err]).toEqual([
      130,
      expect.stringMatching(/^Interrupted before this run changed anything in A/),
    ]);
  });

  it.each([
    [{ kind: 'move-occupied' }, 'Another process is moving A.'],
    [{ kind: 'nothing-to-move' }, 'A is empty'],
    [{ kind: 'source-incomplete' }, 'A move into A is not complete.'],
    [
      { kind: 'source-retired', to: 'C' },
      'was undone, and the data is in C again. Use that store with --from, and drop A.',
    ],
    [{ kind: 'same-store' }, 'Both addresses name the same store'],
    [{ kind: 'target-moved-on', to: 'C' }, 'The data of B has moved to C. Undo that move first.'],
    [{ kind: 'target-in-use' }, 'B is not empty.'],
    [{ kind: 'target-of-another-move' }, 'B contains the records of another move.'],
    [{ kind: 'moved-elsewhere', state: 'moved', to: 'C' }, 'A was moved to C, not to B.'],
    [{ kind: 'moved-elsewhere', state: 'moved', to: 'C' }, 'use --undo without --to and without MOVE_TO'],
    [{ kind: 'moved-elsewhere', state: 'moved', to: 'B' }, 'B, which no longer contains its records.'],
    [{ kind: 'move-ended' }, 'Another process continued or undid this move of A'],
    [{ kind: 'moved-elsewhere', state: 'moving' }, 'A move of A to another store is not complete.'],
    [
      {
        kind: 'copies-differ',
        differences: [{ what: 'licenses', inSource: '3 records, ab', inTarget: '2 records, cd' }],
      },
      'licenses: source 3 records, ab; target 2 records, cd',
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
    expect(err).toMatch(
      /Interrupted: no connection[^]*Run the same command again to continue, or with --undo/,
    );
  });

  it.each([
    [{ was: 'not-locked', copy: 'none' }, /^Nothing to undo[^\n]*$/],
    [{ was: 'moving', copy: 'none' }, /^The move was canceled[^\n]*$/],
    [{ was: 'moving', copy: 'emptied' }, /canceled[^]*were removed from B/],
    [{ was: 'moving', copy: 'out-of-reach' }, /canceled[^]*The copy in B could not be changed/],
    [{ was: 'moved', copy: 'retired' }, /without what was written to B since[^]*B accepts no more writes/],
    [{ was: 'moved', copy: 'out-of-reach' }, /Stop its processes now/],
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
