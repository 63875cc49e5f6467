import { mailedArtistCode } from '../../../clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../../clients/partner-client.ts';
import type { Stage } from '../../stage.ts';
import { aConfirmedArtist, freshArtist } from '../artist-successes.ts';

import { aPartyDto, parties } from '../party-successes.ts';

export const shareConfirmations = '/api/v1/share-confirmations';
const ownTracks = '/api/v1/artists/me/tracks';

let writers = 0;
/** The address of a writer whom no other test knows. */
export const aWriterAddress = (): string => `writer-${++writers}@songs.example`;

/** A party of an account. */
export const aPartyWith = async (
  client: PartnerClient,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> => (await client.post(parties, aPartyDto(changes))).member('partyId');

/** Shares of one owner and publisher, and of one writer. */
export const sharesOf = (owner: string, writer: string, sharePct = '100') => ({
  master: [{ partyId: owner, sharePct: '100' }],
  writers: [{ partyId: writer, role: 'composer', sharePct, administeredBy: owner }],
  publishers: [{ partyId: owner, sharePct: '100' }],
});

/** Replaces the shares of a track. */
export const withShares = (client: PartnerClient, path: string, rights: object): Promise<Answered> =>
  client.ask('PATCH', path, { headers: { 'if-match': '*' }, body: { rights } });

/** A track with a party at the address of its owner, and a writer at another. */
export const aTrackWithWriter = async (
  stage: Parameters<typeof aConfirmedArtist>[0],
  artist?: Awaited<ReturnType<typeof aConfirmedArtist>>,
) => {
  const { client, email } = artist ?? (await aConfirmedArtist(stage));
  const address = aWriterAddress();
  const owner = await aPartyWith(client, { name: 'Mara Lind', email: email.toUpperCase() });
  const writer = await aPartyWith(client, { name: 'Noor Elia', email: address });
  const created = await client.post(ownTracks, { title: 'Harbour Lights', rights: sharesOf(owner, writer) });
  if (created.status !== 201) throw new Error(created.text);
  const path = `${ownTracks}/${created.member('trackId')}`;
  return { client, email, address, owner, writer, created, path, confirmations: `${path}/confirmations` };
};

/** A track whose writer was asked, with the code of the email. */
export const anAskedTrack = async (
  stage: Parameters<typeof aTrackWithWriter>[0],
  artist?: Parameters<typeof aTrackWithWriter>[1],
) => {
  const track = await aTrackWithWriter(stage, artist);
  const asked = await track.client.post(track.confirmations, undefined);
  return { ...track, asked, code: await mailedArtistCode(stage, track.address, 'asc') };
};

const byLastArtist = async (stage: Stage) => anAskedTrack(stage, await freshArtist(stage, aConfirmedArtist));

/** For each operation of confirmations, a request that succeeds. */
export const confirmationSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  requestShareConfirmations: async (stage) => (await byLastArtist(stage)).asked,
  listShareConfirmations: async (stage) => {
    const { client, confirmations } = await byLastArtist(stage);
    return client.get(confirmations);
  },
  readShareConfirmation: async (stage) => {
    const { code } = await byLastArtist(stage);
    return stage.anyone.post(`${shareConfirmations}/read`, { code });
  },
  answerShareConfirmation: async (stage) => {
    const { code } = await byLastArtist(stage);
    return stage.anyone.post(`${shareConfirmations}/answer`, { code, answer: 'confirm' });
  },
};
