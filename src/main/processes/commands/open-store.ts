import { awaitStorage } from '../../adapters/await-storage.ts';
import { mediaCopy } from '../../adapters/media-store.ts';
import { masterKeysOf, openSharedAdapters } from '../../adapters/open-shared-adapters.ts';
import { fileStoreIn } from '../../adapters/open-storage.ts';
import { openPaymentProvider } from '../../adapters/payments.ts';
import { requireStore, storeLine } from '../../adapters/store-check.ts';
import { builtDirectly } from '../../features/wiring/direct.ts';
import { suppliesOf } from '../../features/wiring/supplies.ts';
import type { Config } from '../../settings/config.ts';
import { commandFeature } from './command-feature.ts';

interface Opening {
  /** Whether the master key may be another than that of the store. */
  readonly isKeyLost: boolean;
  readonly print: (line: string) => void;
}

/** Opens the store of the service, with the use cases of commands, for one of them. */
export const openStore = async (config: Config, { isKeyLost, print }: Opening) => {
  print(storeLine(config));
  requireStore(config);
  const masterKeys = await masterKeysOf(config, print);
  const open = await openSharedAdapters(config, masterKeys, { print });
  try {
    const waiting = { clock: open.adapters.clock, print };
    // A store in a file can still be read after it has moved; it rejects writes.
    const usable = () => (fileStoreIn(config) ? open.storage.requireWhole() : open.storage.mayServe());
    await awaitStorage(waiting, usable);
    const paymentProvider = await openPaymentProvider(config, { ...masterKeys, baseUrl: config.baseUrl });
    const useCases = builtDirectly(suppliesOf({ ...open.adapters, paymentProvider }, config), commandFeature);
    // Only the service registers keys: a shell may have been given a wrong one.
    if (!isKeyLost) await useCases.checkMasterKey({ mayRegister: async () => false });
    return { useCases, copyMedia: mediaCopy(config, open.adapters), close: () => open.close() };
  } catch (error) {
    await open.close();
    throw error;
  }
};
