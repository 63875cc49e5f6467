import type { Track } from '../../../domain/catalog/track.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { fail } from '../../../domain/shared/result.ts';
import type { Revisions } from '../../../ports/driving/drafts/revisions.ts';
import { trackView } from '../catalog/track.view.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { administeredView } from './administered-rights.ts';
import { ownTrackView } from './draft.view.ts';
import * as routes from './revisions.contract.ts';

export interface RevisionDependencies extends Revisions {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

const changed = (fields: readonly string[], submittedAt: number) => ({
  fields: [...fields],
  submittedAt: timestamp(submittedAt),
});

const stemsView = ({ stems }: Pick<Track, 'stems'>) =>
  stems.map(({ file: { sha256 }, ...stem }) => ({ ...stem, sha256 }));

export const revisionEndpoints = ({ baseUrl, ...use }: RevisionDependencies): readonly Endpoint[] => [
  endpoint(routes.withdrawRevision, async ({ caller, params, headers }) => {
    const trackId = TrackId(params.trackId);
    const outcome = await use.withdrawRevision({ caller, trackId, ...allowedBy(headers) });
    if (!outcome.ok) return outcome;
    const body = ownTrackView(outcome.value, baseUrl);
    return { status: 200, body, etag: versionedTag(outcome.value.draft.version, body) };
  }),

  endpoint(routes.listRevisions, async ({ query }) => {
    const page = await use.listRevisions(query);
    if (!page.ok) return page;
    const { revisions, nextCursor } = page.value;
    const data = revisions.map(({ track: { trackId, title, artists }, fields, submittedAt }) => ({
      ...{ trackId, title, artists: artists.map(({ name }) => name) },
      ...changed(fields, submittedAt),
    }));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.readRevision, async ({ params }) => {
    const found = await use.readRevision({ trackId: TrackId(params.trackId) });
    if (!found.ok) return found;
    const { track, after, rights, fields, submittedAt } = found.value;
    const body = {
      ...{ trackId: track.trackId, ...changed(fields, submittedAt) },
      ...{ before: trackView(track, baseUrl), after: trackView(after, baseUrl) },
      rights: { before: administeredView(rights.before), after: administeredView(rights.after) },
      stems: { before: stemsView(track), after: stemsView(after) },
    };
    return { status: 200, body, etag: versionedTag(submittedAt, body) };
  }),

  endpoint(routes.decideRevision, async ({ caller, params, headers, body: { action, reasons } }) => {
    if (headers['if-match'] === undefined) return fail({ kind: 'precondition-required' } as const);
    const trackId = TrackId(params.trackId);
    const decided = await use.decideRevision({
      ...{ caller, trackId, act: action, reasons },
      ...allowedBy(headers),
    });
    if (!decided.ok) return decided;
    const { act, at } = decided.value;
    return { status: 200, body: { trackId, action: act, decidedAt: timestamp(at) } };
  }),
];
