import { mailedSignIn } from '../clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../clients/partner-client.ts';
import { registerPasskey } from '../passkeys/register-passkey.ts';
import { softwareAuthenticator } from '../passkeys/software-authenticator.ts';
import { portalSession } from './portal-session.ts';
import { viewOf } from './portal-view.ts';
import type { Stage } from './stage.ts';
import { memberSuccesses } from './successes/member-successes.ts';

export { portalSession };

const own = '/api/v1/portal/session';
const sessions = '/api/v1/portal/sessions';
const passkeys = '/api/v1/portal/passkeys';
const memberships = '/api/v1/portal/memberships';

let last: PartnerClient | undefined;

/** A client for asking again for what the session last begun by a success showed. */
export const sessionOf = (path: string): PartnerClient | undefined =>
  [own, sessions, passkeys, memberships].includes(path) ? last : undefined;

const aSession = async ({ anyone, owner }: Stage): Promise<PartnerClient> => {
  last = anyone.withHeaders((await portalSession(anyone, owner.apiKey)).headers);
  return last;
};

/** A session of a member who has just joined. */
const aMemberSession = async (stage: Stage): Promise<PartnerClient> => {
  const { client, slug } = await stage.aPartner();
  const email = `kim@${slug}.example`;
  await client.post(`/api/v1/platforms/${slug}/members`, { email, role: 'viewer' });
  const code = await mailedSignIn(stage, email);
  last = stage.anyone.withHeaders((await portalSession(stage.anyone, { code })).headers);
  return last;
};

/** Registers a passkey of a member who has just joined. */
const aPasskey = async (stage: Stage) => {
  const client = await aMemberSession(stage);
  return { client, ...(await registerPasskey(client, softwareAuthenticator(stage.baseUrl))) };
};

/** For each operation of the portal's sessions and of its members, a request that succeeds. */
export const portalSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  ...memberSuccesses,
  createPortalSession: async ({ anyone, owner }) => (await portalSession(anyone, owner.apiKey)).began,
  getPortalSession: async (stage) => (await aSession(stage)).get('/api/v1/portal/session'),
  endPortalSession: async (stage) => (await aSession(stage)).delete('/api/v1/portal/session'),
  listMemberships: async (stage) => (await aMemberSession(stage)).get(memberships),
  switchPortalSession: async (stage) => {
    const client = await aMemberSession(stage);
    const [mine] = (await client.get(memberships)).body['data'] as readonly { readonly slug: string }[];
    return client.post(`${own}/switch`, { platform: mine?.slug ?? '' });
  },
  listMemberSessions: async (stage) => (await aMemberSession(stage)).get(sessions),
  endMemberSession: async (stage) => {
    const client = await aMemberSession(stage);
    const [mine] = (await client.get(sessions)).body['data'] as readonly { readonly sessionId: string }[];
    return client.delete(`${sessions}/${mine?.sessionId ?? ''}`);
  },
  endOtherMemberSessions: async (stage) => (await aMemberSession(stage)).delete(sessions),
  startPasskeyRegistration: async (stage) => (await aPasskey(stage)).started,
  createPasskey: async (stage) => (await aPasskey(stage)).added,
  listPasskeys: async (stage) => (await aPasskey(stage)).client.get(passkeys),
  updatePasskey: async (stage) => {
    const { client, added } = await aPasskey(stage);
    return client.ask('PATCH', `${passkeys}/${added.member('passkeyId')}`, { body: { name: 'Phone' } });
  },
  deletePasskey: async (stage) => {
    const { client, added } = await aPasskey(stage);
    return client.delete(`${passkeys}/${added.member('passkeyId')}`);
  },
  startPasskeySignIn: async ({ anyone }) => anyone.post(`${sessions}/passkey`),
  listPortalViews: async (stage) => {
    await viewOf(stage, stage.admin, stage.owner.slug);
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/portal-views`);
  },
  createPortalLink: async ({ owner }) => owner.client.post(`/api/v1/platforms/${owner.slug}/portal-links`),
};
