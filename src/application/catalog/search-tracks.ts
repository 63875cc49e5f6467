import { defaultOrder, defaultSort, type SearchPosition } from '../../domain/catalog/search-criteria.ts';
import { cursorText, positionIn, questionOf } from '../../domain/shared/cursor.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import type { CatalogIndex } from '../../ports/driven/catalog-index.ts';
import type { Clock, Digest } from '../../ports/driven/environment.ts';
import type { TextSeal } from '../../ports/driven/secret-seal.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { SearchTracks } from '../../ports/driving/catalog.ts';

interface Needs {
  readonly index: CatalogIndex;
  readonly library: TrackLibrary;
  readonly texts: TextSeal;
  readonly digest: Digest;
  readonly clock: Clock;
}

export const searchTracks =
  ({ index, library, texts, digest, clock }: Needs): SearchTracks =>
  async ({ criteria, limit, facets, cursor, ...asked }) => {
    const sort = asked.sort ?? defaultSort(criteria);
    const order = asked.order ?? defaultOrder(sort);
    const question = digest.sha256(questionOf('tracks', { ...criteria, sort, order }));
    const opened = cursor === undefined ? undefined : positionIn(texts.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    const after = opened && {
      value: opened.value['value'] ?? 0,
      trackId: TrackId(String(opened.value['trackId'])),
    };

    const page = await index.search(
      { criteria, sort, order, limit, facets, ...(after && { after }) },
      clock.now(),
    );
    const records = await library.findMany(page.hits.map(({ trackId }) => trackId));
    const last: SearchPosition | undefined = page.hasMore ? page.hits.at(-1) : undefined;
    return ok({
      tracks: records.filter((track) => track.moderationStatus === 'approved'),
      nextCursor: last ? texts.sign(cursorText(question, { ...last }), 'cursor') : null,
      total: page.total,
      facets: page.facets,
    });
  };
