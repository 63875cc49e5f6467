import { z } from 'zod';
import { defaultPrices, soldItems, type Prices } from '../../domain/billing/prices.ts';
import { defaultTiers, tierNames, type TierFigures, type Tiers } from '../../domain/platforms/tier.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';

const rate = z.number().positive().max(1e9);
const count = z.int().min(0).max(1e12).nullable();

const Figures = z
  .strictObject({
    requestsPerSecond: rate,
    burst: z.int().min(1).max(1e9),
    requestsPerDay: count,
    licensesPerMonth: count,
    enrichRowsPerDay: count,
    enrichSecondsPerDay: count,
  })
  .partial();

const minorUnits = z.int().min(1).max(1e12);
const Price = z.strictObject({ month: minorUnits, year: minorUnits });
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const PriceOverrides = z
  .strictObject({
    currency: z.string().refine((code) => currencies.has(code), 'must be a currency (ISO 4217)'),
    growth: Price,
    stems: Price,
  })
  .partial()
  .refine(
    ({ currency = defaultPrices.currency, ...given }) =>
      currency === defaultPrices.currency || soldItems.every((item) => given[item] !== undefined),
    `must name the prices of ${soldItems.join(' and ')}: the default prices are in ${defaultPrices.currency}`,
  );

const Overrides = z
  .strictObject({
    developer: Figures,
    growth: Figures,
    enterprise: Figures,
    public: z.strictObject({ requestsPerMinute: rate }),
    prices: PriceOverrides,
    staff: z.strictObject({ requestsPerSecond: rate, burst: z.int().min(1).max(1e9) }).partial(),
    artist: z.strictObject({ requestsPerSecond: rate, burst: z.int().min(1).max(1e9) }).partial(),
  })
  .partial();

/** Returns figures and prices: the defaults with the changes in TIERS, which contains them or names their file. */
export const tiersFrom = (
  text: string,
  readFile: (file: string) => string,
): Result<{ readonly tiers: Tiers; readonly prices: Prices }, { readonly detail: string }> => {
  const json = contentOf(text, readFile);
  if (!json.ok) return json;
  const parsed = Overrides.safeParse(json.value);
  if (!parsed.success) {
    const issues = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not a known field`)
        : [issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message],
    );
    return fail({ detail: issues.join('; ') });
  }
  const over = parsed.data;
  const figures = Object.fromEntries(
    tierNames.map((name) => [name, { ...defaultTiers[name], ...withoutGaps(over[name] ?? {}) }]),
  ) as Record<(typeof tierNames)[number], TierFigures>;
  return ok({
    tiers: {
      ...figures,
      public: over.public ?? defaultTiers.public,
      staff: { ...defaultTiers.staff, ...withoutGaps(over.staff ?? {}) },
      artist: { ...defaultTiers.artist, ...withoutGaps(over.artist ?? {}) },
    },
    prices: { ...defaultPrices, ...withoutGaps(over.prices ?? {}) },
  });
};

const contentOf = (
  text: string,
  readFile: (file: string) => string,
): Result<unknown, { readonly detail: string }> => {
  try {
    return ok(JSON.parse(text.trimStart().startsWith('{') ? text : readFile(text)));
  } catch (error) {
    return fail({
      detail: `must be JSON or the path of a JSON file (${error instanceof Error ? error.message : ''})`,
    });
  }
};

const withoutGaps = (figures: object) =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
