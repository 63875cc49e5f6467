import { useSyncExternalStore } from 'react';
import { patiently } from '../../licenses/retry-while-unavailable.ts';

/** What is heard. */
export interface Sound {
  /** Tells the preview of a track from its licensed recording. */
  readonly id: string;
  readonly trackId: string;
  readonly title: string;
  readonly by: string;
  readonly kind: 'preview' | 'licensed';
}

interface Source {
  readonly url: string;
  readonly expiresAt: string;
  readonly durationMs?: number;
  /** Where in the track it begins. */
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

/** One for the whole portal: whatever begins ends what was heard before. */
const createPlayer = (media: HTMLAudioElement) => {
  let state = idle;
  let load: LoadSource | undefined;
  let expiresAt = 0;
  let turn = 0;
  const told = new Set<() => void>();
  const become = (next: Playing) => {
    state = next;
    for (const tell of told) tell();
  };

  const fetchAndPlay = async (fromMs: number) => {
    const { sound } = state;
    if (!sound || !load) return;
    const mine = ++turn;
    media.pause();
    become({ ...state, phase: 'loading', atMs: fromMs });
    try {
      const source = await patiently(load);
      if (mine !== turn) return;
      expiresAt = Date.parse(source.expiresAt);
      media.src = source.url;
      media.currentTime = fromMs / 1000;
      const durationMs = source.durationMs ?? state.durationMs;
      become({ ...state, durationMs, startMs: source.previewStartMs ?? 0 });
      await media.play();
    } catch (error) {
      if (mine !== turn) return;
      // A browser that wants another press before it makes a sound is no failure.
      const barred = error instanceof DOMException && error.name === 'NotAllowedError';
      become(barred ? { ...state, phase: 'paused' } : { ...state, phase: 'failed', error });
    }
  };

  media.addEventListener('playing', () => become({ ...state, phase: 'playing' }));
  media.addEventListener('pause', () => {
    if (state.phase === 'playing') become({ ...state, phase: 'paused' });
  });
  media.addEventListener('timeupdate', () => {
    if (state.phase !== 'loading') become({ ...state, atMs: media.currentTime * 1000 });
  });
  media.addEventListener('seeked', () => become({ ...state, atMs: media.currentTime * 1000 }));
  media.addEventListener('durationchange', () => {
    if (Number.isFinite(media.duration)) become({ ...state, durationMs: media.duration * 1000 });
  });
  media.addEventListener('error', () => {
    if (state.phase === 'playing' || state.phase === 'paused') {
      become({ ...state, phase: 'failed', error: new Error('The sound broke off. Play it again.') });
    }
  });

  const toggle = () => {
    if (state.phase === 'playing') media.pause();
    else if (state.phase === 'failed' || Date.now() > expiresAt) void fetchAndPlay(state.atMs);
    else if (state.phase === 'paused')
      media.play().catch((error: unknown) => become({ ...state, phase: 'failed', error }));
  };

  return {
    media,
    toggle,
    subscribe: (tell: () => void) => {
      told.add(tell);
      return () => told.delete(tell);
    },
    read: () => state,
    /** Begins a sound, or goes on with it, or pauses it. */
    press: (sound: Sound, source: LoadSource) => {
      if (state.sound?.id === sound.id) {
        toggle();
        return;
      }
      load = source;
      state = { ...idle, sound };
      void fetchAndPlay(0);
    },
    seek: (ms: number) => {
      if (state.phase === 'loading' || !state.sound) return;
      media.currentTime = Math.max(0, Math.min(ms, state.durationMs)) / 1000;
    },
    pause: () => media.pause(),
    stop: () => {
      turn++;
      media.pause();
      media.removeAttribute('src');
      become(idle);
    },
  };
};

export const player = createPlayer(new Audio());

export const usePlaying = (): Playing => useSyncExternalStore(player.subscribe, player.read);
