import { ArtistId, TrackId } from '../../../domain/shared/ids.ts';
import { fail } from '../../../domain/shared/result.ts';
import type { Drafts, ShownDraft } from '../../../ports/driving/drafts/drafts.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { trackError } from '../kernel/problems/rows/draft-problems.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { enteredIn } from './details.requests.ts';
import { listedTrackView, ownTrackView } from './draft.view.ts';
import * as routes from './drafts.contract.ts';

export interface DraftDependencies extends Drafts {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

const named = ({ trackId }: { readonly trackId: string }) => ({ trackId: TrackId(trackId) });

const tagged = (shown: ShownDraft, baseUrl: string) => {
  const body = ownTrackView(shown, baseUrl);
  return { body, etag: versionedTag(shown.draft.version, body) } as const;
};

const created = (shown: ShownDraft, baseUrl: string) => {
  const location = `${baseUrl}${routes.listTracks.path}/${shown.draft.trackId}`;
  return { status: 201, ...tagged(shown, baseUrl), headers: { location } } as const;
};

export const draftEndpoints = ({ baseUrl, ...use }: DraftDependencies): readonly Endpoint[] => [
  endpoint(
    routes.createTrack,
    async ({ caller, body: { artistId, ...given }, idempotencyKey }) => {
      const outcome = await use.createDraft({
        ...{ caller, ...enteredIn(given) },
        ...(artistId !== undefined && { artistId: ArtistId(artistId) }),
        ...(idempotencyKey && { idempotencyKey }),
      });
      return outcome.ok ? created(outcome.value, baseUrl) : outcome;
    },
    async ({ caller }, { resourceId }) => {
      const found = await use.readDraft({ caller, trackId: TrackId(resourceId) });
      return found.ok ? created(found.value, baseUrl) : found;
    },
  ),

  endpoint(routes.listTracks, async ({ caller, query }) => {
    const page = await use.listDrafts({ caller, ...query });
    if (!page.ok) return page;
    const { drafts, nextCursor } = page.value;
    const data = drafts.map((listed) => listedTrackView(listed, baseUrl));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.readTrack, async ({ caller, params }) => {
    const found = await use.readDraft({ caller, ...named(params) });
    return found.ok ? { status: 200, ...tagged(found.value, baseUrl) } : found;
  }),

  endpoint(routes.editTrack, async ({ caller, params, headers, body }) => {
    if (headers['if-match'] === undefined) return fail({ kind: 'precondition-required' } as const);
    const edited = await use.editDraft({
      ...{ caller, ...named(params), ...allowedBy(headers), ...enteredIn(body) },
    });
    return edited.ok ? { status: 200, ...tagged(edited.value, baseUrl) } : edited;
  }),

  endpoint(routes.submitTrack, async ({ caller, params, headers }) => {
    const submitted = await use.submitDraft({ caller, ...named(params), ...allowedBy(headers) });
    return submitted.ok ? { status: 200, ...tagged(submitted.value, baseUrl) } : submitted;
  }),

  endpoint(routes.checkTrack, async ({ caller, params }) => {
    const checked = await use.checkDraft({ caller, ...named(params) });
    return checked.ok ? { status: 200, body: { errors: checked.value.map(trackError) } } : checked;
  }),

  endpoint(routes.deleteTrack, async ({ caller, params, headers }) => {
    const deleted = await use.deleteDraft({ caller, ...named(params), ...allowedBy(headers) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),
];
