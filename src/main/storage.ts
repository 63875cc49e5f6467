import { join } from 'node:path';
import { prepareMongo } from '../adapters/mongo/index.ts';
import { sqliteStorage, type SqliteStorage } from '../adapters/sqlite/index.ts';
import type { Config } from './config.ts';

export type Storage = SqliteStorage;

/** The one place that chooses where everything is kept. */
export const openStorage = ({ dataDir }: Pick<Config, 'dataDir'>): Storage =>
  sqliteStorage({ file: join(dataDir, 'licensing.db') });

/** How the chosen store is made ready by command; undefined where it is ready by itself. */
export const preparationOf = ({ mongodbUrl }: Pick<Config, 'mongodbUrl'>) =>
  mongodbUrl === undefined
    ? undefined
    : (progress: (line: string) => void) => prepareMongo({ url: mongodbUrl }, progress);
