interface Lead<Left> {
  readonly done: Promise<unknown>;
  look: Promise<Left> | undefined;
}

/** What one of those does who want the same thing. */
export interface Wish<Left, Outcome> {
  readonly act: () => Promise<Outcome>;
  /** Sees what whoever was ahead has left. */
  readonly look: () => Promise<Left>;
  /** Makes do with that; undefined where it does not suffice, and it acts for itself. */
  readonly accept: (left: Left) => Promise<Outcome | undefined>;
}

/**
 * Of all in this process who want the same thing at once the first acts, and the others wait for it and share one look
 * at what it left: a thousand rivals cost one write and one read. A look begins when the first is done, and who comes
 * later than that does not share it.
 */
export const followers = <Left, Outcome>() => {
  const leads = new Map<string, Lead<Left>>();

  const lead = async (name: string, act: () => Promise<Outcome>): Promise<Outcome> => {
    if (leads.has(name)) return act();
    const { promise: done, resolve } = Promise.withResolvers<undefined>();
    leads.set(name, { done, look: undefined });
    try {
      return await act();
    } finally {
      leads.delete(name);
      resolve(undefined);
    }
  };

  return async (name: string, { act, look, accept }: Wish<Left, Outcome>): Promise<Outcome> => {
    const ahead = leads.get(name);
    if (ahead) {
      ahead.look ??= ahead.done.then(look);
      const accepted = await accept(await ahead.look);
      if (accepted !== undefined) return accepted;
    }
    return lead(name, act);
  };
};
