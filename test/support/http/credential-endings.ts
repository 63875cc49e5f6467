import type { PartnerClient } from '../clients/partner-client.ts';
import type { Partner, TestService } from '../service/service.ts';
import type { CredentialStory } from './credential-story.ts';

export interface CredentialStage {
  readonly service: TestService;
  readonly partner: Partner;
  readonly admin: PartnerClient;
  readonly story: CredentialStory;
}

/** How a credential ends, or what it opened does, and what works afterwards. */
export interface Ending {
  readonly act: (stage: CredentialStage) => Promise<unknown>;
  readonly works: readonly string[];
  /** The responses of operations to an ended token or session; TOKEN_INVALID by default. */
  readonly code?: string;
  /** How the credential is created. */
  readonly settings?: (service: TestService) => object;
}

const minute = 60_000;
const credentials = ({ slug }: Partner) => `/api/v1/platforms/${slug}/credentials`;
export const staffed = ({ platformId }: Partner) => `/api/v1/staff/platforms/${platformId}`;
const everything = ['secret', 'key', 'token', 'session', 'session by link', 'link', 'media link'];
const credentialsAlone = ['secret', 'key', 'descendant'];

export const credentialEndings: Readonly<Record<string, Ending>> = {
  'is removed': {
    act: ({ partner, story }) => partner.client.delete(`${credentials(partner)}/${story.credentialId}`),
    works: ['descendant'],
  },
  'is removed as compromised': {
    act: ({ partner, story }) =>
      partner.client.delete(`${credentials(partner)}/${story.credentialId}?compromised=true`),
    works: [],
  },
  'is removed, and known to be compromised only later': {
    act: async ({ partner, story }) => {
      const path = `${credentials(partner)}/${story.credentialId}`;
      await partner.client.delete(path);
      await partner.client.delete(`${path}?compromised=true`);
    },
    works: [],
  },
  'removes itself': {
    act: ({ partner, story }) =>
      story.by.as(story.bearer).delete(`${credentials(partner)}/${story.credentialId}`),
    works: ['descendant'],
  },
  'loses its creator': {
    act: ({ partner, story }) => partner.client.delete(`${credentials(partner)}/${story.creatorId}`),
    works: [...everything, 'descendant'],
  },
  'descends from a compromised credential': {
    act: ({ partner, story }) =>
      partner.client.delete(`${credentials(partner)}/${story.creatorId}?compromised=true`),
    works: [],
  },
  'is reset by staff': {
    act: ({ admin, partner }) => admin.post(`${staffed(partner)}/credentials/reset`),
    works: [],
  },
  'has its sessions and tokens ended by the owner': {
    act: ({ partner }) => partner.client.post(`/api/v1/platforms/${partner.slug}/sessions/end`),
    works: credentialsAlone,
  },
  'has its sessions and tokens ended by staff': {
    act: ({ admin, partner }) => admin.post(`${staffed(partner)}/sessions/end`),
    works: credentialsAlone,
  },
  expires: {
    act: async ({ service }) => service.advance(minute),
    works: [],
    settings: (service) => ({ expiresAt: new Date(service.now() + minute).toISOString() }),
    code: 'TOKEN_EXPIRED',
  },
  'belongs to a platform that is suspended': {
    act: ({ admin, partner }) =>
      admin.ask('PATCH', staffed(partner), { body: { status: 'suspended', reason: 'Unpaid invoices.' } }),
    works: [],
    code: 'PLATFORM_SUSPENDED',
  },
};
