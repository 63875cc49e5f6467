import type { Waveform } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { styleNonce } from '../nonce.ts';

export interface Peaks {
  /** Highest and lowest sample of each pixel, from -1 to 1. */
  readonly sides: readonly [readonly number[], readonly number[]];
  readonly seconds: number;
}

/** Returns the peaks of a part of a track. */
export const peaksOf = (
  { data, sample_rate: rate, samples_per_pixel: perPixel }: Waveform,
  fromMs: number,
  lengthMs: number,
): Peaks => {
  const pixels = rate / perPixel / 1000;
  const [from, to] = [Math.floor(fromMs * pixels), Math.ceil((fromMs + lengthMs) * pixels)];
  const part = data.slice(from * 2, to * 2).map((sample) => sample / 128);
  return {
    sides: [part.filter((_, at) => at % 2 === 1), part.filter((_, at) => at % 2 === 0)],
    seconds: lengthMs / 1000,
  };
};

/** Draws a waveform. With `media` it shows the playback position, and a click seeks. */
export const Waves = ({ peaks, media }: { readonly peaks: Peaks; readonly media?: HTMLAudioElement }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    const colors = () => {
      const { color, outlineColor, caretColor } = getComputedStyle(container);
      return { waveColor: color, progressColor: outlineColor, cursorColor: caretColor };
    };
    const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
    let isUnmounted = false;
    let end: (() => void) | undefined;
    void import('wavesurfer.js').then(({ default: WaveSurfer }) => {
      if (isUnmounted) return;
      const drawn = WaveSurfer.create({
        container,
        height: 96,
        barWidth: 2,
        barGap: 1,
        barRadius: 1,
        normalize: true,
        peaks: peaks.sides.map((side) => [...side]),
        duration: peaks.seconds,
        interact: media !== undefined,
        cspNonce: styleNonce(),
        ...colors(),
        ...(media && { media }),
      });
      // Show the position of a sound that is already playing.
      drawn.once('ready', () => {
        if (media?.paused) drawn.setTime(media.currentTime);
      });
      const recolor = () => drawn.setOptions(colors());
      dark.addEventListener('change', recolor);
      end = () => {
        dark.removeEventListener('change', recolor);
        drawn.destroy();
      };
    });
    return () => {
      isUnmounted = true;
      end?.();
    };
  }, [peaks, media]);
  return <div ref={box} className="waves" aria-hidden="true" />;
};
