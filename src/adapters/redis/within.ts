/** There was no response in time. */
export class Late extends Error {
  override readonly name = 'Late';
}

/**
 * Returns the result, or throws `Late`. A response that has arrived in the socket while this process was busy
 * is in time: at the timeout, arrived data is read once more before the decision.
 */
export const within = <T>(ms: number, requested: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Late(`no response within ${ms} ms`));
    const timer = setTimeout(() => setImmediate(late), ms);
    requested
      .finally(() => clearTimeout(timer))
      .then(resolve, (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))));
  });
