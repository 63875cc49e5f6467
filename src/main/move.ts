import { existsSync } from 'node:fs';
import { cryptoDigest } from '../adapters/crypto/index.ts';
import { systemClock, systemDelay, ulidIds } from '../adapters/system/index.ts';
import { moveStore } from '../application/operator/move-store.ts';
import { undoMove } from '../application/operator/undo-move.ts';
import type { MoveStore, UndoMove } from '../ports/driving/operator.ts';
import { ConfigWrong, type Config } from './config.ts';
import { embeddedFileIn, moveTargets, openBothStores, preparationOf } from './open-storage.ts';

const needs = {
  clock: systemClock,
  delay: systemDelay,
  digest: cryptoDigest,
  ids: ulidIds({ clock: systemClock }),
};

/** A move from the file of DATA_DIR to the configured database, which is prepared for it. */
export const movingBetween = (
  config: Pick<Config, 'dataDir' | 'settings'>,
  onOpen: () => void = () => undefined,
) => {
  const withStores = async <T>(
    use: (stores: Awaited<ReturnType<typeof openBothStores>>) => Promise<T>,
  ): Promise<T> => {
    const file = embeddedFileIn(config.dataDir);
    onOpen();
    if (file === undefined || !existsSync(file))
      throw new ConfigWrong(`DATA_DIR: there is no ${file ?? 'store'} to move`);
    const stores = await openBothStores(config);
    try {
      return await use(stores);
    } finally {
      await stores.left.close();
      await stores.entered?.close();
    }
  };
  const move: MoveStore = (order) =>
    withStores(async ({ left, entered }) => {
      const prepare = preparationOf(config);
      if (!prepare || !entered)
        throw new ConfigWrong(
          `${moveTargets()
            .map(({ variable }) => variable)
            .join(' or ')} is needed: where everything moves to`,
        );
      await prepare(() => undefined);
      return moveStore({ ...needs, source: left.archive, target: entered.archive })(order);
    });
  const undo: UndoMove = () =>
    withStores(({ left, entered }) =>
      undoMove({ ...needs, source: left.archive, ...(entered && { target: entered.archive }) })(),
    );
  return { moveStore: move, undoMove: undo, targets: moveTargets() };
};
