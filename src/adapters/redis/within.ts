/** No answer came in time. */
export class Late extends Error {
  override readonly name = 'Late';
}

/**
 * What was asked, or `Late`. An answer that lies in the socket while this process itself was busy is in time: when the
 * timer is up, what has arrived is read once more before the verdict.
 */
export const within = <T>(ms: number, asked: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Late(`no answer within ${ms} ms`));
    const timer = setTimeout(() => setImmediate(late), ms);
    asked
      .finally(() => clearTimeout(timer))
      .then(resolve, (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))));
  });
