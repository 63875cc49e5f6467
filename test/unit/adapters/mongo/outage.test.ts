import {
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoServerError,
} from 'mongodb';
import {
  commitIsUnknown,
  errorOfWrite,
  isDuplicateKey,
  isTransient,
  translated,
  wasNotAnswered,
} from '../../../../src/adapters/mongo/outage.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

/** As the driver throws it out of `insertMany` and `bulkWrite`. */
const inBulk = (error: Error) =>
  Reflect.construct(MongoBulkWriteError, [error, { insertedCount: 0 }]) as MongoBulkWriteError;

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

const lost = () => new MongoNetworkError('connection 1 closed');

describe('an error of the MongoDB driver', () => {
  it('is an outage if the connection was lost, even in the middle of many writes', () => {
    for (const error of [lost(), inBulk(lost())]) {
      expect(translated(error)).toEqual(new Unavailable('the database is unavailable: no connection'));
      expect(wasNotAnswered(error)).toBe(true);
    }
  });

  it.each(['EPIPE', 'ECONNRESET', 'ERR_SOCKET_CLOSED', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])(
    'is an outage if the socket was closed before the write, and is retried: %s',
    (code) => {
      const error = Object.assign(new Error('This socket has been ended by the other party'), { code });
      expect(translated(error)).toEqual(new Unavailable('the database is unavailable: no connection'));
      expect([wasNotAnswered(error), isTransient(error)]).toEqual([true, true]);
    },
  );

  it('is an outage if it replaces that of a socket, which has no labels, while a commit is repeated', () => {
    const ofSocket: Pick<MongoServerError, 'hasErrorLabel'> = Object.create(null) as MongoServerError;
    const error = thrownBy(() => ofSocket.hasErrorLabel(MongoErrorLabel.RetryableWriteError));
    expect(translated(error)).toEqual(new Unavailable('the database is unavailable: no connection'));
    expect([wasNotAnswered(error), commitIsUnknown(error), isTransient(error)]).toEqual([true, true, true]);
    const bug = new TypeError('it is not a function');
    expect([translated(bug), commitIsUnknown(bug)]).toEqual([bug, false]);
  });

  it('is an outage if the server says so, even in the middle of many writes', () => {
    const error = new MongoServerError({ code: 10107, message: 'not primary' });
    for (const each of [error, inBulk(error)])
      expect(translated(each)).toEqual(new Unavailable('the database is unavailable: not the primary'));
  });

  it.each([
    ['rejects access', 13, 18],
    ['has lost what was being read', 43, 175, 237, 246],
    ['has no majority to read from yet', 134],
    ['has no primary', 133, 189, 10107, 11602],
    ['is moving data between shards', 150, 249, 13388],
    ['gave up for lack of time or room', 50, 64, 262, 290, 365, 462],
    ['lost a connection of its own', 6, 89, 279, 317, 9001],
  ])('is an outage where the server %s', (_, ...codes) => {
    const errors = codes.map((code) => new MongoServerError({ code, message: 'it is so' }));
    for (const error of errors) expect(translated(error)).toBeInstanceOf(Unavailable);
  });

  it('is that of the write that failed, among writes to several collections', () => {
    const among = (failed: Partial<MongoClientBulkWriteError>) =>
      Object.assign(Reflect.construct(MongoClientBulkWriteError, [{ message: 'in bulk' }]) as Error, failed);
    const message = 'E11000 duplicate key error collection: x.birds index: byName dup key: { name: "a" }';
    const taken = errorOfWrite(among({ writeErrors: new Map([[1, { code: 11000, message }]]) }));
    expect([isDuplicateKey(taken, 'byName'), isDuplicateKey(taken, 'byTime')]).toEqual([true, false]);
    const conflict = new MongoServerError({
      ...{ code: 112, message: 'a conflict' },
      errorLabels: [MongoErrorLabel.TransientTransactionError],
    });
    expect(isTransient(errorOfWrite(among({ cause: conflict })))).toBe(true);
    const cut = lost();
    expect(errorOfWrite(cut)).toBe(cut);
  });

  it('keeps its labels in the middle of many writes', () => {
    const error = lost();
    error.addErrorLabel(MongoErrorLabel.TransientTransactionError);
    expect([isTransient(error), isTransient(inBulk(error))]).toEqual([true, true]);
    expect(isTransient(inBulk(lost()))).toBe(false);
  });

  it('is passed on unchanged if it is not an outage', () => {
    const taken = new MongoServerError({ code: 11000, message: 'E11000 duplicate key: index: _id_ dup key' });
    for (const error of [taken, inBulk(taken), new TypeError('a bug'), inBulk(new TypeError('a bug'))])
      expect(translated(error)).toBe(error);
    expect([isDuplicateKey(inBulk(taken), '_id_'), isDuplicateKey(inBulk(taken), 'other')]).toEqual([
      true,
      false,
    ]);
  });
});
