import { MongoServerError } from 'mongodb';
import {
  commitIsUnknown,
  isTransient,
  translated,
  wasNotAnswered,
} from '../../../../src/adapters/mongo/outage.ts';
import { openStore } from '../../../../src/adapters/mongo/store.ts';
import { Unavailable } from '../../../../src/ports/driven/unavailable.ts';

/** Nothing listens there, and nothing is asked of it. */
const url = 'mongodb://127.0.0.1:1/';
const patienceMs = 50;

describe('a turn at a document', () => {
  it('is waited for no longer than the patience lasts, and not taken after that', async () => {
    const store = openStore({ url, patienceMs });
    const before = Promise.withResolvers<string>();
    const first = store.inTurn('a', () => before.promise);
    let begun = false;
    const second = store.inTurn('a', async () => (begun = true));
    await expect(first).rejects.toThrow(Unavailable);
    await expect(second).rejects.toThrow(Unavailable);
    before.resolve('too late');
    expect(await store.inTurn('a', async () => 'mine')).toBe('mine');
    expect(begun).toBe(false);
    await store.close();
  });

  it('of one name leaves those of others alone', async () => {
    const store = openStore({ url, patienceMs });
    const busy = store.inTurn('a', () => new Promise(() => undefined));
    expect(await store.inTurn('b', async () => 'mine')).toBe('mine');
    await expect(busy).rejects.toThrow(Unavailable);
    await store.close();
  });
});

describe('an address of the database', () => {
  it('has no say in what a write waits for, nor in what is read', async () => {
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

  it('is an outage where a socket broke in the middle of a write: begun anew, or its commit repeated', () => {
    expect(translated(broken)).toBeInstanceOf(Unavailable);
    expect([wasNotAnswered(broken), isTransient(broken), commitIsUnknown(broken)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is itself where the server has answered, or where it is none', () => {
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
