import type { Answered } from '../../clients/partner-client.ts';
import type { Stage } from '../stage.ts';
import { freshArtist } from './artist-successes.ts';

export const parties = '/api/v1/artists/me/parties';

export const aPartyDto = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ name: 'Ida Grün', email: 'ida@gruen.example', ipi: '334284961', society: 'GEMA' },
  ...changes,
});

/** A party of a new artist. */
const aPartyOf = async (stage: Stage) => {
  const { client } = await freshArtist(stage);
  const created = await client.post(parties, aPartyDto());
  return { client, created, path: `${parties}/${created.member('partyId')}` };
};

/** For each operation of parties, a request that succeeds. */
export const partySuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createParty: async (stage) => (await aPartyOf(stage)).created,
  listParties: async (stage) => (await aPartyOf(stage)).client.get(parties),
  getParty: async (stage) => {
    const { client, path } = await aPartyOf(stage);
    return client.get(path);
  },
  updateParty: async (stage) => {
    const { client, path } = await aPartyOf(stage);
    return client.ask('PATCH', path, { body: { society: 'STIM' } });
  },
  deleteParty: async (stage) => {
    const { client, path } = await aPartyOf(stage);
    return client.ask('DELETE', path);
  },
};
