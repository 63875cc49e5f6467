import { z } from 'zod';
import type { LicenseTerms, Track, TrackPage } from '../../../typescript/src/index.ts';
import { contentType, trackId, vocals } from './fields.ts';
import { answered, readOnly, result, type Tool } from './tool.ts';

/** What a track is chosen by. */
const summary = ({ artists, durationMs, key, ...track }: Track) => ({
  trackId: track.trackId,
  title: track.version === undefined ? track.title : `${track.title} (${track.version})`,
  artists: artists.map(({ name }) => name).join(', '),
  durationSeconds: Math.round(durationMs / 1000),
  bpm: track.bpm,
  key: `${key.tonic} ${key.mode}`,
  energy: track.energy,
  vocals: track.vocals,
  genres: track.genres,
  moods: track.moods,
});

const words = (description: string) => z.array(z.string()).min(1).describe(description).exactOptional();
const number = (description: string) => z.number().describe(description).exactOptional();

const filters = z.object({
  q: z
    .string()
    .describe('Words in title, artist, album, keywords, genres, moods and instruments. All must match.')
    .exactOptional(),
  mood: words('Moods, such as ["calm", "warm"]. Any of them matches.'),
  genre: words('Genres. Any of them matches.'),
  instrument: words('Instruments. Any of them matches.'),
  bpmMin: number('Minimum tempo, in beats per minute.'),
  bpmMax: number('Maximum tempo, in beats per minute.'),
  durationMin: number('Minimum length, in seconds.'),
  durationMax: number('Maximum length, in seconds.'),
  energyMin: number('Minimum energy, from 0 (calm) to 1 (driving).'),
  energyMax: number('Maximum energy, from 0 (calm) to 1 (driving).'),
  vocals: z.array(vocals).min(1).describe('Kinds of vocals. Any of them matches.').exactOptional(),
  territory: words('Countries (ISO 3166-1 codes) in all of which the track can be licensed.'),
  contentType: z
    .array(contentType)
    .min(1)
    .describe('Content types that the license terms cover. Any of them matches.')
    .exactOptional(),
  similarTo: trackId
    .describe('ID of a track: returns tracks that sound like it, the most similar first.')
    .exactOptional(),
  limit: z.int().min(1).max(20).default(8).describe('Maximum number of tracks.'),
  cursor: z.string().describe('`nextCursor` of the previous page; send the same filters.').exactOptional(),
});

/** The most frequent values of a facet, for a search that found nothing. */
const valuesIn = ({ facets }: TrackPage, name: 'mood' | 'genre') =>
  (facets?.[name] ?? []).slice(0, 15).map(({ value }) => value);

export const searchTracks: Tool = (server, api) =>
  server.registerTool(
    'search_tracks',
    {
      title: 'Search tracks',
      description:
        'Searches the catalog for music that can be licensed. If no track matches, the result lists moods and genres that the other filters leave, and corrected spellings.',
      inputSchema: filters,
      annotations: readOnly,
    },
    (sent) =>
      answered(async () => {
        const page = await api.searchTracks({ ...sent, facets: ['mood', 'genre'] });
        const { total, nextCursor } = page.pagination;
        if (page.data.length > 0)
          return result({
            total,
            tracks: page.data.map(summary),
            ...(nextCursor !== null && { nextCursor }),
          });
        const otherValues = { moods: valuesIn(page, 'mood'), genres: valuesIn(page, 'genre') };
        return result({ total: 0, suggestions: page.suggestions ?? [], otherValues });
      }),
  );

const termsSummary = ({ term, territories, fee, rates, edits, ...terms }: LicenseTerms) => ({
  contentTypes: terms.contentTypes,
  territories,
  term: term.months === undefined ? term.type : `${term.months} months`,
  monetization: terms.monetization,
  paidAdvertising: terms.paidAdvertising,
  attributionRequired: terms.attributionRequired,
  edits,
  ...(fee && { fee }),
  ...(rates && { rates }),
});

export const getTrack: Tool = (server, api) =>
  server.registerTool(
    'get_track',
    {
      title: 'Describe a track',
      description:
        'Returns the facts about a track and the terms under which it is licensed: content types, territories, permitted edits and fees. Amounts are in minor units, such as cents.',
      inputSchema: z.object({ trackId }),
      annotations: readOnly,
    },
    (sent) =>
      answered(async () => {
        const [track, terms] = await Promise.all([api.getTrack(sent), api.getLicenseTerms(sent)]);
        const { instruments, explicitness, releaseDate, isrc, hasStems, territories } = track;
        const facts = { instruments, explicitness, releaseDate, isrc, hasStems, territories };
        return result({ ...summary(track), ...facts, terms: termsSummary(terms) });
      }),
  );

export const previewTrack: Tool = (server, api) =>
  server.registerTool(
    'preview_track',
    {
      title: 'Preview a track',
      description:
        'Returns a link to 30 seconds of the track as MP3, with an audible watermark, for a person to hear. It is free, and valid for 15 minutes. The preview must not be published.',
      inputSchema: z.object({ trackId }),
      annotations: readOnly,
    },
    (sent) =>
      answered(async () => {
        const { url, expiresAt, durationMs } = await api.streamPreview(sent);
        return result({ url, expiresAt, durationSeconds: durationMs / 1000 });
      }),
  );
