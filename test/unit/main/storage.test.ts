import { configFrom } from '../../../src/main/config.ts';
import { openStorage, preparationOf } from '../../../src/main/open-storage.ts';

describe('where everything is kept', () => {
  it('stops at a database whose options nobody knows, and shows none of its password', async () => {
    const config = configFrom({
      MONGODB_URL: 'mongodb://ada:hunter2@db.example/?tls=perhaps',
    });
    const refused = { message: 'MONGODB_URL has hosts or options that MongoDB does not know' };
    await expect(openStorage(config)).rejects.toMatchObject(refused);
    await expect(preparationOf(config)?.(() => undefined)).rejects.toMatchObject(refused);
  });

  it.each([
    'mongodb://localhost',
    'mongodb://ada:p%40ss@db-1.example:27017,db-2.example/music?replicaSet=rs0&w=majority',
    'mongodb+srv://cluster.example/',
    'mongodb://%2Frun%2Fmongodb.sock',
  ])('may be named as %s', (url) => {
    expect(configFrom({ MONGODB_URL: url }).settings).toMatchObject({ MONGODB_URL: url });
  });

  it.each(['localhost:27017', 'mongodb://', 'mongodb://ada:hunter2@', 'mongodb://db#1', 'mongodb+ssl://db'])(
    'may not be named as %s',
    (url) => {
      expect(() => configFrom({ MONGODB_URL: url })).toThrow(
        'MONGODB_URL is not a mongodb:// or mongodb+srv:// address',
      );
    },
  );
});
