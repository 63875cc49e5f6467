import { Container } from 'inversify';
import type { Config } from '../../settings/config.ts';
import { driven, settings } from './tokens.ts';
import { moduleOf, resolve, supply, type Feature, type Token, type Use } from './wiring.ts';

type Provided<Tokens> = { readonly [Name in keyof Tokens]: Tokens[Name] extends Token<infer T> ? T : never };

/** One adapter for every driven port. */
export type Adapters = Provided<typeof driven>;

/** The part of the configuration that use cases depend on. */
export type Settings = Pick<
  Config,
  'tiers' | 'prices' | 'baseUrl' | 'selfRegistration' | 'markDownloads' | 'production'
>;

/** A container with a feature, or several in one object, over these adapters. */
export const containerOf = <Port>(
  adapters: Adapters,
  { tiers, prices, baseUrl, selfRegistration, markDownloads, production }: Settings,
  uses: Feature<Port>,
): Container => {
  const container = new Container();
  const supplyAll = <Tokens extends object>(tokens: Tokens, values: Provided<Tokens>): void => {
    for (const name of Object.keys(tokens) as (keyof Tokens)[])
      supply(container, tokens[name] as Token<unknown>, values[name]);
  };
  supplyAll(driven, adapters);
  supplyAll(settings, {
    ...{ tiers, prices, baseUrl, selfRegistration, markDownloads },
    allowLoopbackReturns: !production,
  });
  container.load(moduleOf(uses));
  return container;
};

/** The use cases of a feature, by name. */
export const useCasesOf = <Port>(container: Container, uses: Feature<Port>): Port =>
  Object.fromEntries(
    Object.entries<Use<unknown>>(uses).map(([name, { token }]) => [name, resolve(container, token)]),
  ) as Port;
