import type { Config } from '../../settings/config.ts';
import { driven, settings } from './tokens.ts';
import type { Token } from './wiring.ts';

type Provided<Tokens> = { readonly [Name in keyof Tokens]: Tokens[Name] extends Token<infer T> ? T : never };

/** One adapter for every driven port. */
export type Adapters = Provided<typeof driven>;

/** The part of the configuration that use cases depend on. */
export type Settings = Pick<
  Config,
  | 'tiers'
  | 'prices'
  | 'seller'
  | 'payoutRules'
  | 'baseUrl'
  | 'selfRegistration'
  | 'artistRegistration'
  | 'agreement'
  | 'markDownloads'
  | 'production'
>;

const pairs = <Tokens extends object>(
  tokens: Tokens,
  values: Partial<Provided<Tokens>>,
): readonly (readonly [Token<unknown>, unknown])[] =>
  (Object.keys(tokens) as (keyof Tokens)[])
    .filter((name) => values[name] !== undefined)
    .map((name) => [tokens[name] as Token<unknown>, values[name]]);

/** Returns the values that exist before any use case is built, by their tokens. Commands have some adapters only. */
export const suppliesOf = (
  adapters: Partial<Adapters>,
  { production, tiers, prices, seller, payoutRules, baseUrl, markDownloads, ...who }: Settings,
): ReadonlyMap<Token<unknown>, unknown> =>
  new Map([
    ...pairs(driven, adapters),
    ...pairs(settings, {
      ...{ tiers, prices, seller, payoutRules, baseUrl, markDownloads },
      ...{ selfRegistration: who.selfRegistration, artistRegistration: who.artistRegistration },
      agreement: who.agreement,
      allowLoopbackReturns: !production,
    }),
  ]);
