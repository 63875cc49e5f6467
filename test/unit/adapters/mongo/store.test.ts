import { MongoServerError } from 'mongodb';
import {
  commitIsUnknown,
  isTransient,
  translated,
  wasNotAnswered,
} from '../../../../src/adapters/mongo/outage.ts';
import { openStore } from '../../../../src/adapters/mongo/store.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

/** Nothing listens there, and nothing is asked of it. */
const url = 'mongodb://127.0.0.1:1/';
const timeoutMs = 50;

describe('work on the database', () => {
  it('is limited by the timeout, and has its deadline', async () => {
    const store = openStore({ url, timeoutMs });
    const before = performance.now();
    let end = 0;
    const late = store.within((until) => {
      end = until;
      return new Promise(() => undefined);
    });
    await expect(late).rejects.toThrow(Unavailable);
    expect(performance.now() - before).toBeGreaterThanOrEqual(timeoutMs - 1);
    expect(end - before).toBeGreaterThanOrEqual(timeoutMs);
    expect(await store.within(async () => 'in time')).toBe('in time');
    await store.close();
  });
});

describe('an address of the database', () => {
  it('cannot change the write concern or the read concern', async () => {
    const lax = 'w=1&journal=false&wtimeoutMS=5&readConcernLevel=local&readPreference=secondary';
    const store = openStore({ url: `${url}?${lax}` });
    const { db } = store;
    expect(db.writeConcern).toMatchObject({ w: 'majority', journal: true });
    expect(db.writeConcern?.wtimeoutMS).toBeUndefined();
    expect([db.readConcern?.level, db.readPreference.mode]).toEqual(['majority', 'primary']);
    await store.close();
  });
});

describe('an error of the database', () => {
  const broken = Object.assign(new Error('write ECONNRESET'), { syscall: 'write', code: 'ECONNRESET' });
  const duplicate = new MongoServerError({ code: 11_000, message: 'E11000 duplicate key' });

  it('is an outage if a socket broke during a write: the transaction or its commit is retried', () => {
    expect(translated(broken)).toBeInstanceOf(Unavailable);
    expect([wasNotAnswered(broken), isTransient(broken), commitIsUnknown(broken)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is passed on unchanged if the server responded', () => {
    const bug = new TypeError('a bug');
    expect([translated(duplicate), translated(bug)]).toEqual([duplicate, bug]);
    for (const error of [duplicate, bug]) {
      expect([wasNotAnswered(error), isTransient(error), commitIsUnknown(error)]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});
