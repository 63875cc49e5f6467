import { mailedArtistCode } from '../../clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../clients/partner-client.ts';
import type { ArtistRole } from '../../../../src/domain/artists/account.ts';
import { cryptoDigest } from '../../../../src/adapters/crypto/index.ts';
import { catalogArtistId } from '../../../../src/domain/catalog/delivery/intake.ts';
import { seenSoon } from '../../eventually.ts';
import { valueOf } from '../../outcomes.ts';
import type { TestService } from '../../service/service.ts';
import { password } from '../../stories/colleagues.ts';
import type { Stage } from '../stage.ts';

const artists = '/api/v1/artists';

let registered = 0;

/** The registration of an account with an address that no other has. */
export const aRegistration = (changes: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'artist',
  name: 'Mara Lind',
  email: `artist-${++registered}@label.example`,
  password,
  country: 'DE',
  adult: true,
  acceptTerms: true,
  agreementVersion: '1',
  ...changes,
});

/** An account that was registered from an address of its own, and a client with a session of its owner. */
export const anArtist = async (
  { anyone, useCases }: Pick<TestService, 'anyone' | 'useCases'>,
  changes: Partial<Parameters<TestService['useCases']['registerArtist']>[0]> = {},
) => {
  const { adult: _, acceptTerms: __, ...entry } = aRegistration();
  const address = `198.51.100.${registered}`;
  const registration = { ...entry, kind: 'artist' as const, address, ...changes };
  valueOf(await useCases.registerArtist(registration));
  const { email } = registration;
  const entered = await anyone.post(`${artists}/sessions`, { email, password });
  const token = entered.member('token');
  return { email, token, client: anyone.as(token), entered };
};

/** An account whose owner has confirmed the address. */
export const aConfirmedArtist = async (
  service: Parameters<typeof mailedArtistCode>[0] & Parameters<typeof anArtist>[0],
  changes: Parameters<typeof anArtist>[1] = {},
) => {
  const artist = await anArtist(service, changes);
  const code = await mailedArtistCode(service, artist.email, 'avc');
  await artist.client.post(`${artists}/me/email-verification/confirm`, { code });
  return artist;
};

/** The account of a label. */
export const aLabel = (service: Parameters<typeof anArtist>[0]) => anArtist(service, { kind: 'label' });

/** The account of a label whose owner has confirmed the address. */
export const aConfirmedLabel = (service: Parameters<typeof aConfirmedArtist>[0]) =>
  aConfirmedArtist(service, { kind: 'label' });

const members = `${artists}/me/members`;
const invited = ({ client }: { readonly client: PartnerClient }, role: ArtistRole = 'editor') =>
  client.post(members, { email: `artist-${++registered}@label.example`, role, language: 'es' });

let credited = 0;

/** The name of an artist whom a published track credits, and no other track. */
export const aCreditedName = async ({ aTrackInCatalog }: Pick<TestService, 'aTrackInCatalog'>) => {
  const name = `Ada Voss ${++credited}`;
  const artistId = catalogArtistId(name, (text) => cryptoDigest.sha256(text));
  await aTrackInCatalog({ artists: [{ artistId, name, role: 'main' }] });
  return { name, artistId };
};

/** The response to a claim of an account to an artist of the catalog. */
export const claimed = async (
  service: Pick<TestService, 'aTrackInCatalog'>,
  { client }: { readonly client: PartnerClient },
  artistName?: string,
) => {
  const artistId = (await client.get(`${artists}/me`)).member('artistId');
  const name = artistName ?? (await aCreditedName(service)).name;
  const claim = { artistId, artistName: name, evidence: 'Our contract.\nOur site.' };
  return seenSoon(
    () => client.post(`${artists}/me/claims`, claim),
    ({ status }) => status !== 404,
  );
};

/** A client of a colleague with a role, who has joined the account of a label by invitation. */
export const aColleagueOf = async (
  service: Parameters<typeof aConfirmedArtist>[0],
  label: { readonly client: PartnerClient },
  role: ArtistRole,
) => {
  const invite = await invited(label, role);
  const email = invite.member('email');
  const code = await mailedArtistCode(service, email, 'aic');
  await service.anyone.post(`${artists}/invitations/accept`, { code, password });
  const entered = await service.anyone.post(`${artists}/sessions`, { email, password });
  const token = entered.member('token');
  return { email, memberId: invite.member('memberId'), token, client: service.anyone.as(token) };
};

const roster = `${artists}/me/roster`;
const addedTo = ({ client }: { readonly client: PartnerClient }) =>
  client.post(roster, { name: 'Ida Grün', country: 'SE', bio: 'Cello.' });

/** The artist whose session asked last: a path does not contain who asked. */
const last = new WeakMap<Stage, PartnerClient>();
export const lastArtist = (stage: Stage): PartnerClient | undefined => last.get(stage);
export const freshArtist = async (
  stage: Stage,
  register: (stage: Stage) => ReturnType<typeof anArtist> = anArtist,
) => {
  const artist = await register(stage);
  last.set(stage, artist.client);
  return artist;
};

export const fullProfile = {
  name: 'Mara Lind Trio',
  bio: 'Piano.\nField recordings.',
  country: 'AT',
  links: ['https://mara-lind.example'],
  ipi: '334284961',
  isni: '0000 0001 2103 2683',
  payout: { type: 'iban', holder: 'Mara Lind', iban: 'DE75 5121 0800 1245 1261 99', bic: 'deutdeff' },
  password,
};

