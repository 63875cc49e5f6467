import { command, committer, undone, type AnyCommand } from '../../../../src/adapters/sqlite/command.ts';
import { connect, type Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { prepare } from '../../../../src/adapters/sqlite/kernel/index.ts';

const insert = (db: Connection, size: number) => db.run('INSERT INTO kept (body) VALUES (zeroblob(?))', size);

const commands: readonly AnyCommand[] = [
  command('keep', (db, size: number) => insert(db, size)),
  command('look', () => 1, { duringWriteLock: true }),
  command('keep-then-fail', (db, size: number) => {
    insert(db, size);
    return undone({ outcome: 'guard-failed' });
  }),
  command('keep-again', (db, size: number, undo) => {
    insert(db, size);
    undo();
    return insert(db, size);
  }),
  command('keep-then-throw', (db, size: number) => {
    insert(db, size);
    throw new Error('a bug');
  }),
  command('keep-then-lose-the-lock', (db, size: number) => {
    insert(db, size);
    throw lockLost;
  }),
];

const lockLost = new Unavailable('the request was overtaken');

const world = () => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, []);
  db.script('CREATE TABLE kept (body BLOB NOT NULL) STRICT');
  let savepoints = 0;
  const commit = committer({
    ...db,
    run: (sql, ...values) => {
      if (sql.startsWith('SAVEPOINT')) savepoints++;
      return db.run(sql, ...values);
    },
  });
  return {
    db,
    savepoints: () => savepoints,
    commit: (...names: readonly string[]) =>
      commit(
        names.map((name) => ({ name, args: 1_000 })),
        (name) => commands.find((known) => known.name === name),
      ),
    kept: () => db.one('SELECT count(*) AS kept FROM kept')?.['kept'],
  };
};

const done = { ok: true, outcome: 1 };

describe('commands that are committed together', () => {
  it('are each answered in order', () => {
    const { commit, kept } = world();
    expect(commit('keep', 'keep', 'keep')).toEqual([done, done, done]);
    expect(kept()).toBe(3);
  });

  it('undo alone what a failed guard had written', () => {
    const { commit, kept } = world();
    const rejected = { ok: true, outcome: { outcome: 'guard-failed' } };
    expect(commit('keep', 'keep-then-fail', 'keep')).toEqual([done, rejected, done]);
    expect(kept()).toBe(2);
  });

  it('leave nothing of the one that throws, and say where it threw', () => {
    const { commit, kept } = world();
    const [first, broken, last] = commit('keep', 'keep-then-throw', 'keep');
    expect([first, last]).toEqual([done, done]);
    expect(broken).toMatchObject({ ok: false, unavailable: false });
    expect(broken).toHaveProperty('message', expect.stringMatching(/a bug[^]*command\.test\.ts/));
    expect(kept()).toBe(2);
  });

  it('commit the neighbors of one that is unavailable, in a group of a thousand', () => {
    const { commit, kept } = world();
    const names = Array.from({ length: 1_000 }, (_, n) =>
      n % 250 === 9 ? 'keep-then-lose-the-lock' : 'keep',
    );
    const lost = { ok: false, unavailable: true, message: lockLost.message };
    expect(commit(...names)).toEqual(names.map((name) => (name === 'keep' ? done : lost)));
    expect(kept()).toBe(996);
  });

  it('need no savepoints while nothing has to be undone', () => {
    const { commit, kept, savepoints } = world();
    commit('keep', 'look', 'keep');
    commit('keep');
    expect([kept(), savepoints()]).toEqual([3, 0]);
  });

  it.each(['keep-then-fail', 'keep-then-throw', 'keep-then-lose-the-lock', 'keep-again', 'unknown'])(
    'run again in savepoints, and the next twenty groups too, when one has to be undone: %s',
    (name) => {
      const { commit, kept, savepoints } = world();
      const own = name === 'keep-again' ? 1 : 0;
      commit('keep', name, 'keep');
      expect([kept(), savepoints()]).toEqual([2 + own, 3]);
      for (let n = 0; n < 20; n++) commit('keep');
      expect([kept(), savepoints()]).toEqual([22 + own, 23]);
      commit('keep', 'keep');
      expect([kept(), savepoints()]).toEqual([24 + own, 23]);
    },
  );

  it('wait while writes are held, but for those that change nothing', () => {
    const { commit, kept, db } = world();
    db.script(`INSERT INTO hold VALUES (1, 'mov_1', 0, 'moving', '{}')`);
    const held = {
      ok: false,
      unavailable: true,
      message: expect.stringMatching(/writes are blocked/) as string,
    };
    expect(commit('keep', 'look', 'keep')).toEqual([held, done, held]);
    expect(kept()).toBe(0);
    db.script('DELETE FROM hold');
    expect(commit('keep')).toEqual([done]);
  });

  it('are all unavailable, and none is kept, when the disk is full half-way', () => {
    const { commit, kept, db } = world();
    commit('keep');
    const pages = Number(db.one('PRAGMA page_count')?.['page_count']);
    db.script(`PRAGMA max_page_count = ${pages + 3}`);
    const names = Array.from({ length: 40 }, () => 'keep');
    const unavailable = { ok: false, unavailable: true, message: 'the database is unavailable: disk full' };
    expect(commit(...names)).toEqual(names.map(() => unavailable));
    expect(kept()).toBe(1);
    db.script('PRAGMA max_page_count = 5000');
    expect(commit(...names)).toEqual(names.map(() => done));
    expect(kept()).toBe(41);
  });
});
