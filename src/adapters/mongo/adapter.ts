import { z } from 'zod';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import { isMongoAddress } from './address.ts';

interface Read {
  readonly MONGODB_URL: string;
}
interface Dependencies {
  readonly deadline?: StorageDeadline;
  readonly timeoutMs?: number;
}

/** Loads the driver, which is slow, and validates the options of the address with it. */
const driverFor = async (url: string) => {
  const mongo = await import('./index.ts');
  const issue = mongo.mongodbUrlIssue(url);
  if (issue !== undefined) throw new WrongSettings(`MONGODB_URL ${issue}`);
  return mongo;
};

const open = async ({ MONGODB_URL: url }: Read, { deadline, timeoutMs }: Dependencies) => {
  const { mongoStorage } = await driverFor(url);
  return mongoStorage({
    url,
    ...(deadline && { deadline }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
};

/** Any number of processes can share one MongoDB database. */
export const store = {
  title: 'MongoDB',
  address: { schemes: ['mongodb', 'mongodb+srv'], form: 'mongodb://HOST/DATABASE' },
  variables: {
    MONGODB_URL: z
      .string()
      .refine(isMongoAddress, 'must be a mongodb:// or mongodb+srv:// URL')
      .optional()
      .meta({
        description:
          'A replica set or sharded cluster of MongoDB 8.0 or newer, for everything except media. Not together with `DATABASE_URL`. See [several machines](scale.md).',
        accepts: '`mongodb://…` or `mongodb+srv://…`',
        absent: 'a SQLite file in `DATA_DIR`',
      }),
  },
  issues: () => [],
  chosenBy: 'MONGODB_URL',
  describe: ({ MONGODB_URL: url }: Read) => {
    const [, hosts = '', path = ''] = /^[^:]+:\/\/(?:[^@/]*@)?([^/?]+)(?:\/([^?]*))?/.exec(url) ?? [];
    return `MongoDB database ${path === '' ? 'licensing' : decodeURIComponent(path)} at ${hosts}`;
  },
  open,
  preparation: {
    command: 'prepare-mongodb',
    creates: 'collections, validators and indexes, and upgrades a database of the release before',
    run: async ({ MONGODB_URL: url }: Read, progress: (line: string) => void) => {
      const { prepareMongo } = await driverFor(url);
      await prepareMongo({ url }, progress);
    },
  },
};
