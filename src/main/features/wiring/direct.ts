import { isUse, tokenOf, type Feature, type Source, type Token, type Use } from './wiring.ts';

/** Returns the value of a token or a use. Each use is built once, when it is first requested. Throws if a token has no value. */
export const valuesOf = (supplies: ReadonlyMap<Token<unknown>, unknown>): (<T>(source: Source<T>) => T) => {
  const values = new Map<symbol, unknown>(supplies);
  const valueOf = (source: Source<unknown>): unknown => {
    const key = tokenOf(source);
    if (values.has(key)) return values.get(key);
    if (!isUse(source)) throw new Error(`nothing is supplied for the token ${key.description ?? ''}`);
    const dependencies = Object.entries(source.sources).map(([name, each]) => [name, valueOf(each)]);
    const value = source.make(Object.fromEntries(dependencies) as never);
    values.set(key, value);
    return value;
  };
  return valueOf as <T>(source: Source<T>) => T;
};

/**
 * Returns the use cases of a feature, each built once, without a container: loading it would take a quarter of the
 * processor time of a command. Throws if a token has no value.
 */
export const builtDirectly = <Port>(
  supplies: ReadonlyMap<Token<unknown>, unknown>,
  uses: Feature<Port>,
): Port => {
  const valueOf = valuesOf(supplies);
  return Object.fromEntries(
    Object.entries<Use<unknown>>(uses).map(([name, each]) => [name, valueOf(each)]),
  ) as Port;
};
