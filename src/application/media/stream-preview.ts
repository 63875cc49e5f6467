import { previewMs } from '../../domain/catalog/audio.ts';
import { available } from '../../domain/catalog/visibility.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { StreamPreview } from '../../ports/driving/media/media.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import type { MediaLinks } from './media-links.ts';
import type { Renders } from './renders.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly renders: Renders;
  readonly links: MediaLinks;
  readonly meter: RequestMeter;
}

export const streamPreview =
  ({ library, renders, links, meter }: Dependencies): StreamPreview =>
  async ({ caller: { platform, grant }, trackId }) => {
    const track = available(await library.find(trackId), trackId);
    if (!track.ok) return track;
    const rendered = await renders.preview(track.value);
    if (!rendered.ok) return rendered;
    meter.count(platform.platformId, 'previews');
    const { durationMs, master } = track.value;
    return ok({
      ...links.preview({ trackId, platformId: platform.platformId, grant }, track.value),
      format: 'mp3',
      durationMs: Math.min(previewMs, durationMs),
      previewStartMs: master.previewStartMs,
    });
  };
