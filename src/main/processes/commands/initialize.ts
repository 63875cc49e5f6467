import { initNote } from '../../../domain/audit/store-notes.ts';
import { masterKeysOf, openSharedAdapters } from '../../adapters/open-shared-adapters.ts';
import { ConfigWrong, type Config } from '../../settings/config.ts';
import { operator } from '../../features/operator.ts';
import { builtDirectly } from '../../features/wiring/direct.ts';
import { suppliesOf } from '../../features/wiring/supplies.ts';
import { preparations } from '../../adapters/open-storage.ts';
import { holdsStore } from '../../adapters/store-check.ts';

/** Creates the store of DATA_DIR, and the master key if none is configured; returns whether it created them. */
export const initialization = (config: Config) => async (): Promise<'created' | 'present'> => {
  const prepared = preparations(config).find(({ run }) => run !== undefined);
  if (prepared)
    throw new ConfigWrong(
      `${prepared.variable} is set: "npm run operator -- ${prepared.command}" prepares that database. Unset it to create a store in DATA_DIR.`,
    );
  if (holdsStore(config)) return 'present';
  const open = await openSharedAdapters(config, await masterKeysOf(config), {});
  const { auditLog, clock } = open.adapters;
  try {
    const { checkMasterKey } = builtDirectly(suppliesOf(open.adapters, config), operator);
    await checkMasterKey({ mayRegister: async () => true });
    await auditLog.append(initNote(clock.now()));
    return 'created';
  } finally {
    await open.close();
  }
};
