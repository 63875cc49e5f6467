import { existsSync } from 'node:fs';
import { cryptoDigest } from '../../../adapters/crypto/index.ts';
import { systemClock, systemDelay, ulidIds } from '../../../adapters/system/index.ts';
import { moveStore } from '../../../application/operator/store/move-store.ts';
import { undoMove } from '../../../application/operator/store/undo-move.ts';
import type { MoveStore, UndoMove } from '../../../ports/driving/operator/store-commands.ts';
import { ConfigWrong, type Config } from '../../settings/config.ts';
import {
  embeddedFileIn,
  moveTargets,
  openBothStores,
  preparationOf,
  storeVariable,
} from '../../adapters/open-storage.ts';

const dependencies = {
  clock: systemClock,
  delay: systemDelay,
  digest: cryptoDigest,
  ids: ulidIds({ clock: systemClock }),
};

type Chosen = Pick<Config, 'dataDir' | 'settings'>;
type Target = ReturnType<typeof moveTargets>[number];

interface Printing {
  readonly onOpen: () => void;
  /** Prints why opening a store takes so long. */
  readonly say: (line: string) => void;
}

/** Moves from the file of DATA_DIR to one kind of database, which is prepared for it and must be the chosen one. */
const moveTo = (config: Chosen, target: Target, { onOpen, say }: Printing) => {
  const { variable } = target;
  const chosen = storeVariable(config);
  const requireTarget = (): void => {
    if (chosen !== variable) throw new ConfigWrong(`Set ${variable} to the database to move to.`);
  };
  const withStores = async <T>(
    use: (stores: Awaited<ReturnType<typeof openBothStores>>) => Promise<T>,
  ): Promise<T> => {
    const file = embeddedFileIn(config.dataDir);
    onOpen();
    if (file === undefined || !existsSync(file))
      throw new ConfigWrong(`DATA_DIR contains no store to move: ${file ?? config.dataDir} does not exist.`);
    const stores = await openBothStores(config, say);
    try {
      return await use(stores);
    } finally {
      await stores.left.close();
      await stores.entered?.close();
    }
  };
  const move: MoveStore = (order) =>
    withStores(async ({ left, entered }) => {
      requireTarget();
      const prepare = preparationOf(config);
      if (!prepare || !entered) throw new Error(`the store of ${variable} cannot be moved into`);
      await prepare(() => undefined);
      return moveStore({ ...dependencies, source: left.archive, target: entered.archive })(order);
    });
  const undo: UndoMove = () =>
    withStores(async ({ left, entered }) => {
      if (chosen !== undefined) requireTarget();
      return undoMove({
        ...dependencies,
        source: left.archive,
        ...(entered && { target: entered.archive }),
      })();
    });
  return { target, moveStore: move, undoMove: undo };
};

/** A move for each kind of database that everything can be moved into. */
export const movesFrom = (config: Chosen, printing: Printing) =>
  moveTargets().map((target) => moveTo(config, target, printing));
