import { mailedArtistCode } from '../../clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../clients/partner-client.ts';
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
) => {
  const artist = await anArtist(service);
  const code = await mailedArtistCode(service, artist.email, 'avc');
  await artist.client.post(`${artists}/me/email-verification/confirm`, { code });
  return artist;
};

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

/** How each operation of artist and label accounts is brought to succeed. */
export const artistSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  getArtistAgreement: async ({ anyone }) => anyone.get(`${artists}/agreement`),
  registerArtist: async ({ anyone }) => anyone.post(`${artists}/register`, aRegistration({ kind: 'label' })),
  inviteArtist: async ({ admin }) =>
    admin.post('/api/v1/staff/artists/invitations', { email: 'invited@label.example', language: 'fr' }),
  createArtistSession: async (stage) => (await freshArtist(stage)).entered,
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
  getOwnArtist: async (stage) => (await freshArtist(stage)).client.get(`${artists}/me`),
  updateOwnArtist: async (stage) =>
    (await freshArtist(stage, aConfirmedArtist)).client.ask('PATCH', `${artists}/me`, { body: fullProfile }),
};
