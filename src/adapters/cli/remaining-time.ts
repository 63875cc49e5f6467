/** The number of latest rows from which the remaining time is estimated. Rows that were imported before are much faster than new ones. */
const recentRows = 20;
const minRows = 3;

/** Estimates how long the remaining rows will take from the duration of the latest ones; undefined for the first rows. */
export const remainingMs = (durationsMs: readonly number[], rowsLeft: number): number | undefined => {
  const recent = durationsMs.slice(-recentRows);
  if (recent.length < minRows) return undefined;
  return (rowsLeft * recent.reduce((sum, ms) => sum + ms, 0)) / recent.length;
};

export const remainingText = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'less than a minute left';
  const hours = Math.floor(minutes / 60);
  return `about ${hours > 0 ? `${hours} h ` : ''}${minutes % 60} min left`;
};
