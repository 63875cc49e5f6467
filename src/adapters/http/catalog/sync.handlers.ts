import { timestamp } from '../../../domain/shared/calendar.ts';
import type { SyncCatalog, SyncInput, SyncItem, SyncPage } from '../../../ports/driving/catalog.ts';
import { instantOf } from '../vocabulary/fields.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { ndjson, syncCatalog as syncRoute } from './sync.contract.ts';
import type { TrackTexts } from './track.view.ts';

export const syncEndpoint = (syncCatalog: SyncCatalog, texts: TrackTexts): Endpoint =>
  endpoint(syncRoute, async ({ query, mediaType }) => {
    const { updatedSince, ...place } = query;
    const input: SyncInput = {
      ...place,
      ...(updatedSince !== undefined && { updatedSince: instantOf(updatedSince) }),
    };
    const isStream = mediaType === ndjson;
    const first = await syncCatalog(isStream ? { ...input, limit: portionOf(input.limit) } : input);
    if (!first.ok) return first;
    return isStream
      ? { status: 200, mediaType: ndjson, bytes: feed(first.value, input, syncCatalog, texts) }
      : { status: 200, json: pageText(first.value, texts) };
  });

/**
 * The number of items of a stream that are read, rendered and written together: half a millisecond, so that other requests wait
 * for no more. Records of few items live at the same time, so that V8 makes less room for new objects.
 */
const together = 16;
const portionOf = (left: number): number => Math.min(left, together);

const itemText = (item: SyncItem, texts: TrackTexts): string => {
  const { track } = item;
  const place = `"op":"${item.op}","catalogVersion":${track.catalogVersion},"trackId":"${track.trackId}"`;
  if (item.op === 'upsert') return `{${place},"track":${texts(item.track)}}`;
  const { reason, effectiveAt } = item.track.takedown;
  return `{${place},"takedown":${JSON.stringify({ reason, effectiveAt: timestamp(effectiveAt) })}}`;
};

const stateOf = ({ nextCursor, hasMore, asOf }: SyncPage) => ({
  nextCursor,
  hasMore,
  asOf: timestamp(asOf),
});

const pageText = (page: SyncPage, texts: TrackTexts): string => {
  const items = page.items.map((item) => itemText(item, texts)).join(',');
  return `{"items":[${items}],${JSON.stringify(stateOf(page)).slice(1)}`;
};

/**
 * Streams the rest of the feed in portions, with a checkpoint after each page. Reads the next portion only after
 * the client has received the last one.
 */
async function* feed(
  first: SyncPage,
  input: SyncInput,
  syncCatalog: SyncCatalog,
  texts: TrackTexts,
): AsyncGenerator<Uint8Array> {
  let portion = first;
  for (let left = input.limit; ;) {
    left -= portionOf(left);
    const lines = portion.items.map((item) => itemText(item, texts));
    if (left === 0 || !portion.hasMore) {
      lines.push(JSON.stringify({ op: 'checkpoint', ...stateOf(portion) }));
      left = input.limit;
    }
    if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
    if (!portion.hasMore) return;
    const next = await syncCatalog({ ...input, limit: portionOf(left), cursor: portion.nextCursor });
    // A cursor of this stream is rejected only if takedowns were deleted meanwhile: the stream is aborted.
    if (!next.ok) throw new Error(`the feed ended: ${next.failure.kind}`);
    portion = next.value;
  }
}
