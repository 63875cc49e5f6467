interface Limits {
  readonly rows: number;
  readonly pages: number;
}

/**
 * Collects the rows of a list, page by page, up to the limits. `isComplete` is false if there may be more. Pages can be
 * empty although more follow, so that the number of rows alone does not limit the requests.
 */
export const collect = async <Row>(
  pages: AsyncIterable<{
    readonly data: readonly Row[];
    readonly pagination: { readonly nextCursor: string | null };
  }>,
  limits: Limits,
): Promise<{ readonly rows: readonly Row[]; readonly isComplete: boolean }> => {
  const rows: Row[] = [];
  let read = 0;
  for await (const { data, pagination } of pages) {
    read += 1;
    rows.push(...data);
    const isLast = pagination.nextCursor === null;
    if (rows.length > limits.rows) return { rows: rows.slice(0, limits.rows), isComplete: false };
    if (!isLast && (rows.length === limits.rows || read === limits.pages)) return { rows, isComplete: false };
  }
  return { rows, isComplete: true };
};
