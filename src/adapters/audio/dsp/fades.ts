import { framesIn, type Block } from './pcm.ts';

const { PI, cos } = Math;

/** Raised-cosine fades of `fadeIn` and `fadeOut` frames. */
export const faded = (block: Block, fadeIn: number, fadeOut: number): Block => {
  const frames = framesIn(block);
  return block.map((channel) => {
    const shaped = new Float32Array(frames);
    for (let i = 0; i < frames; i++)
      shaped[i] = (channel[i] ?? 0) * rise(i / fadeIn) * rise((frames - 1 - i) / fadeOut);
    return shaped;
  });
};

/** Returns 0 up to 0 and 1 from 1 on, with a raised cosine between. */
export const rise = (x: number): number => (x >= 1 ? 1 : x <= 0 ? 0 : (1 - cos(PI * x)) / 2);
