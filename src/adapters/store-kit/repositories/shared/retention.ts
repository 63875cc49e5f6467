/** Few enough that a transaction stays short. */
const maxBatchSize = 250;

/**
 * Deletes at most `limit` old records, one portion in each transaction, until a portion is incomplete;
 * returns their number.
 */
export const removeOld = async (
  limit: number,
  removeSome: (limit: number) => Promise<number>,
  portion = maxBatchSize,
): Promise<number> => {
  let removed = 0;
  while (removed < limit) {
    const some = Math.min(portion, limit - removed);
    const gone = await removeSome(some);
    removed += gone;
    if (gone < some) break;
  }
  return removed;
};
