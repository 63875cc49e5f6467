import { Container } from 'inversify';
import type { Config } from '../../settings/config.ts';
import { provideBillingUseCases } from '../billing-use-cases.ts';
import { driven, driving, shared } from './tokens.ts';
import { provideMailUseCases } from '../mail-use-cases.ts';
import { provideModerationUseCases } from '../moderation-use-cases.ts';
import { providePortalUseCases } from '../portal-use-cases.ts';
import { provideStaffUseCases } from '../staff-use-cases.ts';
import { provideUseCases } from '../use-cases.ts';
import { provideWebhookUseCases } from '../webhook-use-cases.ts';
import { provideProvisioningUseCases } from '../provisioning-use-cases.ts';
import { resolve, supply, type Token } from './wiring.ts';

type Provided<Tokens> = { readonly [Name in keyof Tokens]: Tokens[Name] extends Token<infer T> ? T : never };

/** One adapter for every driven port. */
export type Adapters = Provided<typeof driven>;

/** What use cases know of the configuration. */
export type Settings = Pick<
  Config,
  'tiers' | 'prices' | 'baseUrl' | 'selfRegistration' | 'markDownloads' | 'production'
>;

/** Every use case, over these adapters. */
export const containerOf = (
  adapters: Adapters,
  { tiers, prices, baseUrl, selfRegistration, markDownloads, production }: Settings,
): Container => {
  const container = new Container();
  for (const name of Object.keys(driven) as (keyof Adapters)[]) {
    supply(container, driven[name] as Token<unknown>, adapters[name]);
  }
  supply(container, shared.tiers, tiers);
  supply(container, shared.baseUrl, baseUrl);
  supply(container, shared.selfRegistration, selfRegistration);
  supply(container, shared.markDownloads, markDownloads);
  supply(container, shared.prices, prices);
  supply(container, shared.allowLoopbackReturns, !production);
  provideUseCases(container);
  provideWebhookUseCases(container);
  provideProvisioningUseCases(container);
  provideModerationUseCases(container);
  providePortalUseCases(container);
  provideStaffUseCases(container);
  provideMailUseCases(container);
  provideBillingUseCases(container);
  return container;
};

export type UseCases = Provided<typeof driving>;
export const useCaseNames = Object.keys(driving) as readonly (keyof UseCases)[];

/** The use cases out of the container, by name: what a driving adapter is handed. */
export const useCasesOf = (container: Container): UseCases =>
  Object.fromEntries(
    Object.entries(driving).map(([name, key]) => [name, resolve(container, key as Token<unknown>)]),
  ) as UseCases;
