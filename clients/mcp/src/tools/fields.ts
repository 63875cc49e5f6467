import { z } from 'zod';
import type { CreateLicenseDto, Track, UsageEventDto } from '../../../typescript/src/index.ts';

/** The values of a field of the API. A value that it adds or removes does not compile here. */
const valuesOf = <Value extends string>(values: Readonly<Record<Value, true>>) =>
  z.enum(Object.keys(values) as [Value, ...Value[]]);

export const trackId = z.string().describe('ID of the track: trk_…');
export const licenseId = z.string().describe('ID of the license: lic_…');
export const contentId = z
  .string()
  .describe(
    'ID of the content item (video, episode, game) that uses the music, in the service that publishes it.',
  );

export const contentType = valuesOf<NonNullable<CreateLicenseDto['contentType']>>({
  ugc_video: true,
  short_video: true,
  livestream: true,
  podcast_episode: true,
  advertisement: true,
  film: true,
  series_episode: true,
  game: true,
  corporate: true,
  elearning: true,
  other: true,
}).describe('Kind of the content item. Default: the first one of your platform.');

export const vocals = valuesOf<Track['vocals']>({
  instrumental: true,
  male: true,
  female: true,
  mixed: true,
  choir: true,
});

export const usageType = valuesOf<UsageEventDto['eventType']>({ play: true, impression: true });

export const territories = z
  .array(z.string())
  .min(1)
  .describe('Countries as ISO 3166-1 codes, or ["WORLD"]. Default: the territories of your platform.');

export const format = z.enum(['mp3', 'wav', 'flac', 'ogg']).default('mp3').describe('Audio format.');
