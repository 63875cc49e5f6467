import type { Track, Waveform } from '@platform-licensing/client';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { clockOf } from '../../kit/display/format.ts';
import { titleOf } from '../../kit/display/names.ts';
import { player, usePlaying } from '../../kit/sound/player.ts';
import { seekTarget } from '../../kit/sound/seek.ts';
import { useApi } from '../../session/session.tsx';
import { bars, barsPath, height, width } from './bars.ts';
import { previewOf } from './player/player-bar.tsx';
import { t } from '../../texts/texts.ts';

/** Tracks per request: those of a page of the search. */
const perRequest = 25;

/** The width from which on the column is shown, as in catalog.css. */
const wide = () => globalThis.matchMedia('(min-width: 1181px)');

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = wide();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => wide().matches,
  );

/** Returns the waveforms of tracks, loaded with one request per page. */
export const useWaveforms = (tracks: readonly Track[]): ReadonlyMap<string, Waveform> => {
  const api = useApi();
  const isShown = useIsWide();
  const ids = tracks.map(({ trackId }) => trackId);
  const pages = Array.from({ length: Math.ceil(ids.length / perRequest) }, (_, at) =>
    ids.slice(at * perRequest, (at + 1) * perRequest),
  );
  return useQueries({
    queries: pages.map((trackId) => ({
      queryKey: ['waveforms', ...trackId],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.listWaveforms({ trackId, points: bars }, { signal }),
      staleTime: Infinity,
      enabled: isShown,
    })),
    combine: (found) =>
      new Map(
        found.flatMap(({ data }) => data?.data.map((one) => [one.trackId, one.waveform] as const) ?? []),
      ),
  });
};

/** The part of the track that the preview plays, and how much of it has been played. Click and arrow keys seek. */
const Played = ({ track, path }: { readonly track: Track; readonly path: string }) => {
  const { atMs, startMs, durationMs } = usePlaying();
  const x = (ms: number) => Math.min(width, (ms / track.durationMs) * width);
  const [from, to, at] = [x(startMs), x(startMs + durationMs), x(startMs + atMs)];
  const click = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    player.seek(((event.clientX - box.left) / box.width) * track.durationMs - startMs);
  };
  const press = (event: KeyboardEvent) => {
    const target = seekTarget(event.key, atMs, durationMs);
    if (target === undefined) return;
    event.preventDefault();
    player.seek(target);
  };
  return (
    <div
      className="row-waves playing"
      role="slider"
      tabIndex={0}
      aria-label={t('catalog.positionInThePreviewOf', { track: titleOf(track) })}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={Math.round(Math.min(atMs, durationMs) / 1000)}
      aria-valuetext={t('kit.atOfDuration', { at: clockOf(atMs), duration: clockOf(durationMs) })}
      onClick={click}
      onKeyDown={press}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="part" x={from} width={to - from} height={height} />
        <path d={path} />
        <svg
          x={from}
          width={Math.max(0, at - from)}
          height={height}
          viewBox={`${from} 0 ${Math.max(0.01, at - from)} ${height}`}
        >
          <path className="played" d={path} />
        </svg>
      </svg>
    </div>
  );
};

/** The waveform of a track in a row. From when its preview plays until another one does, it shows the position. */
export const RowWaveform = ({
  track,
  waveform,
}: {
  readonly track: Track;
  readonly waveform: Waveform | undefined;
}) => {
  const { id } = previewOf(track);
  const isPlaying = useSyncExternalStore(player.subscribe, () => {
    const { sound, durationMs } = player.read();
    return sound?.id === id && durationMs > 0;
  });
  const path = useMemo(() => waveform && barsPath(waveform), [waveform]);
  if (path === undefined) return <div className="row-waves" />;
  return isPlaying ? (
    <Played track={track} path={path} />
  ) : (
    <div className="row-waves" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path d={path} />
      </svg>
    </div>
  );
};
