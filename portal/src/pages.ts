import type { RestrictedOperation } from './session/permissions.ts';
import type { PortalText } from './texts/texts.ts';

interface PortalPage {
  readonly path: string;
  /** Its name in the navigation; absent if other pages lead to it. */
  readonly name?: PortalText;
  /** The operation without which the page shows nothing but a title and the sentence that says who may call it. */
  readonly needs?: {
    readonly operation: RestrictedOperation;
    readonly title: PortalText;
    readonly otherwise: PortalText;
  };
}

const notInView = 'session.yourViewDoesNotInclude';

/** Every page of the portal that needs a session. An address that matches several is that of the first. */
export const pages = {
  overview: { path: '/', name: 'shell.overview' },
  catalog: { path: '/catalog', name: 'shell.catalog' },
  track: { path: '/catalog/:trackId' },
  collections: { path: '/collections', name: 'shell.collections' },
  collection: { path: '/collections/:collectionId' },
  licenses: {
    path: '/licenses',
    name: 'shell.licenses',
    needs: { operation: 'listLicenses', title: 'shell.licenses', otherwise: notInView },
  },
  license: {
    path: '/licenses/:licenseId',
    needs: { operation: 'getLicense', title: 'shell.licenses', otherwise: notInView },
  },
  webhooks: { path: '/webhooks', name: 'shell.webhooks' },
  inbound: { path: '/webhooks/inbound' },
  endpoint: { path: '/webhooks/:endpointId' },
  delivery: {
    path: '/webhooks/:endpointId/:deliveryId',
    needs: { operation: 'getWebhookDelivery', title: 'shell.webhooks', otherwise: notInView },
  },
  credentials: {
    path: '/credentials',
    name: 'shell.credentials',
    needs: {
      operation: 'listCredentials',
      title: 'shell.credentials',
      otherwise: 'shell.onlyOwnersAndDevelopersCan',
    },
  },
  plan: {
    path: '/plan',
    name: 'shell.plan',
    needs: { operation: 'getBilling', title: 'shell.plan', otherwise: 'shell.onlyOwnersAndFinanceCan' },
  },
  members: {
    path: '/members',
    name: 'shell.members',
    needs: { operation: 'listMembers', title: 'shell.members', otherwise: notInView },
  },
  settings: { path: '/settings', name: 'shell.settings' },
  account: {
    path: '/account',
    name: 'shell.yourAccount',
    needs: { operation: 'listMemberSessions', title: 'shell.yourAccount', otherwise: notInView },
  },
} as const satisfies Readonly<Record<string, PortalPage>>;

export type PageName = keyof typeof pages;

/** The pages by name, as what they have in common. */
export const pageOf = (name: PageName): PortalPage => pages[name];

export const pageNames = Object.keys(pages) as readonly PageName[];