/** For each operation of artist and label accounts, a request that succeeds. */
export const artistSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  getArtistAgreement: async ({ anyone }) => anyone.get(`${artists}/agreement`),
  registerArtist: async ({ anyone }) => anyone.post(`${artists}/register`, aRegistration({ kind: 'label' })),
  inviteArtist: async ({ admin }) =>
    admin.post('/api/v1/staff/artists/invitations', { email: 'invited@label.example', language: 'fr' }),
  createArtistSession: async (stage) => (await freshArtist(stage)).entered,
  createArtistBrowserSession: async (stage) =>
    (await freshArtist(stage)).client.post(`${artists}/browser-session`),
  getArtistBrowserSession: async (stage) =>
    (await freshArtist(stage)).client.get(`${artists}/browser-session`),
  listArtistSessions: async (stage) => (await freshArtist(stage)).client.get(`${artists}/sessions`),
  endArtistSession: async (stage) => (await freshArtist(stage)).client.delete(`${artists}/sessions/current`),
  endOtherArtistSessions: async (stage) => (await freshArtist(stage)).client.delete(`${artists}/sessions`),
  changeArtistPassword: async (stage) =>
    (await freshArtist(stage)).client.post(`${artists}/me/password`, {
      password,
      newPassword: 'eight calm harbours',
    }),
  requestArtistPasswordReset: async (stage) => {
    const { email } = await freshArtist(stage);
    return stage.anyone.post(`${artists}/password-resets`, { email });
  },
  resetArtistPassword: async (stage) => {
    const { email } = await freshArtist(stage);
    await stage.anyone.post(`${artists}/password-resets`, { email });
    const code = await mailedArtistCode(stage, email, 'apc');
    return stage.anyone.post(`${artists}/password-resets/complete`, { code, password: 'nine calm harbours' });
  },
  requestArtistEmailVerification: async (stage) =>
    (await freshArtist(stage)).client.post(`${artists}/me/email-verification`),
  verifyArtistEmail: async (stage) => {
    const { email, client } = await freshArtist(stage);
    const code = await mailedArtistCode(stage, email, 'avc');
    return client.post(`${artists}/me/email-verification/confirm`, { code });
  },
  addRosterArtist: async (stage) => addedTo(await freshArtist(stage, aLabel)),
  listRosterArtists: async (stage) => (await freshArtist(stage, aLabel)).client.get(roster),
  getRosterArtist: async (stage) => {
    const label = await freshArtist(stage, aLabel);
    return label.client.get(`${roster}/${(await addedTo(label)).member('artistId')}`);
  },
  updateRosterArtist: async (stage) => {
    const label = await freshArtist(stage, aLabel);
    const path = `${roster}/${(await addedTo(label)).member('artistId')}`;
    const { payout: _, password: __, ...body } = fullProfile;
    return label.client.ask('PATCH', path, { body });
  },
  listArtistMembers: async (stage) => (await freshArtist(stage, aLabel)).client.get(members),
  inviteArtistMember: async (stage) => invited(await freshArtist(stage, aConfirmedLabel)),
  updateArtistMember: async (stage) => {
    const label = await freshArtist(stage, aConfirmedLabel);
    const path = `${members}/${(await invited(label)).member('memberId')}`;
    return label.client.ask('PATCH', path, { body: { role: 'finance', invite: true } });
  },
  removeArtistMember: async (stage) => {
    const label = await freshArtist(stage, aConfirmedLabel);
    return label.client.delete(`${members}/${(await invited(label)).member('memberId')}`);
  },
  acceptArtistInvitation: async (stage) => {
    const email = (await invited(await freshArtist(stage, aConfirmedLabel))).member('email');
    const code = await mailedArtistCode(stage, email, 'aic');
    return stage.anyone.post(`${artists}/invitations/accept`, { code, password });
  },
  getArtist: async ({ owner, track }) => owner.client.get(`${artists}/${track.artists[0]?.artistId}`),
  listArtistTracks: async ({ owner, track }) =>
    owner.client.get(`${artists}/${track.artists[0]?.artistId}/tracks`),
  claimArtist: async (stage) => claimed(stage, await freshArtist(stage, aConfirmedArtist)),
  listArtistClaims: async (stage) => (await freshArtist(stage)).client.get(`${artists}/me/claims`),
  listArtistClaimsForStaff: async ({ admin }) => admin.get('/api/v1/staff/artist-claims?status=open'),
  listArtistsForStaff: async (stage) => {
    const { email } = await freshArtist(stage);
    return stage.admin.get(`/api/v1/staff/artists?q=${encodeURIComponent(email)}`);
  },
  getArtistForStaff: async (stage) => {
    const { client } = await freshArtist(stage);
    const own = await client.get(`${artists}/me`);
    return stage.admin.get(`/api/v1/staff/artists/${own.member('artistId')}`);
  },
  decideArtistClaim: async (stage) => {
    const claim = await claimed(stage, await aConfirmedArtist(stage));
    const path = `/api/v1/staff/artist-claims/${claim.member('claimId')}/decision`;
    return stage.admin.post(path, { outcome: 'approved', statement: 'Your site names the account.' });
  },
  getOwnArtist: async (stage) => (await freshArtist(stage)).client.get(`${artists}/me`),
  exportOwnArtist: async (stage) => (await freshArtist(stage)).client.get(`${artists}/me/export`),
  requestArtistClosure: async (stage) =>
    (await freshArtist(stage)).client.post(`${artists}/me/closure`, { password }),
  withdrawArtistClosure: async (stage) => (await freshArtist(stage)).client.delete(`${artists}/me/closure`),
  updateOwnArtist: async (stage) =>
    (await freshArtist(stage, aConfirmedArtist)).client.ask('PATCH', `${artists}/me`, { body: fullProfile }),
};
