import type { Db } from 'mongodb';
import { requireServerVersion } from '../../../../src/adapters/mongo/schema.ts';
import { SchemaMismatch } from '../../../../src/ports/driven/storage/schema-mismatch.ts';

const serverOf = (maxWireVersion: number) => ({
  db: { command: async () => ({ maxWireVersion }) } as unknown as Db,
  ask: async <T>(work: () => Promise<T>): Promise<T> => work(),
});

describe('a MongoDB server', () => {
  it('is rejected before 8.0, which is the first to write to several collections with one command', async () => {
    await expect(requireServerVersion(serverOf(24))).rejects.toThrow(
      new SchemaMismatch('the server is older than MongoDB 8.0: upgrade it first'),
    );
    await expect(requireServerVersion(serverOf(25))).resolves.toBeUndefined();
  });
});
