/** Returns the name of the member that a column contains. */
export const memberOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
