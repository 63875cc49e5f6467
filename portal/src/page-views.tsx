import type { ComponentType, ReactNode } from 'react';
import { lazyPage } from './kit/feedback/lazy-page.tsx';
import { withTexts } from './kit/language/language.tsx';
import type { pages, PageName } from './pages.ts';
import { musicTexts, overviewTexts, pageTexts } from './texts/catalogs.ts';

/** A page whose script is loaded with its texts: those of the account, unless it has others. */
const page = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  texts = pageTexts,
): ComponentType<Props> => lazyPage(name, () => withTexts(load(), texts));

const Overview = page(
  'Overview',
  async () => (await import('./pages/overview/overview.tsx')).Overview,
  overviewTexts,
);
const Catalog = page(
  'Catalog',
  async () => (await import('./pages/catalog/catalog.tsx')).Catalog,
  musicTexts,
);
const TrackPage = page(
  'TrackPage',
  async () => (await import('./pages/catalog/track/track-page.tsx')).TrackPage,
  musicTexts,
);
const Collections = page(
  'Collections',
  async () => (await import('./pages/collections/collections.tsx')).Collections,
  musicTexts,
);
const CollectionPage = page(
  'CollectionPage',
  async () => (await import('./pages/collections/collection-page.tsx')).CollectionPage,
  musicTexts,
);
const Licenses = page(
  'Licenses',
  async () => (await import('./pages/licenses/licenses.tsx')).Licenses,
  musicTexts,
);
const LicensePage = page(
  'LicensePage',
  async () => (await import('./pages/licenses/license/license-page.tsx')).LicensePage,
  musicTexts,
);
const Webhooks = page('Webhooks', async () => (await import('./pages/webhooks/webhooks.tsx')).Webhooks);
const EndpointPage = page(
  'EndpointPage',
  async () => (await import('./pages/webhooks/endpoints/endpoint-page.tsx')).EndpointPage,
);
const DeliveryPage = page(
  'DeliveryPage',
  async () => (await import('./pages/webhooks/deliveries/delivery-page.tsx')).DeliveryPage,
);
const Inbound = page(
  'Inbound',
  async () => (await import('./pages/webhooks/inbound/inbound-page.tsx')).Inbound,
);
const Credentials = page(
  'Credentials',
  async () => (await import('./pages/credentials/credentials.tsx')).Credentials,
);
const Settings = page('Settings', async () => (await import('./pages/settings/settings.tsx')).Settings);
const Members = page('Members', async () => (await import('./pages/members/members.tsx')).Members);
const Account = page('Account', async () => (await import('./pages/account/account.tsx')).Account);
const Plan = page('Plan', async () => (await import('./pages/plan/plan.tsx')).Plan);

/** The names of the variable parts of a path. */
type Variable<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Variable<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Views = {
  readonly [Name in PageName]: (
    values: Readonly<Record<Variable<(typeof pages)[Name]['path']>, string>>,
  ) => ReactNode;
};

/** Renders each page from the variable parts of its address. */
const views: Views = {
  overview: () => <Overview />,
  catalog: () => <Catalog />,
  track: ({ trackId }) => <TrackPage trackId={trackId} />,
  collections: () => <Collections />,
  collection: ({ collectionId }) => <CollectionPage key={collectionId} collectionId={collectionId} />,
  licenses: () => <Licenses />,
  license: ({ licenseId }) => <LicensePage licenseId={licenseId} />,
  webhooks: () => <Webhooks />,
  inbound: () => <Inbound />,
  endpoint: ({ endpointId }) => <EndpointPage endpointId={endpointId} />,
  delivery: ({ endpointId, deliveryId }) => <DeliveryPage endpointId={endpointId} deliveryId={deliveryId} />,
  credentials: () => <Credentials />,
  plan: () => <Plan />,
  members: () => <Members />,
  settings: () => <Settings />,
  account: () => <Account />,
};

/** Renders a page. `values`: the variable parts of its address, by name. */
export const viewOf = (name: PageName, values: Readonly<Record<string, string | undefined>>): ReactNode =>
  (views[name] as (given: typeof values) => ReactNode)(values);
