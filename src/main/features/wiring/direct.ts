import { isUse, tokenOf, type Feature, type Source, type Token, type Use } from './wiring.ts';

/**
 * Returns the use cases of a feature, each built once, without a container: loading it would take a quarter of the
 * processor time of a command. Throws if a token has no value.
 */
export const builtDirectly = <Port>(
  supplies: ReadonlyMap<Token<unknown>, unknown>,
  uses: Feature<Port>,
): Port => {
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
  return Object.fromEntries(
    Object.entries<Use<unknown>>(uses).map(([name, each]) => [name, valueOf(each)]),
  ) as Port;
};
