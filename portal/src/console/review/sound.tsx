import type { Track } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { clockOf } from '../../kit/display/format.ts';
import { artistsOf, titleOf } from '../../kit/display/names.ts';
import { explain } from '../../kit/feedback/errors.ts';
import { player, usePlaying, type Sound } from '../../kit/sound/player.ts';
import { seekTarget } from '../../kit/sound/seek.ts';
import { peaksOf, Waves } from '../../kit/sound/waveform.tsx';
import { useApi, type Api } from '../session/session.tsx';

export const soundOf = (track: Track): Sound => ({
  id: `review:${track.trackId}:${track.catalogVersion}`,
  trackId: track.trackId,
  title: titleOf(track),
  by: artistsOf(track),
  kind: 'review',
});

/** Plays or pauses the whole recording of a track. */
export const togglePlay = (api: Api, track: Track): void =>
  player.press(soundOf(track), () => api.getReviewAudio({ trackId: track.trackId, part: 'full' }));

const points = 2000;

/** The whole recording, with its waveform. */
export const RecordingPlayer = ({ track }: { readonly track: Track }) => {
  const api = useApi();
  const { trackId, durationMs, catalogVersion } = track;
  const { sound, phase, atMs, error } = usePlaying();
  const isCurrent = sound?.id === soundOf(track).id;
  const own = isCurrent ? phase : 'idle';
  useEffect(() => player.stop, [trackId, catalogVersion]);
  const { data: waveform } = useQuery({
    queryKey: ['review-waveform', trackId, catalogVersion],
    queryFn: () => api.getReviewWaveform({ trackId, points }),
    staleTime: Infinity,
  });
  const peaks = useMemo(() => waveform && peaksOf(waveform, 0, durationMs), [waveform, durationMs]);
  const at = isCurrent ? Math.min(atMs, durationMs) : 0;
  const seek = (event: KeyboardEvent) => {
    const target = seekTarget(event.key, at, durationMs);
    if (target === undefined || !isCurrent) return;
    event.preventDefault();
    player.seek(target);
  };
  const verb = own === 'playing' ? 'Pause' : 'Play';
  return (
    <section className="recording" aria-label="Recording">
      <Button
        tone="primary"
        busy={own === 'loading'}
        label={`${verb} the recording`}
        onClick={() => togglePlay(api, track)}
      >
        {own === 'playing' ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </Button>
      <div
        className="recording-waves"
        role="slider"
        tabIndex={0}
        aria-label="Position in the recording"
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 1000)}
        aria-valuenow={Math.round(at / 1000)}
        aria-valuetext={`${clockOf(at)} of ${clockOf(durationMs)}`}
        onKeyDown={seek}
      >
        {peaks &&
          (isCurrent ? (
            <Waves key="live" peaks={peaks} media={player.media} />
          ) : (
            <Waves key="still" peaks={peaks} />
          ))}
      </div>
      <p className="recording-time figure">
        <span>{clockOf(at)}</span>
        <span className="soft">{clockOf(durationMs)}</span>
      </p>
      {own === 'failed' && (
        <p className="recording-error" role="alert">
          {explain(error)}
        </p>
      )}
    </section>
  );
};
