/** Returns the text if it is a day (`YYYY-MM-DD`). */
export const validDay = (text = ''): string | undefined => {
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text ? text : undefined;
};
