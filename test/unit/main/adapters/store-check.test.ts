import { storeLine } from '../../../../src/main/adapters/store-check.ts';

describe('the line that names the store in use', () => {
  it.each([
    ['mongodb://user:secret@db1:27017,db2:27017/music?replicaSet=rs', 'music at db1:27017,db2:27017'],
    ['mongodb://user:secret@db1:27017/?replicaSet=rs', 'licensing at db1:27017'],
    ['mongodb+srv://db.example', 'licensing at db.example'],
  ])('names the database that the service opens at %s, without credentials', (MONGODB_URL, named) => {
    expect(storeLine({ dataDir: '/data', settings: { MONGODB_URL } })).toBe(
      `Store: MongoDB database ${named}`,
    );
  });

  it.each([
    ['postgres://user:secret@db:5433/music?sslmode=require', 'music at db:5433'],
    ['postgres:///licensing?host=/run/postgresql', 'licensing at /run/postgresql'],
  ])('names the PostgreSQL database at %s, without credentials', (DATABASE_URL, named) => {
    expect(storeLine({ dataDir: '/data', settings: { DATABASE_URL } })).toBe(
      `Store: PostgreSQL database ${named}`,
    );
  });

  it('names the file if no database is configured', () => {
    expect(storeLine({ dataDir: '/data', settings: {} })).toBe('Store: /data/licensing.db');
  });
});
