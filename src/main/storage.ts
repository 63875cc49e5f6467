import { join } from 'node:path';
import { sqliteStorage, type SqliteStorage } from '../adapters/sqlite/index.ts';
import type { Config } from './config.ts';

export type Storage = SqliteStorage;

/** The one place that chooses where everything is kept. */
export const openStorage = ({ dataDir }: Pick<Config, 'dataDir'>): Storage =>
  sqliteStorage({ file: join(dataDir, 'licensing.db') });
