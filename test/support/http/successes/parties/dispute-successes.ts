import { mailedArtistCode } from '../../../clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../../clients/partner-client.ts';
import type { TestService } from '../../../service/service.ts';
import type { Stage } from '../../stage.ts';
import { aCompleteTrack } from '../draft-successes.ts';
import {
  aPartyWith,
  aWriterAddress,
  shareConfirmations,
  sharesOf,
  withShares,
} from './confirmation-successes.ts';

type Serving = Pick<TestService, 'anyone' | 'useCases'> & Parameters<typeof aCompleteTrack>[0];

const answered = async (stage: Serving, body: object): Promise<Answered> => {
  const outcome = await stage.anyone.post(`${shareConfirmations}/answer`, body);
  if (outcome.status !== 200) throw new Error(outcome.text);
  return outcome;
};

/** A complete track whose writer has the code for its shares. */
const anAskedTrack = async (stage: Serving) => {
  const track = await aCompleteTrack(stage);
  const { client, path, partyId: owner } = track;
  const address = aWriterAddress();
  const writer = await aPartyWith(client, { name: 'Noor Elia', email: address });
  await withShares(client, path, sharesOf(owner, writer));
  const confirmations = `${path}/confirmations`;
  await client.post(confirmations, undefined);
  const code = await mailedArtistCode(stage, address, 'asc');
  return { ...track, owner, writer, address, confirmations, code };
};

/** A submitted track whose writer has confirmed its shares, with the code of the writer. */
export const anAwaitedTrack = async (stage: Serving) => {
  const track = await anAskedTrack(stage);
  const { client, path, code } = track;
  await answered(stage, { code, answer: 'confirm' });
  const submitted = await client.post(`${path}/submit`, undefined);
  if (submitted.status !== 200) throw new Error(submitted.text);
  return { ...track, submitted };
};

const disputed = async <Track extends { readonly code: string }>(stage: Serving, track: Track) => {
  await answered(stage, { code: track.code, answer: 'dispute', reason: 'I wrote half of the song.' });
  return track;
};

/** The same track after the writer has disputed its shares. */
export const aDisputedTrack = async (stage: Serving) => disputed(stage, await anAwaitedTrack(stage));

/** A track whose writer has disputed its shares before it was submitted. */
export const aTrackDisputedInDraft = async (stage: Serving) => disputed(stage, await anAskedTrack(stage));

/** How staff set the dispute of the writer aside as they read it now. */
export const settingAside = async (
  staff: PartnerClient,
  { trackId, writer }: { readonly trackId: string; readonly writer: string },
) => {
  const track = `/api/v1/staff/tracks/${trackId}`;
  const disputes = (await staff.get(track)).body['disputes'] as readonly {
    readonly partyId: string;
    readonly disputedAt: string;
    readonly concerns: string;
  }[];
  const dispute = disputes.find(({ partyId }) => partyId === writer);
  if (!dispute) throw new Error('no dispute');
  const { disputedAt, concerns } = dispute;
  return {
    path: `${track}/disputes/${writer}/set-aside`,
    body: { disputedAt, concerns, reason: 'The signed split sheet names these shares.' },
  };
};

/** For each operation of disputes, a request that succeeds. */
export const disputeSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  listShareDisputes: async (stage) => {
    await aDisputedTrack(stage);
    return stage.admin.get('/api/v1/staff/disputes?limit=100');
  },
  setAsideShareDispute: async (stage) => {
    const { path, body } = await settingAside(stage.admin, await aDisputedTrack(stage));
    return stage.admin.post(path, body);
  },
};
