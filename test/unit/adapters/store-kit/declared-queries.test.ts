import type { Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { describedIn } from '../../../../src/adapters/mongo/kernel/schema.ts';
import { declaredQueries, type DeclaredQuery } from '../../../support/stores/declared-queries.ts';
import { indexFault, mongoQueryOf } from '../../../support/stores/plans/mongo-index-use.ts';
import {
  emptyDatabase,
  isOfKeys,
  planFaults,
  withPlans,
} from '../../../support/stores/plans/sqlite-plan-use.ts';
import { collections, programs } from '../../../../src/adapters/store-kit/index.ts';
import type { Index } from '../../../../src/adapters/store-kit/collection.ts';
import type { Lock, Operation } from '../../../../src/adapters/store-kit/program.ts';
import { indexesOf, indexName } from '../../../../src/adapters/store-kit/sql/index.ts';
import { auditEnd } from '../../../../src/adapters/store-kit/repositories/shared/conclude.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import type { ProgramRun } from '../../../support/stores/watched-contracts.ts';

const isAppending = (operation: Operation): boolean =>
  operation.op === 'insert' && operation.collection.name === 'audit_entries';

const hasEnd = (locks: readonly Lock[]): boolean =>
  locks.some(({ name, mode }) => name === auditEnd.name && mode === auditEnd.mode);

/** Returns the argument with a note of the audit log wherever it can have one. */
const withNotes = (argument: unknown): { readonly noted: unknown; readonly places: number } => {
  let places = 0;
  const text = JSON.stringify(argument, (name, value: unknown) => {
    if (name !== 'effects' && name !== 'audit') return value;
    places++;
    return name === 'audit' ? aNote() : { events: [], mails: [], audit: aNote() };
  });
  return { noted: JSON.parse(text), places };
};

/** All that the repositories ask of a store while the contracts of all storage ports run in memory. */
describe('the repositories', () => {
  let queries: readonly DeclaredQuery[];
  const runs: ProgramRun[] = [];
  const appending: ProgramRun[] = [];
  beforeAll(async () => {
    queries = await declaredQueries({
      program: (run) => runs.push(run),
      operation: (operation, run) => {
        if (run && isAppending(operation)) appending.push(run);
      },
    });
  });

  it('lock the end of the audit log in each program that appends to it', () => {
    expect(new Set(appending.map(({ name }) => name)).size).toBeGreaterThan(45);
    const unlocked = appending.filter(({ locks }) => !hasEnd(locks)).map(({ name }) => name);
    expect(unlocked).toEqual([]);
  });

  it('lock the end of the audit log in each program whose argument has a note for it', () => {
    const moving = ['write-lock.acquire', 'write-lock.release'].map((name) => ({
      name,
      argument: { audit: aNote() },
    }));
    const checked = [...runs, ...moving].flatMap(({ name, argument }) => {
      const { noted, places } = withNotes(argument);
      const program = programs.find((each) => each.name === name);
      if (!program) throw new Error(`there is no program ${name}`);
      return places > 0 ? [{ name, isLocked: hasEnd(program.locks(noted as never)) }] : [];
    });
    expect(new Set(checked.map(({ name }) => name)).size).toBeGreaterThan(60);
    expect(checked.filter(({ isLocked }) => !isLocked)).toEqual([]);
  });

  it('use every index that is declared', () => {
    const used = new Set(queries.map(({ index }) => index));
    const idle = collections
      .flatMap(({ indexes }) => Object.values<Index<never>>(indexes))
      .filter((index) => !index.unique && !used.has(index))
      .map(({ name, collection }) => `${collection.name}.${name}`);
    expect(idle).toEqual([]);
  });

  it('ask queries that are each answered by their index on MongoDB, in its order', () => {
    const requested = queries.flatMap((query) => {
      const sent = mongoQueryOf(query);
      return sent ? [{ ...query, ...sent }] : [];
    });
    expect(requested.length).toBeGreaterThan(100);
    const faults = requested.flatMap(({ name, index, ...query }) => {
      const fault = indexFault(describedIn(index), query);
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  describe('have plans of SQLite that', () => {
    let planned: readonly DeclaredQuery[];
    let db: Connection;
    beforeAll(() => {
      planned = withPlans(queries);
    });
    beforeEach(() => {
      db = emptyDatabase();
    });
    afterEach(() => db.close());

    it('search the index of each query by every part of its range, and sort nothing', () => {
      expect(planned.length).toBeGreaterThan(200);
      expect(planFaults(db, planned)).toEqual([]);
    });

    it('are reported without any of the indexes that a query names', () => {
      const needed = new Set(planned.filter((query) => !isOfKeys(query)).map(({ index }) => index));
      const named = collections
        .flatMap(indexesOf)
        .filter((index) => index.several === undefined && needed.has(index));
      expect(named.length).toBeGreaterThan(50);
      const unnoticed: string[] = [];
      for (const index of named) {
        const naming = planned.filter((query) => query.index === index);
        db.script(`BEGIN; DROP INDEX ${indexName(index)}`);
        if (planFaults(db, naming).length === 0) unnoticed.push(indexName(index));
        db.script('ROLLBACK');
      }
      expect(unnoticed).toEqual([]);
      expect(planFaults(db, planned)).toEqual([]);
    });
  });
});
