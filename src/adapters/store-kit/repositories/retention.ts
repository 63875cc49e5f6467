/** Few enough that a transaction stays short. */
const mostAtOnce = 250;

/** Deletes at most `limit` old records, a portion per transaction, until a portion finds fewer than it may; answers how many. */
export const removeOld = async (
  limit: number,
  removeSome: (limit: number) => Promise<number>,
  portion = mostAtOnce,
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
