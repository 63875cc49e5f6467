import { z } from 'zod';
import type { TrackSummary } from '../../../domain/catalog/visibility.ts';
import { Image, pictureView } from '../images/picture.view.ts';

/** The names of a track that its reader may see. */
export const trackNames = {
  title: z.string().meta({ description: 'Title of the track.', examples: ['Slow Harbour'] }),
  artists: z
    .array(z.string())
    .meta({ description: 'Names of the artists of the track.', examples: [['Finch & Co']] }),
};

/** The members that lists of other records have of a track, besides its ID. */
export const trackSummary = {
  title: z
    .string()
    .meta({
      description: 'Title of the track, with its version. Absent if you may not see the track.',
      examples: ['Slow Harbour'],
    })
    .exactOptional(),
  artists: z
    .array(z.string())
    .meta({
      description: 'Names of the artists of the track. Absent if you may not see the track.',
      examples: [['Finch & Co']],
    })
    .exactOptional(),
  artwork: Image.meta({
    description: 'Cover of the track now. Absent if there is none, or if you may not see it.',
  }).exactOptional(),
};

/** Returns the members that show a track. `base` is the public URL of the service. */
export const trackSummaryView = (summary: TrackSummary | undefined, base: string) =>
  summary && {
    title: summary.title,
    artists: [...summary.artists],
    ...(summary.artwork && { artwork: pictureView(base, summary.artwork) }),
  };
