import { realpathSync } from 'node:fs';
import type { MoveAddresses, OpenMove } from '../../../adapters/cli/index.ts';
import { cryptoDigest } from '../../../adapters/crypto/index.ts';
import { systemClock, systemDelay, ulidIds } from '../../../adapters/system/index.ts';
import { moveStore } from '../../../application/operator/store/move-store.ts';
import { undoMove } from '../../../application/operator/store/undo-move.ts';
import { NotPrepared, SchemaMismatch } from '../../../ports/driven/storage/schema-mismatch.ts';
import { isUnavailable, Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import { ConfigWrong, type Config } from '../../settings/config.ts';
import {
  addressForms,
  environmentAt,
  fileStoreIn,
  openToMove,
  preparationOf,
  requireReachable,
  storeName,
  type Environment,
} from '../../adapters/open-storage.ts';
import type { MovableStore } from '../../adapters/pluggable/kinds.ts';
import { holdsStore, rejectHalfRestored } from '../../adapters/store-check.ts';

const dependencies = {
  clock: systemClock,
  delay: systemDelay,
  digest: cryptoDigest,
  ids: ulidIds({ clock: systemClock }),
};

type Chosen = Pick<Config, 'dataDir' | 'settings' | 'moveTo'>;
type Print = (line: string) => void;

interface Named extends Environment {
  readonly name: string;
}

const named = (environment: Environment): Named => ({ ...environment, name: storeName(environment) });

/** Returns whether two environments choose one store, as far as their addresses show. */
const areSame = (one: Named, other: Named): boolean => {
  const [here, there] = [one, other].map((each) => {
    const file = fileStoreIn(each)?.file;
    return file !== undefined && holdsStore(each) ? realpathSync(file) : each.name;
  });
  return here === there;
};

/** Throws errors of a store with its name, because a move uses two. */
const during = async <T>({ name }: Named, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error)) throw new Unavailable(`${name}: ${error.message}. Nothing was changed.`);
    if (error instanceof SchemaMismatch) throw new SchemaMismatch(`${name}: ${error.message}.`);
    throw error;
  }
};

const openSource = (source: Named, print: Print): Promise<MovableStore> =>
  during(source, async () => {
    rejectHalfRestored(source);
    if (fileStoreIn(source) && !holdsStore(source))
      throw new ConfigWrong(`There is no store in ${source.dataDir}. Name the store to move with --from.`);
    await requireReachable(source);
    const opened = await openToMove(source, print);
    await opened.requirePrepared().catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    return opened;
  });

/** Opens a target to withdraw the copy in it; undefined if it was dropped, and perhaps created again. */
const openCopy = async (target: Named, print: Print): Promise<MovableStore | undefined> => {
  if (fileStoreIn(target) && !holdsStore(target)) return undefined;
  const opened = await openToMove(target, print);
  try {
    await opened.requirePrepared();
  } catch (error) {
    if (!(error instanceof NotPrepared)) return opened;
    await opened.close();
    return undefined;
  }
  return opened;
};

/** Opens a target and prepares it for this release, unless only a copy in it is to be withdrawn. */
const openTarget = (target: Named, isUndone: boolean, print: Print): Promise<MovableStore | undefined> =>
  during(target, async () => {
    rejectHalfRestored(target);
    if (isUndone) return openCopy(target, print);
    await requireReachable(target);
    await preparationOf(target)?.(() => undefined);
    return openToMove(target, print);
  });

/** Returns the stores of a move. The default source is the store of the environment. */
const storesOf = (config: Chosen, { from, to = config.moveTo, isUndone }: MoveAddresses) => {
  const source = named(from === undefined ? config : environmentAt('--from', from));
  const target =
    to === undefined ? undefined : named(environmentAt(to === config.moveTo ? 'MOVE_TO' : '--to', to));
  if (!target && !isUndone)
    throw new ConfigWrong(`Name the store to move to with --to or MOVE_TO: ${addressForms()}.`);
  if (target && areSame(source, target))
    throw new ConfigWrong(`Both addresses name the same store, ${source.name}. Nothing was changed.`);
  return { source, target };
};

/** Opens both stores of a move, and only one if a move is undone without naming the other. */
export const openMove =
  (config: Chosen, print: Print): OpenMove =>
  async (addresses) => {
    const { source, target } = storesOf(config, addresses);
    print(`From: ${source.name}`);
    if (target) print(`To: ${target.name}`);
    const left = await openSource(source, print);
    const close = async (): Promise<void> => left.close();
    try {
      const entered = target && (await openTarget(target, addresses.isUndone, print));
      const parts = { ...dependencies, source: left.archive, sourceName: source.name };
      return {
        from: source.name,
        to: target?.name,
        moveStore: (order) => {
          if (!target || !entered) throw new Error('a move needs a target');
          return moveStore({ ...parts, target: entered.archive, targetName: target.name })(order);
        },
        undoMove: undoMove({
          ...parts,
          ...(target && { targetName: target.name }),
          ...(entered && { target: entered.archive }),
        }),
        close: async () => {
          await close();
          await entered?.close();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  };
