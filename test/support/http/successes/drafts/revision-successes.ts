import type { Answered } from '../../../clients/partner-client.ts';
import type { TestService } from '../../../service/service.ts';
import type { Stage } from '../../stage.ts';
import { aSubmittedTrack } from '../draft-successes.ts';

type Serving = Pick<TestService, 'anyone' | 'useCases'> & Parameters<typeof aSubmittedTrack>[0];

export const anyVersion = { 'if-match': '*' };

/** An approved track of an account. */
export const anApprovedTrack = async (stage: Serving) => {
  const track = await aSubmittedTrack(stage);
  const approved = await stage.useCases.approveTrack({ trackId: track.trackId as never });
  if (!approved.ok) throw new Error(approved.failure.kind);
  return track;
};

/** An approved track with a revision that waits for review. */
export const aRevisedTrack = async (
  stage: Serving,
  changes: object = { territories: { include: ['DE'], exclude: [] } },
) => {
  const track = await anApprovedTrack(stage);
  const { client, path, trackId } = track;
  const edited = await client.ask('PATCH', path, { headers: anyVersion, body: changes });
  if (edited.status !== 200) throw new Error(edited.text);
  const revised = await client.post(`${path}/submit`, undefined);
  if (revised.status !== 200) throw new Error(revised.text);
  return { ...track, revised, revision: `/api/v1/staff/tracks/${trackId}/revision` };
};

/** For each operation of revisions, a request that succeeds. */
export const revisionSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  withdrawTrackRevision: async (stage) => {
    const { client, path } = await aRevisedTrack(stage);
    return client.ask('DELETE', `${path}/revision`);
  },
  listRevisions: async (stage) => {
    await aRevisedTrack(stage);
    return stage.admin.get('/api/v1/staff/revisions?limit=100');
  },
  getRevision: async (stage) => stage.admin.get((await aRevisedTrack(stage)).revision),
  decideRevision: async (stage) => {
    const { revision } = await aRevisedTrack(stage);
    const { headers } = await stage.admin.get(revision);
    const body = { action: 'approve', reasons: 'The split sheet matches.' };
    return stage.admin.post(`${revision}/decision`, body, {
      headers: { 'if-match': headers['etag'] ?? '' },
    });
  },
};
