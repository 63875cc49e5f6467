import { useSyncExternalStore } from 'react';
import type { Image } from '../display/artwork.tsx';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';
import { t } from '../language/texts.ts';

/** A preview, a licensed recording, the recording of a track under review, or a recording or stem of one's own. */
export interface Sound {
  /** Unique: it distinguishes the preview of a track from its whole recording. */
  readonly id: string;
  readonly trackId: string;
  readonly title: string;
  readonly by: string;
  readonly artwork?: Image | undefined;
  readonly kind: 'preview' | 'licensed' | 'review' | 'own';
}

interface Source {
  readonly url: string;
  readonly expiresAt: string;
  readonly durationMs?: number;
  /** Start of a preview within its track. */
  readonly previewStartMs?: number;
}
export type LoadSource = () => Promise<Source>;

export interface Playing {
  readonly sound?: Sound;
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  readonly atMs: number;
  readonly durationMs: number;
  readonly startMs: number;
  readonly error?: unknown;
}

const idle: Playing = { phase: 'idle', atMs: 0, durationMs: 0, startMs: 0 };

/** The single player of the portal: a new sound stops the previous one. */
const createPlayer = (media: HTMLAudioElement) => {
  let state = idle;
  let load: LoadSource | undefined;
  let expiresAt = 0;
  let request = 0;
  const listeners = new Set<() => void>();
  const update = (next: Playing) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetchAndPlay = async (fromMs: number) => {
    const { sound } = state;
    if (!sound || !load) return;
    const own = ++request;
    media.pause();
    update({ ...state, phase: 'loading', atMs: fromMs });
    try {
      const source = await retryWhileUnavailable(load);
      if (own !== request) return;
      expiresAt = Date.parse(source.expiresAt);
      media.src = source.url;
      media.currentTime = fromMs / 1000;
      const durationMs = source.durationMs ?? state.durationMs;
      update({ ...state, durationMs, startMs: source.previewStartMs ?? 0 });
      await media.play();
    } catch (error) {
      if (own !== request) return;
      // Some browsers require another click before they play sound: not an error.
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
      update(isBlocked ? { ...state, phase: 'paused' } : { ...state, phase: 'failed', error });
    }
  };

  media.addEventListener('playing', () => update({ ...state, phase: 'playing' }));
  media.addEventListener('pause', () => {
    if (state.phase === 'playing') update({ ...state, phase: 'paused' });
  });
  media.addEventListener('timeupdate', () => {
    if (state.phase !== 'loading') update({ ...state, atMs: media.currentTime * 1000 });
  });
  media.addEventListener('seeked', () => update({ ...state, atMs: media.currentTime * 1000 }));
  media.addEventListener('durationchange', () => {
    if (Number.isFinite(media.duration)) update({ ...state, durationMs: media.duration * 1000 });
  });
  media.addEventListener('error', () => {
    if (state.phase === 'playing' || state.phase === 'paused') {
      update({ ...state, phase: 'failed', error: new Error(t('kit.playbackStopped')) });
    }
  });

  const toggle = () => {
    // Another request for the same source would start the same sound, and every request is recorded.
    if (state.phase === 'loading') return;
    if (state.phase === 'playing') media.pause();
    else if (state.phase === 'failed' || Date.now() > expiresAt) void fetchAndPlay(state.atMs);
    else if (state.phase === 'paused')
      media.play().catch((error: unknown) => update({ ...state, phase: 'failed', error }));
  };

  return {
    media,
    toggle,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    /** Starts, resumes or pauses a sound. Another sound than the current one begins at `fromMs`. */
    press: (sound: Sound, source: LoadSource, fromMs = 0) => {
      if (state.sound?.id === sound.id) {
        toggle();
        return;
      }
      load = source;
      state = { ...idle, sound };
      void fetchAndPlay(fromMs);
    },
    seek: (ms: number) => {
      if (state.phase === 'loading' || !state.sound) return;
      const atMs = Math.max(0, Math.min(ms, state.durationMs));
      media.currentTime = atMs / 1000;
      // A slider that still showed the old position would report it as another change, and seek back.
      update({ ...state, atMs });
    },
    pause: () => media.pause(),
    stop: () => {
      request++;
      media.pause();
      media.removeAttribute('src');
      update(idle);
    },
  };
};

export const player = createPlayer(new Audio());

export const usePlaying = (): Playing => useSyncExternalStore(player.subscribe, player.read);
