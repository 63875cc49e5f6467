interface Lead<Left> {
  readonly done: Promise<unknown>;
  look: Promise<Left> | undefined;
}

/**
 * Of all in this process who want the same thing at once the first acts, and the others wait for it and share one look
 * at what it left: a thousand rivals cost one write and one read. A look begins when the first is done, and who comes
 * later than that does not share it.
 */
export const followers = <Left>() => {
  const leads = new Map<string, Lead<Left>>();
  return {
    /** What the one ahead left; undefined where nobody is ahead. */
    follow: async (name: string, look: () => Promise<Left>): Promise<Left | undefined> => {
      const ahead = leads.get(name);
      if (!ahead) return undefined;
      ahead.look ??= ahead.done.then(look);
      return ahead.look;
    },
    /** Acts, ahead of all who come meanwhile unless another is. */
    lead: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      if (leads.has(name)) return work();
      const { promise: done, resolve } = Promise.withResolvers<undefined>();
      leads.set(name, { done, look: undefined });
      try {
        return await work();
      } finally {
        leads.delete(name);
        resolve(undefined);
      }
    },
  };
};
