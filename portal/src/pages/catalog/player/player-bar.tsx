import type { Track } from '@platform-licensing/client';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Cross } from '../../../kit/controls/cross.tsx';
import { Artwork } from '../../../kit/display/artwork.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { useApi } from '../../../session/session.tsx';
import { useMay } from '../../../session/use-role.ts';
import { artistsOf, titleOf } from '../../../kit/display/names.ts';
import { PlayMark } from '../../../kit/sound/play-mark.tsx';
import { player, usePlaying, type Sound } from '../../../kit/sound/player.ts';
import { Position } from '../../../kit/sound/position.tsx';
import { t } from '../../../texts/texts.ts';
import './player.css';

export const previewOf = (track: Track): Sound => ({
  id: `preview:${track.trackId}`,
  trackId: track.trackId,
  title: titleOf(track),
  by: artistsOf(track),
  artwork: track.artwork,
  kind: 'preview',
});

const labels = {
  playing: 'player.pausePreviewOf',
  loading: 'player.loadingPreviewOf',
  idle: 'player.playPreviewOf',
  paused: 'player.playPreviewOf',
  failed: 'player.playPreviewOf',
} as const;

/** Plays or pauses the preview of a track. */
export const PreviewButton = ({
  track,
  wide = false,
}: {
  readonly track: Track;
  readonly wide?: boolean;
}) => {
  const api = useApi();
  const mayPlay = useMay()('streamPreview');
  const { sound, phase } = usePlaying();
  const preview = previewOf(track);
  const own = sound?.id === preview.id ? phase : 'idle';
  const verb =
    own === 'playing' ? t('player.pause') : own === 'loading' ? t('kit.loading') : t('player.play');
  if (!mayPlay) return null;
  return (
    <Button
      small={!wide}
      busy={own === 'loading'}
      label={t(labels[own], { title: preview.title })}
      onClick={() => player.press(preview, () => api.streamPreview({ trackId: track.trackId }))}
    >
      <PlayMark phase={own} />
      {wide && (own === 'idle' ? t('player.playPreview') : verb)}
    </Button>
  );
};

/** Stops the player on sign-out. */
const useStopOnSignOut = () => useEffect(() => player.stop, []);

/** The space bar plays and pauses, unless the focused element uses it. */
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

/** The player, at the bottom of every page. */
export const PlayerBar = () => {
  useStopOnSignOut();
  useSpaceBar();
  const { sound, phase, atMs, durationMs, error } = usePlaying();
  if (!sound) return null;
  const at = Math.min(atMs, durationMs);
  return (
    <section className="player" aria-label={t('player.player')}>
      <Button
        busy={phase === 'loading'}
        label={phase === 'playing' ? t('player.pauseSpaceBar') : t('player.playSpaceBar')}
        onClick={player.toggle}
      >
        <PlayMark phase={phase} size={16} />
      </Button>
      <div className="player-track">
        <Artwork of={sound.trackId} image={sound.artwork} size={40} />
        <span>
          <Link href={`/catalog/${sound.trackId}`}>{sound.title}</Link>
          <span className="soft"> {sound.by}</span>
        </span>
      </div>
      <div className="player-kind">
        {sound.kind === 'preview' ? (
          <Tag tone="warn">{t('player.30SecondWatermarkedPreview')}</Tag>
        ) : (
          <Tag tone="good">{t('player.licensedRecording')}</Tag>
        )}
      </div>
      {phase === 'failed' ? (
        <p className="player-error" role="alert">
          {explain(error)}
        </p>
      ) : (
        <Position at={at} durationMs={durationMs} />
      )}
      <Button small label={t('player.stopAndCloseThePlayer')} onClick={player.stop}>
        <Cross />
      </Button>
    </section>
  );
};
