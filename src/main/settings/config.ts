import { resolve } from 'node:path';
import type { TransportName } from '../../adapters/http/index.ts';
import type { Agreement } from '../../domain/artists/account.ts';
import type { ArtistRegistration } from '../../domain/artists/registration.ts';
import { defaultPrices, type Prices } from '../../domain/billing/prices.ts';
import type { PayoutRules } from '../../domain/payouts/payout-run.ts';
import type { Seller } from '../../domain/billing/seller.ts';
import { payoutIssues, payoutRulesFrom } from './payout-settings.ts';
import { sellerFrom } from './seller-settings.ts';
import { defaultTiers, type Tiers } from '../../domain/platforms/tier.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import { issuesOf, settingsIn, type Settings } from '../adapters/pluggable/index.ts';
import { priceIssues } from '../adapters/payments.ts';
import type { Brand } from '../../adapters/http/portal/brand.ts';
import { brandFrom } from './brand-settings.ts';
import { Environment, type logLevels } from './environment.ts';
import { agreementFrom, artistRegistrationFrom } from './artist-settings.ts';
import { staffIssues, staffFrom, type FirstStaff } from './staff-settings.ts';
import { aFlag, aMasterKey, isWeakKey, previousMasterKeys } from './variables.ts';

/** All settings from the environment, which is read once at the start. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly adminPort: number | undefined;
  /** The address that `adminPort` is opened on. */
  readonly adminHost: string;
  readonly dataDir: string;
  /** The address of the store that everything is moved to, if an operator moves it. */
  readonly moveTo: string | undefined;
  /** Undefined: only if the store is empty. */
  readonly demoCatalog: boolean | undefined;
  /** Undefined: a file in `dataDir`. */
  readonly masterKey: Uint8Array | undefined;
  /** Keys that were MASTER_KEY before. What is encrypted or signed with them is still accepted. */
  readonly previousMasterKeys: readonly Uint8Array[];
  readonly trustedProxies: readonly string[];
  readonly transport: TransportName;
  readonly selfRegistration: 'live' | 'sandbox' | 'closed';
  readonly artistRegistration: ArtistRegistration;
  /** The agreement that new artist and label accounts accept. */
  readonly agreement: Agreement;
  /** The name and look of the pages. */
  readonly brand: Brand;
  readonly ffmpegPath: string | undefined;
  readonly mediaCacheBytes: number;
  /** Memory for the JSON of tracks, in bytes. */
  readonly catalogMemory: number;
  /** Whether licensed downloads carry the mark of their license. */
  readonly markDownloads: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether webhook endpoints can have http and loopback URLs. */
  readonly allowLoopbackUrls: boolean;
  /** Whether API processes also deliver webhooks. */
  readonly eventWorker: boolean;
  readonly tiers: Tiers;
  readonly prices: Prices;
  /** The seller of the plans. */
  readonly seller: Seller;
  /** The rules of payouts, and the account that pays. */
  readonly payoutRules: PayoutRules;
  /** The staff account to create if there is none yet. */
  readonly firstStaff: FirstStaff | undefined;
  /**
   * Variables that select and configure store, limiter, media store, mailer, payment provider and identity
   * provider.
   */
  readonly settings: Settings;
}

/** The environment is invalid. The message names every wrong variable. */
export class ConfigWrong extends WrongSettings {}

