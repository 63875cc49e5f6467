import { join } from 'node:path';
import { folderOfProcess, sweepWorkFolders } from '../../adapters/filesystem/index.ts';
import type { Config } from '../settings/config.ts';

type Chosen = Pick<Config, 'dataDir'>;

const foldersIn = ({ dataDir }: Chosen): string => join(dataDir, 'scratch');

/** Returns the folder for temporary files of this process: uploads, fetched files, and files of a remote media store. */
export const scratchOf = (config: Chosen): string => folderOfProcess(foldersIn(config));

/**
 * Removes the temporary files of processes that have ended. Those of other machines and containers, whose processes cannot
 * be observed, are removed a day after their last change.
 */
export const sweepScratch = (config: Chosen): Promise<void> => sweepWorkFolders(foldersIn(config));
