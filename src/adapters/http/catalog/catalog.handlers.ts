import { timestamp } from '../../../domain/shared/calendar.ts';
import { LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { Catalog } from '../../../ports/driving/catalog.ts';
import type * as catalog from '../../../ports/driving/catalog.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { momentOf } from '../vocabulary/fields.ts';
import * as routes from './catalog.contract.ts';
import type { KeptPages } from './kept-pages.ts';
import { criteriaOf } from './search.filters.ts';
import { downloadUnavailableCodes, listStems } from './stems.contract.ts';
import { syncEndpoint } from './sync.handlers.ts';
import { termsView } from './terms.view.ts';
import { pageOfTracks } from './track-page.ts';
import { trackTexts } from './track.view.ts';

export interface CatalogDependencies extends Catalog {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly pages: KeptPages;
}

export const catalogEndpoints = (dependencies: CatalogDependencies): readonly Endpoint[] => [
  endpoint(routes.searchTracks, async ({ query }) => {
    const { limit, cursor, sort, order, facets, similarTo, ...filters } = query;
    const found = await dependencies.searchTracks({
      criteria: criteriaOf(filters),
      limit,
      facets: facets ?? [],
      ...(similarTo !== undefined && { similarTo: TrackId(similarTo) }),
      ...(sort && { sort }),
      ...(order && { order }),
      ...(cursor !== undefined && { cursor }),
    });
    return found.ok ? { status: 200, ...pageOfTracks(found.value, query, dependencies.pages) } : found;
  }),

  endpoint(routes.readTrack, async ({ params }) => {
    const found = await dependencies.readTrack(TrackId(params.trackId));
    return found.ok ? { status: 200, json: found.value.json, etag: found.value.digest } : found;
  }),

  endpoint(routes.readAttribution, async ({ params }) => {
    const found = await dependencies.readAttribution(TrackId(params.trackId));
    return found.ok ? { status: 200, body: found.value } : found;
  }),

  endpoint(routes.readLicenseTerms, async ({ params, query }) => {
    const found = await dependencies.readTerms({
      trackId: TrackId(params.trackId),
      ...(query.asOf !== undefined && { asOf: momentOf(query.asOf) }),
    });
    return found.ok ? { status: 200, body: termsView(found.value) } : found;
  }),

  endpoint(routes.readWaveform, async ({ params, query }) => {
    const found = await dependencies.readWaveform({
      trackId: TrackId(params.trackId),
      points: query.points,
    });
    return found.ok ? { status: 200, body: found.value } : found;
  }),

  endpoint(routes.listWaveforms, async ({ query }) => {
    const found = await dependencies.listWaveforms({
      trackIds: query.trackId.map(TrackId),
      points: query.points,
    });
    return found.ok ? { status: 200, body: { data: found.value } } : found;
  }),

  endpoint(listStems, async ({ caller, params, query }) => {
    const found = await dependencies.listStems({
      caller,
      trackId: TrackId(params.trackId),
      ...(query.licenseId !== undefined && { licenseId: LicenseId(query.licenseId) }),
      ...(query.format !== undefined && { format: query.format }),
    });
    return found.ok ? { status: 200, body: stemsView(found.value) } : found;
  }),

  syncEndpoint(dependencies.syncCatalog, trackTexts(dependencies.baseUrl)),
];

const stemsView = ({ stems, unavailable, stemsSumToMaster }: catalog.StemList) => ({
  data: stems.map(({ stem: { stemId, category, name, durationMs, file }, download }) => ({
    stemId,
    category,
    name,
    durationMs,
    format: download?.format ?? file.format,
    ...(download
      ? {
          downloadUrl: download.url,
          expiresAt: timestamp(download.expiresAt),
          ...download.file,
        }
      : { sizeBytes: file.sizeBytes, sha256: file.sha256 }),
  })),
  ...(unavailable && { downloadUnavailable: downloadUnavailableCodes[unavailable] }),
  ...(stemsSumToMaster && { stemsSumToMaster }),
});
