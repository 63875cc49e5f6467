interface Closable {
  close(): Promise<void>;
}

/** Functions of one argument that answer later, by name. */
type Calls<Part> = { readonly [Name in keyof Part]: (input: never) => Promise<unknown> };

/**
 * Something that is opened when the first of its functions is called, and never where none is: help and misspelled
 * options touch no store.
 */
export const opening = <Opened extends Closable>(open: () => Promise<Opened>) => {
  let opened: Promise<Opened> | undefined;
  const once = () => (opened ??= open());
  return {
    /** Returns the functions of a part, by their names; each opens the whole first. */
    part: <Part extends Calls<Part>>(
      names: readonly (keyof Part & string)[],
      of: (whole: Opened) => Part,
    ): Part =>
      Object.fromEntries(
        names.map((name) => [name, async (input: never) => of(await once())[name](input)]),
      ) as Part,
    /** Returns one function, which opens the whole first. */
    call:
      <Input, Outcome>(of: (whole: Opened) => ((input: Input) => Promise<Outcome>) | undefined) =>
      async (input: Input): Promise<Outcome> => {
        const call = of(await once());
        if (!call) throw new Error('the function is not configured');
        return call(input);
      },
    close: async (): Promise<void> => {
      // The caller received the error that prevented opening.
      const whole = await opened?.catch(() => undefined);
      await whole?.close();
    },
  };
};
