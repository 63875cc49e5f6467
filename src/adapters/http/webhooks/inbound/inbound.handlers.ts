import { ContentId, TrackId } from '../../../../domain/shared/ids.ts';
import type { ContentEvent, Segment } from '../../../../domain/webhooks/content-register.ts';
import type { InboundEvents } from '../../../../ports/driving/webhooks/inbound.ts';
import type { Clock } from '../../../../ports/driven/shared/environment.ts';
import type * as offered from '../../../../ports/driving/webhooks/inbound.ts';
import { allowedBy, versionedTag } from '../../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { csv } from '../../vocabulary/csv.ts';
import { instantOf } from '../../vocabulary/fields.ts';
import type { InboundEvent } from './inbound-event.schemas.ts';
import { readCueSheet } from './cue-sheet.contract.ts';
import { cueSheetCsv, cueSheetView } from './cue-sheet.view.ts';
import { readContent } from './inbound-content.contract.ts';
import { signInbound } from './inbound-signing.contract.ts';
import * as inbound from './inbound.contract.ts';
import { contentView, inboundUrl, inboundView, outcomeView } from '../webhooks.views.ts';

export interface InboundDependencies extends Omit<InboundEvents, 'authenticateMessage'> {
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const inboundOperations = (dependencies: InboundDependencies): readonly Endpoint[] => {
  const { baseUrl, clock } = dependencies;
  const tagged = (state: offered.InboundState, slug: string) => {
    const body = inboundView(state, slug, baseUrl);
    return { status: 200, body, etag: versionedTag(state.version, body) } as const;
  };
  return [
    endpoint(inbound.readInbound, async ({ caller, params: { slug } }) => {
      const found = await dependencies.readInbound({ caller, slug });
      return found.ok ? tagged(found.value, slug) : found;
    }),

    endpoint(readContent, async ({ caller, params: { slug }, query }) => {
      const found = await dependencies.readContent({ caller, slug, contentId: ContentId(query.contentId) });
      return found.ok ? { status: 200, body: contentView(found.value) } : found;
    }),

    endpoint(readCueSheet, async ({ caller, params: { slug }, query, mediaType }) => {
      const { contentId, format, ...production } = query;
      const found = await dependencies.readCueSheet({ caller, slug, contentId: ContentId(contentId) });
      if (!found.ok) return found;
      const body = cueSheetView(found.value, production);
      const asFile = format === undefined ? mediaType === csv : format === 'csv';
      if (!asFile) return { status: 200, body };
      const headers = { 'content-disposition': 'attachment; filename="cue-sheet.csv"' };
      return { status: 200, mediaType: csv, bytes: cueSheetCsv(body), headers };
    }),

    endpoint(inbound.changeInbound, async ({ caller, params: { slug }, headers, body: policy }) => {
      const changed = await dependencies.changeInbound({ caller, slug, policy, ...allowedBy(headers) });
      return changed.ok ? tagged(changed.value, slug) : changed;
    }),

    endpoint(inbound.rotateInbound, async ({ caller, params: { slug } }) => {
      const created = await dependencies.rotateInbound({ caller, slug });
      if (!created.ok) return created;
      const { secret } = created.value;
      return { status: 200, body: { ...inboundView(created.value, slug, baseUrl), secret } };
    }),

    endpoint(signInbound, async ({ caller, params: { slug }, body: sent }) => {
      const event = contentEventOf(sent);
      const signed = await dependencies.signInbound({ caller, slug, event, body: JSON.stringify(sent) });
      if (!signed.ok) return signed;
      const { webhookId, timestamp, signature, body } = signed.value;
      const headers = {
        'content-type': 'application/json' as const,
        'webhook-id': webhookId,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      };
      return { status: 200, body: { url: inboundUrl(slug, baseUrl), headers, body } };
    }),

    endpoint(inbound.receiveEvent, async ({ caller, headers, body }) => {
      const webhookId = headers['webhook-id'];
      const event = contentEventOf(body);
      const received = await dependencies.receiveContentEvent({ platform: caller, webhookId, event });
      if (!received.ok) return received;
      const { contentId, outcome, results } = received.value;
      const now = clock.now();
      const shown = results.map((result) => outcomeView(result, now));
      return { status: 202, body: { contentId, outcome, results: shown } };
    }),
  ];
};

const contentEventOf = ({ type, data }: InboundEvent): ContentEvent => {
  const contentId = ContentId(data.contentId);
  if (type === 'content.deleted') return { type, contentId, at: instantOf(data.deletedAt) };
  const { publishedAt, contentType, territories, tracks } = data;
  const segments = tracks.flatMap(({ trackId, startMs, endMs, use }): readonly Segment[] =>
    startMs === undefined && endMs === undefined && use === undefined
      ? []
      : [
          {
            trackId: TrackId(trackId),
            ...(startMs !== undefined && { startMs }),
            ...(endMs !== undefined && { endMs }),
            ...(use !== undefined && { use }),
          },
        ],
  );
  return {
    type,
    contentId,
    at: instantOf(publishedAt),
    ...(contentType && { contentType }),
    ...(territories && { territories }),
    trackIds: [...new Set(tracks.map(({ trackId }) => TrackId(trackId)))],
    ...(segments.length > 0 && { segments }),
  };
};
