import { connect, type Connection } from '../../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel } from '../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../src/adapters/sqlite/writer.ts';
import { collections } from '../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import type { Operation } from '../../../src/adapters/store-kit/program.ts';
import type { OpenWorld } from '../../contract/world.ts';
import { kitStorage, type KitStorage } from '../worlds/stores/kit-storage.ts';

/** The changes to operations of matching programs: they are omitted, or their results are replaced. */
export interface Tampering {
  readonly matching: (operation: Operation, program: string) => boolean;
  /** `nothing`: the operation is left out and answered as if it had succeeded. */
  readonly instead: 'nothing' | ((answer: unknown) => unknown);
}

/** Operations of one kind on one collection, by their names. */
export const operation =
  (op: Operation['op'], name: string): Tampering['matching'] =>
  (requested) => {
    const target =
      'counter' in requested
        ? requested.counter
        : 'index' in requested
          ? requested.index.collection
          : requested.collection;
    return requested.op === op && target.name === name;
  };

const answersWith: ReadonlySet<Operation['op']> = new Set(['insert-if-absent', 'lease', 'replace', 'remove']);
const succeeded = ({ op }: Operation): unknown => (answersWith.has(op) ? true : undefined);

const tamperedKernel = (kernel: Kernel, { matching, instead }: Tampering): Kernel => ({
  ...kernel,
  run: (program, argument) => {
    const steps: typeof program.steps = function* (...given) {
      const running = program.steps(...given);
      let step = running.next([]);
      while (step.done !== true) {
        const requested = step.value;
        const isMatch = requested.map((each) => matching(each, program.name));
        const left = requested.filter((_, n) => instead !== 'nothing' || isMatch[n] !== true);
        const answers = [...(yield left)];
        step = running.next(
          requested.map((each, n) => {
            if (isMatch[n] !== true) return answers.shift();
            return instead === 'nothing' ? succeeded(each) : instead(answers.shift());
          }),
        );
      }
      return step.value;
    };
    return kernel.run({ ...program, steps }, argument);
  },
});

const worldOn = (changed: (db: Connection) => Connection, tampering?: Tampering): OpenWorld<KitStorage> => {
  return async () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    prepare(db, collections);
    const read = changed(db);
    const kernel = sqliteKernel({ read, writer: inlineWriter(read), collections });
    return {
      views: [kitStorage(tampering ? tamperedKernel(kernel, tampering) : kernel)],
      close: () => kernel.close(),
    };
  };
};

/** A store in memory whose programs are tampered with. `schema`: statements that change its tables before. */
export const tampered = (tampering: Tampering, schema = ''): OpenWorld<KitStorage> =>
  worldOn((db) => {
    if (schema !== '') db.script(schema);
    return db;
  }, tampering);

/** A store in memory that never rolls back: what a program wrote before it failed stays. */
export const halfCommits: OpenWorld<KitStorage> = worldOn((db) => ({
  ...db,
  script: (sql) => db.script(sql.replace(/ROLLBACK TO command;?/, '')),
}));