/** Returns the errors of settings that are not allowed in production. */
const productionIssues = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  if (given['NODE_ENV'] !== 'production') return [];
  const isOn = (name: string): boolean => aFlag.safeParse(given[name]).data === true;
  return [
    ...(given['BASE_URL'] === undefined
      ? ['Set BASE_URL in production, to the address at which partners reach the service']
      : []),
    ...(given['MASTER_KEY'] === undefined
      ? [
          'Set MASTER_KEY in production, to 32 random bytes as hex or base64, such as the output of `openssl rand -hex 32`',
        ]
      : []),
    ...(/^http:/i.test(given['BASE_URL'] ?? '')
      ? [
          'BASE_URL must be https in production. Behind a TLS proxy, set it to the public address of the proxy',
        ]
      : []),
    ...['MASTER_KEY']
      .filter((name) => isWeakKey(given[name] ?? ''))
      .map(
        (name) =>
          `${name} is not random: all of its bytes are the same. Create a key with \`openssl rand -hex 32\``,
      ),
    ...['DEMO_CATALOG', 'ALLOW_LOOPBACK_URLS']
      .filter(isOn)
      .map((name) => `${name} must be off in production`),
  ];
};

/** If the current key is also a previous one, MASTER_KEY was changed incorrectly. */
const keyIssues = ({ MASTER_KEY, MASTER_KEY_PREVIOUS }: Readonly<Record<string, string | undefined>>) => {
  const current = aMasterKey.safeParse(MASTER_KEY).data;
  const previous = previousMasterKeys.safeParse(MASTER_KEY_PREVIOUS).data ?? [];
  return current && previous.some((key) => Buffer.compare(key, current) === 0)
    ? ['MASTER_KEY_PREVIOUS contains MASTER_KEY. List only keys that were used before it']
    : [];
};

/** Each issue as a sentence on a line of its own. */
const linesOf = (issues: readonly string[]): string =>
  issues.map((issue) => (issue.endsWith('.') ? issue : `${issue}.`)).join('\n');

/** Reads the environment; an empty variable counts as absent. Throws `ConfigWrong`. */
export const configFrom = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const issues = [
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...keyIssues(given),
    ...issuesOf('stores', given),
    ...issuesOf('searchIndexes', given),
    ...issuesOf('limiters', given),
    ...issuesOf('mediaStores', given),
    ...staffIssues(given),
    ...issuesOf('identities', given),
    ...issuesOf('mailers', given),
    ...issuesOf('payments', given),
    ...payoutIssues(given),
    ...issuesOf('tracers', given),
    ...productionIssues(given),
  ];
  if (!parsed.success || issues.length > 0) throw new ConfigWrong(linesOf(issues));
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  const prices = read.TIERS?.prices ?? defaultPrices;
  const settings = settingsIn(read);
  const unpayable = priceIssues(prices, { settings, production });
  if (unpayable.length > 0) throw new ConfigWrong(linesOf(unpayable));
  const baseUrl = read.BASE_URL ?? `http://localhost:${read.PORT}`;
  const seller = sellerFrom(read, baseUrl);
  return {
    production,
    port: read.PORT,
    baseUrl,
    adminPort: read.ADMIN_PORT,
    adminHost: read.ADMIN_HOST,
    dataDir: resolve(read.DATA_DIR),
    moveTo: read.MOVE_TO,
    demoCatalog: production ? false : read.DEMO_CATALOG,
    masterKey: read.MASTER_KEY,
    previousMasterKeys: read.MASTER_KEY_PREVIOUS,
    trustedProxies: read.TRUSTED_PROXIES,
    transport: read.HTTP_TRANSPORT,
    selfRegistration: read.SELF_REGISTRATION,
    artistRegistration: artistRegistrationFrom(read, production),
    agreement: agreementFrom(read),
    brand: brandFrom(read),
    ffmpegPath: read.FFMPEG_PATH,
    mediaCacheBytes: read.MEDIA_CACHE_BYTES,
    catalogMemory: read.CATALOG_MEMORY,
    markDownloads: read.FORENSIC_MARK,
    logLevel: read.LOG_LEVEL,
    allowLoopbackUrls: read.ALLOW_LOOPBACK_URLS,
    eventWorker: read.EVENT_WORKER,
    tiers: read.TIERS?.tiers ?? defaultTiers,
    prices,
    seller,
    payoutRules: payoutRulesFrom(read, seller),
    firstStaff: staffFrom(read),
    settings,
  };
};
