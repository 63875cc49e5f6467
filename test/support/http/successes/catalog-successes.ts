import type { Answered } from '../../clients/partner-client.ts';
import type { Stage } from '../stage.ts';

/** Calls of the catalog that succeed. */
export const catalogSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  searchTracks: async ({ owner }) =>
    owner.client.get('/api/v1/tracks?mood=calm&facets=mood,genre&bpmMin=60&sort=title&limit=10'),
  getTrack: async ({ owner, track }) => owner.client.get(`/api/v1/tracks/${track.trackId}`),
  getAttribution: async ({ owner, gone }) => owner.client.get(`/api/v1/tracks/${gone.trackId}/attribution`),
  getLicenseTerms: async ({ owner, track }) =>
    owner.client.get(`/api/v1/tracks/${track.trackId}/license-terms`),
  getWaveform: async ({ owner, track }) =>
    owner.client.get(`/api/v1/tracks/${track.trackId}/waveform?points=100`),
  listWaveforms: async ({ owner, track, gone }) =>
    owner.client.get(`/api/v1/waveforms?trackId=${track.trackId},${gone.trackId}&points=20`),
  listStems: async ({ owner, track, licenseId }) =>
    owner.client.get(`/api/v1/tracks/${track.trackId}/stems?licenseId=${licenseId}`),
  syncCatalog: async ({ owner }) => owner.client.get('/api/v1/catalog/sync?limit=3'),
};
