import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';
import { openStorage, preparationOf } from '../../../../src/main/adapters/open-storage.ts';

describe('where everything is kept', () => {
  it('stops at a database with unknown options, and shows none of its password', async () => {
    const config = configFrom({
      MONGODB_URL: 'mongodb://ada:hunter2@db.example/?tls=perhaps',
    });
    const rejected = { message: 'MONGODB_URL has hosts or options that are not valid for MongoDB' };
    await expect(openStorage(config)).rejects.toMatchObject(rejected);
    await expect(preparationOf(config)?.(() => undefined)).rejects.toMatchObject(rejected);
  });

  it.each([
    'mongodb://localhost',
    'mongodb://ada:p%40ss@db-1.example:27017,db-2.example/music?replicaSet=rs0&w=majority',
    'mongodb+srv://cluster.example/',
    'mongodb://%2Frun%2Fmongodb.sock',
  ])('may be named as %s', (url) => {
    expect(configFrom({ MONGODB_URL: url }).settings).toMatchObject({ MONGODB_URL: url });
  });

  it.each([
    'postgres://localhost/licensing',
    'postgresql://ada:p%40ss@db.example:5433/music?sslmode=verify-full',
    'postgres:///licensing?host=/run/postgresql',
  ])('may be named as %s', (url) => {
    expect(configFrom({ DATABASE_URL: url }).settings).toMatchObject({ DATABASE_URL: url });
  });

  it.each([
    ['mysql://ada:hunter2@db/licensing', /must be a URL such as postgres:/],
    ['db.example:5432', /must be a URL such as postgres:/],
    ['postgres:///licensing', /must be a URL such as postgres:/],
    ['postgres://ada:hunter2@db', /names no database/],
    ['postgres://ada:hunter2@db/a/b', /names no database/],
    ['postgres://ada:hunter2@db-1,db-2/licensing', /names several hosts/],
    ['postgres://ada:100%hunter2@db/licensing', /has a wrongly encoded user, password or database/],
  ])('may not be named as %s', (url, issue) => {
    const rejected = (): unknown => configFrom({ DATABASE_URL: url });
    expect(rejected).toThrow(issue);
    expect(rejected).toThrow(/^DATABASE_URL /);
    expect(rejected).not.toThrow(/hunter2/);
  });

  it('stops at a PostgreSQL address whose options the driver cannot use, and shows none of its password', async () => {
    const config = configFrom({
      DATABASE_URL: 'postgres://ada:hunter2@db/licensing?sslrootcert=/nowhere.pem',
    });
    const rejected = { message: 'DATABASE_URL has options that the driver cannot use (ENOENT)' };
    await expect(openStorage(config)).rejects.toMatchObject(rejected);
    await expect(preparationOf(config)?.(() => undefined)).rejects.toMatchObject(rejected);
  });

  it('is one database, not two', () => {
    const both = { DATABASE_URL: 'postgres://db/licensing', MONGODB_URL: 'mongodb://db/licensing' };
    expect(() => configFrom(both)).toThrow(
      new ConfigWrong('Set only one of MONGODB_URL and DATABASE_URL: each chooses a different adapter.'),
    );
  });

  it.each(['localhost:27017', 'mongodb://', 'mongodb://ada:hunter2@', 'mongodb://db#1', 'mongodb+ssl://db'])(
    'may not be named as %s',
    (url) => {
      expect(() => configFrom({ MONGODB_URL: url })).toThrow(
        'MONGODB_URL must be a mongodb:// or mongodb+srv:// URL.',
      );
    },
  );
});
