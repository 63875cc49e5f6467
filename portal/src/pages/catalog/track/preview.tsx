import type { Track } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type KeyboardEvent } from 'react';
import { clockOf } from '../../../kit/display/format.ts';
import { Artwork } from '../../../kit/display/artwork.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { useApi } from '../../../session/session.tsx';
import { PreviewButton, previewOf } from '../player/player-bar.tsx';
import { seekTarget } from '../../../kit/sound/seek.ts';
import { player, usePlaying } from '../../../kit/sound/player.ts';
import { peaksOf, Waves, type Peaks } from '../../../kit/sound/waveform.tsx';
import { t } from '../../../texts/texts.ts';

/** The waveform of the playing preview, with seeking by click and keyboard. */
const Played = ({ peaks }: { readonly peaks: Peaks }) => {
  const { atMs, durationMs } = usePlaying();
  const press = (event: KeyboardEvent) => {
    const target = seekTarget(event.key, atMs, durationMs);
    if (target !== undefined) player.seek(target);
    else if (event.key === ' ' || event.key === 'Enter') player.toggle();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="waves-box"
      role="slider"
      tabIndex={0}
      aria-label={t('track.positionInThePreviewThe')}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={Math.round(atMs / 1000)}
      aria-valuetext={t('kit.atOfDuration', { at: clockOf(atMs), duration: clockOf(durationMs) })}
      onKeyDown={press}
    >
      <Waves peaks={peaks} media={player.media} />
    </div>
  );
};

const Drawn = ({ track }: { readonly track: Track }) => {
  const api = useApi();
  const { trackId, durationMs: wholeMs } = track;
  const { sound, phase, startMs, durationMs } = usePlaying();
  const waveform = useQuery({
    queryKey: ['waveform', trackId],
    queryFn: () => api.getWaveform({ trackId, points: 4000 }),
    staleTime: Infinity,
  });
  const isPlaying = sound?.id === previewOf(track).id && phase !== 'loading' && durationMs > 0;
  const { data } = waveform;
  const peaks = useMemo(
    () => data && (isPlaying ? peaksOf(data, startMs, durationMs) : peaksOf(data, 0, wholeMs)),
    [data, isPlaying, startMs, durationMs, wholeMs],
  );
  return (
    <>
      <div className="waves-place">
        <QueryView
          query={waveform}
          rows={2}
          label={t('track.loadingTheWaveform')}
          missing={<p className="soft">{t('track.noWaveformIsAvailableFor')}</p>}
        >
          {() =>
            peaks &&
            (isPlaying ? (
              <Played peaks={peaks} />
            ) : (
              <div className="waves-box">
                <Waves peaks={peaks} />
              </div>
            ))
          }
        </QueryView>
      </div>
      <p className="soft waves-caption">
        {isPlaying
          ? t('track.previewFromTo', {
              startMs: clockOf(startMs),
              endMs: clockOf(startMs + durationMs),
            })
          : t('track.theWholeTrackWholeMsThe', { wholeMs: clockOf(wholeMs) })}
      </p>
    </>
  );
};

export const Preview = ({ track }: { readonly track: Track }) => (
  <Panel title={t('track.preview')} acts={<Tag tone="warn">{t('track.30SecondWatermarkedPreview')}</Tag>}>
    <div className="preview">
      <div className="cover">
        <Artwork of={track.trackId} image={track.artwork} size={144} />
        <PreviewButton track={track} wide />
      </div>
      <div>
        <Drawn track={track} />
      </div>
    </div>
  </Panel>
);
