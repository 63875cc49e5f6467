import { intervals, soldItems, type Prices } from '../../domain/billing/prices.ts';
import { fail } from '../../domain/shared/result.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PaymentDependencies } from './pluggable/kinds.ts';
import { chosen, type Settings } from './pluggable/index.ts';

interface Environment {
  readonly settings: Settings;
  readonly production: boolean;
}

/** In production no payments are accepted if no provider is configured. */
const chosenProvider = ({ settings, production }: Environment) => {
  const provider = chosen('payments', settings);
  return production && provider?.adapter.forDevelopment ? undefined : provider;
};

/** Prices that would not be charged as they are shown. */
export const priceIssues = (prices: Prices, environment: Environment): readonly string[] => {
  const { currency } = prices;
  const priceIssue = chosenProvider(environment)?.adapter.priceIssue ?? (() => undefined);
  const issues = soldItems
    .flatMap((item) => intervals.map((interval) => priceIssue({ amount: prices[item][interval], currency })))
    .filter((issue) => issue !== undefined);
  return [...new Set(issues)].map((issue) => `TIERS prices: ${issue}`);
};

/** Accepts no payments. */
export const closedPaymentProvider: PaymentProvider = {
  provider: 'none',
  hook: 'none',
  closed: true,
  signatureHeader: 'none-signature',
  open: async () => 'closed',
  closeCheckout: async () => 'not-open',
  endWithPeriod: async () => 'ended',
  changePlan: async () => 'ended',
  previewPlan: async () => 'ended',
  invoiceDocument: async () => undefined,
  authenticate: async () => fail({ kind: 'payment-signature-invalid' }),
};

/** Chooses the payment provider. */
export const openPaymentProvider = async (
  environment: Environment,
  dependencies: PaymentDependencies,
): Promise<PaymentProvider> => {
  const provider = chosenProvider(environment);
  return provider ? provider.adapter.open(provider.read, dependencies) : closedPaymentProvider;
};
