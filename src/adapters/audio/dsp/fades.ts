import { framesIn, type Block } from './pcm.ts';

const { PI, cos } = Math;

/** Raised-cosine fades of `fadeIn` and `fadeOut` frames. */
export const faded = (block: Block, fadeIn: number, fadeOut: number): Block => {
  const frames = framesIn(block);
  return block.map((channel) =>
    channel.map((sample, i) => sample * rise(i / fadeIn) * rise((frames - 1 - i) / fadeOut)),
  );
};

/** 0 at 0, 1 from 1 on. */
export const rise = (x: number): number => (x >= 1 ? 1 : x <= 0 ? 0 : (1 - cos(PI * x)) / 2);
