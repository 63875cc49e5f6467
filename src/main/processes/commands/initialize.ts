import { initAction, initNote } from '../../../domain/audit/store-notes.ts';
import { masterKeysOf, openSharedAdapters } from '../../adapters/open-shared-adapters.ts';
import { ConfigWrong, type Config } from '../../settings/config.ts';
import { operator } from '../../features/operator.ts';
import { builtDirectly } from '../../features/wiring/direct.ts';
import { suppliesOf } from '../../features/wiring/supplies.ts';
import { openStorage, preparations } from '../../adapters/open-storage.ts';
import { holdsStore } from '../../adapters/store-check.ts';

/** Returns whether a store was created by a command that was interrupted: it knows no key, and nothing else happened in it. */
const isHalfCreated = async (config: Config): Promise<boolean> => {
  const { masterKeys, auditLog, close } = await openStorage(config);
  try {
    if ((await masterKeys.list()).length > 0) return false;
    const entries = await auditLog.entries({ after: 0, limit: 2 });
    return entries.every(({ place, action }) => place === 1 && action === initAction);
  } finally {
    await close();
  }
};

/** Creates the store of DATA_DIR, and the master key if none is configured; returns whether it created them. */
export const initialization = (config: Config) => async (): Promise<'created' | 'present'> => {
  const prepared = preparations(config).find(({ run }) => run !== undefined);
  if (prepared)
    throw new ConfigWrong(
      `${prepared.variable} is set: "npm run operator -- ${prepared.command}" prepares that database. Unset it to create a store in DATA_DIR.`,
    );
  if (holdsStore(config) && !(await isHalfCreated(config))) return 'present';
  const open = await openSharedAdapters(config, await masterKeysOf(config), {});
  const { auditLog, clock } = open.adapters;
  try {
    const { checkMasterKey } = builtDirectly(suppliesOf(open.adapters, config), operator);
    const [begun] = await auditLog.entries({ after: 0, limit: 1 });
    if (!begun) await auditLog.append(initNote(clock.now()));
    // Last: a store with a known key is complete.
    await checkMasterKey({ mayRegister: async () => true });
    return 'created';
  } finally {
    await open.close();
  }
};
