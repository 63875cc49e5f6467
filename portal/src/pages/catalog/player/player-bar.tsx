import type { Track } from '@platform-licensing/client';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { clockOf } from '../../../kit/display/format.ts';
import { Tag } from '../../../kit/display/tag.tsx';
import { useApi } from '../../../session/session.tsx';
import { artistsOf, titleOf } from '../../licenses/names.ts';
import { player, usePlaying, type Sound } from './player.ts';
import './player.css';

export const previewOf = (track: Track): Sound => ({
  id: `preview:${track.trackId}`,
  trackId: track.trackId,
  title: titleOf(track),
  by: artistsOf(track),
  kind: 'preview',
});

/** Plays the preview of a track, or pauses it, where the track stands. */
export const PreviewButton = ({
  track,
  wide = false,
}: {
  readonly track: Track;
  readonly wide?: boolean;
}) => {
  const api = useApi();
  const { sound, phase } = usePlaying();
  const preview = previewOf(track);
  const own = sound?.id === preview.id ? phase : 'idle';
  const verb = own === 'playing' ? 'Pause' : own === 'loading' ? 'Fetching' : 'Play';
  return (
    <Button
      small={!wide}
      busy={own === 'loading'}
      label={`${verb} the preview of ${preview.title}`}
      onClick={() => player.press(preview, () => api.streamPreview({ trackId: track.trackId }))}
    >
      <span className="play-mark" aria-hidden="true">
        {own === 'loading' ? '…' : own === 'playing' ? '❚❚' : '▶'}
      </span>
      {wide && ` ${verb}${own === 'idle' ? ' the preview' : ''}`}
    </Button>
  );
};

/** Whoever signs out leaves silence. */
const useSilence = () => useEffect(() => player.stop, []);

/** The space bar plays and pauses, except where it already means something. */
const useSpaceBar = () =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const free = target === document.body || (target instanceof HTMLElement && target.id === 'content');
      if (event.key !== ' ' || !free || !player.read().sound) return;
      event.preventDefault();
      player.toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

/** What is heard, at the foot of every page, however far one scrolls. */
export const PlayerBar = () => {
  useSilence();
  useSpaceBar();
  const { sound, phase, atMs, durationMs, error } = usePlaying();
  if (!sound) return null;
  const at = Math.min(atMs, durationMs);
  return (
    <section className="player" aria-label="Player">
      <Button
        busy={phase === 'loading'}
        label={phase === 'playing' ? 'Pause (space bar)' : 'Play (space bar)'}
        onClick={player.toggle}
      >
        <span className="play-mark" aria-hidden="true">
          {phase === 'loading' ? '…' : phase === 'playing' ? '❚❚' : '▶'}
        </span>
      </Button>
      <div className="player-what">
        <Link href={`/catalog/${sound.trackId}`}>{sound.title}</Link>
        <span className="soft"> {sound.by}</span>
      </div>
      <div className="player-kind">
        {sound.kind === 'preview' ? (
          <Tag tone="warn">watermarked 30 s preview</Tag>
        ) : (
          <Tag tone="good">licensed recording</Tag>
        )}
      </div>
      {phase === 'failed' ? (
        <p className="player-flaw" role="alert">
          {explain(error)}
        </p>
      ) : (
        <div className="player-way">
          <span className="figure">{clockOf(at)}</span>
          <input
            type="range"
            aria-label="Position"
            aria-valuetext={`${clockOf(at)} of ${clockOf(durationMs)}`}
            min={0}
            max={Math.max(1, Math.round(durationMs))}
            step={100}
            value={Math.round(at)}
            disabled={durationMs === 0}
            onChange={(event) => player.seek(Number(event.currentTarget.value))}
          />
          <span className="figure">{clockOf(durationMs)}</span>
        </div>
      )}
      <Button small label="Stop and close the player" onClick={player.stop}>
        ✕
      </Button>
    </section>
  );
};
