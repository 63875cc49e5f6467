import type { Answered } from '../../../clients/partner-client.ts';
import { mailedContactCode, mailedRegistration } from '../../../clients/mailed-links.ts';
import type { Stage } from '../../stage.ts';

/** For each operation that registers and keeps a platform and its credentials, a request that succeeds. */
export const platformSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  requestRegistration: async ({ anyone }) =>
    anyone.post('/api/v1/platforms/register/request', {
      ...{ name: 'By email', contactEmail: 'by@mail.example', slug: 'by-mail', acceptTerms: true },
    }),
  confirmRegistration: async (stage) => {
    const contactEmail = 'confirmed@mail.example';
    const body = { name: 'Sure', contactEmail, acceptTerms: true };
    await stage.anyone.post('/api/v1/platforms/register/request', body);
    const code = await mailedRegistration(stage, contactEmail);
    return stage.anyone.post('/api/v1/platforms/register/confirm', { code });
  },
  registerPlatform: async ({ anyone }) =>
    anyone.post('/api/v1/platforms/register', {
      name: 'Überall',
      contactEmail: 'a@b.example',
      websiteUrl: 'https://acme.example',
      useCase: 'Clips',
      territories: ['WORLD'],
      acceptTerms: true,
    }),
  getPlatform: async ({ owner }) => owner.client.get(`/api/v1/platforms/${owner.slug}`),
  updatePlatform: async ({ aPartner }) => {
    const { client, slug } = await aPartner();
    const body = {
      name: 'Renamed',
      contactEmail: 'new@acme.example',
      websiteUrl: 'https://acme.example',
      contentTypes: ['film'],
      territories: ['DE'],
    };
    return client.ask('PATCH', `/api/v1/platforms/${slug}`, { body });
  },
  confirmPlatformContact: async (stage) => {
    const { client, slug } = await stage.aPartner();
    const path = `/api/v1/platforms/${slug}`;
    await client.ask('PATCH', path, { body: { contactEmail: `${slug}@new.example` } });
    const code = await mailedContactCode(stage, `${slug}@new.example`);
    return client.post(`${path}/contact/confirm`, { code });
  },
  getMonthlyUsage: async ({ owner }) => owner.client.get(`/api/v1/platforms/${owner.slug}/usage`),
  listCredentials: async ({ owner }) => owner.client.get(`/api/v1/platforms/${owner.slug}/credentials`),
  createCredential: async ({ aPartner }) => {
    const { client, slug } = await aPartner();
    return client.post(`/api/v1/platforms/${slug}/credentials`, { kind: 'client_secret' });
  },
  deleteCredential: async ({ aPartner }) => {
    const { client, slug } = await aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const created = await client.post(path, { kind: 'api_key' });
    return client.delete(`${path}/${created.member('credentialId')}?compromised=true`);
  },
  endSessions: async ({ aPartner }) => {
    const { client, slug } = await aPartner();
    return client.post(`/api/v1/platforms/${slug}/sessions/end`);
  },
};
