import { codedBits, decoded } from './forensic-code.ts';
import { closingReader, type Alignment } from './forensic-closing.ts';
import { symbolReader, type SymbolReader } from './forensic-listening.ts';
import { frameSize, framesPerBlock, type ForensicPattern } from './forensic-pattern.ts';
import { joined } from '../pcm.ts';

const { floor, max, min, sqrt } = Math;

/** A payload that was read with a correct checksum. */
export interface FoundMark {
  readonly payload: number;
  /** How far the key's own symbols exceed chance, in standard deviations. */
  readonly confidence: number;
}

// Chance reaches this at one of 50 million places; a minute has 200,000, and the checksum must be correct
// too.
const minConfidence = 5.5;
const worthCloser = 4.5;
const places = 4; // The number of places within a frame where the search begins.
const closer = [4, 1]; // The steps in samples in which the search refines a place.
const closingBlocks = 4; // The number of blocks that refinement needs.
const maxBlocks = 12; // The limit of blocks that are evaluated together, nearly 2 minutes.
const blockSize = framesPerBlock * frameSize;
const nothing = 1e-9;

/** The agreement of frames with the key's own symbols, and their energy, for every place and shift. */
interface BlockSums {
  readonly agreement: Float64Array;
  readonly energy: Float64Array;
}

const emptySums = (): BlockSums => ({
  agreement: new Float64Array(places * framesPerBlock),
  energy: new Float64Array(places * framesPerBlock),
});

/** Searches one channel at the rate of its mark. */
export const forensicSearch = (pattern: ForensicPattern) => {
  const [sharp, smooth] = [symbolReader(pattern, 'sharp'), symbolReader(pattern, 'smooth')];
  const closing = closingReader(pattern);
  const syncFrames = [...pattern.sync.keys()].filter((frame) => pattern.sync[frame] !== 0);
  // One frame before the first block is kept, so that every frame has a neighbor.
  let held: Float32Array = new Float32Array(frameSize);
  let pieces: Float32Array[] = []; // The pieces that followed it.
  let gathered = held.length;
  let blocks: readonly BlockSums[] = [];

  const blockSums = (start: number, frames: number): BlockSums => {
    const sums = emptySums();
    for (let place = 0; place < places; place++) {
      const readings = smooth.readAll(held, start + (place * frameSize) / places, frames, syncFrames);
      for (let t = 0; t < frames; t++)
        for (let i = 0; i < syncFrames.length; i++) {
          const value = readings[t * syncFrames.length + i] ?? 0;
          const frame = syncFrames[i] ?? 0;
          const at = place * framesPerBlock + ((frame - t + framesPerBlock) % framesPerBlock);
          sums.agreement[at] = (sums.agreement[at] ?? 0) + value * (pattern.sync[frame] ?? 0);
          sums.energy[at] = (sums.energy[at] ?? 0) + value * value;
        }
    }
    return sums;
  };

  /**
   * Returns where the last blocks of any number agree best with the key; the last one has this many frames.
   */
  const likeliest = (lastFrames: number): { readonly alignment: Alignment; readonly confidence: number } => {
    const { agreement, energy } = emptySums();
    let best = { count: 1, at: 0, confidence: 0 };
    for (let count = 1; count <= blocks.length; count++) {
      const sums = blocks[blocks.length - count] ?? emptySums();
      for (let at = 0; at < agreement.length; at++) {
        const sum = (agreement[at] = (agreement[at] ?? 0) + (sums.agreement[at] ?? 0));
        const all = (energy[at] = (energy[at] ?? 0) + (sums.energy[at] ?? 0));
        const confidence = sum / sqrt(all + nothing);
        if (confidence > best.confidence) best = { count, at, confidence };
      }
    }
    const within = (floor(best.at / framesPerBlock) * frameSize) / places;
    const alignment = {
      place: frameSize + (blocks.length - best.count) * blockSize + within,
      shift: best.at % framesPerBlock,
      frames: (best.count - 1) * framesPerBlock + lastFrames,
    };
    return { alignment, confidence: best.confidence };
  };

  const confidenceOf = (reader: SymbolReader, { place, shift, frames }: Alignment): number => {
    let [agreement, energy] = [0, nothing];
    for (let t = 0; t < frames; t++) {
      const frame = (t + shift) % framesPerBlock;
      const sign = pattern.sync[frame] ?? 0;
      if (sign === 0) continue;
      const value = reader.read(held, place + t * frameSize, frame);
      agreement += value * sign;
      energy += value * value;
    }
    return agreement / sqrt(energy);
  };

  const closedIn = (coarse: Alignment): Alignment => {
    const frames = min(coarse.frames, closingBlocks * framesPerBlock);
    let [place, confidence] = [coarse.place, 0];
    closer.forEach((step, i) => {
      const reach = closer[i - 1] ?? frameSize / places; // The next place may be almost as good.
      const from = max(0, place - reach);
      const count = floor((place + reach - from) / step) + 1;
      closing(held, { ...coarse, place: from, frames }, { step, count }).forEach((found, n) => {
        if (found > confidence) [place, confidence] = [from + n * step, found];
      });
    });
    return { ...coarse, place };
  };

  const readBy = (reader: SymbolReader, alignment: Alignment): FoundMark | undefined => {
    const confidence = confidenceOf(reader, alignment);
    if (confidence < minConfidence) return undefined;
    const bits = new Float64Array(codedBits);
    for (let t = 0; t < alignment.frames; t++) {
      const frame = (t + alignment.shift) % framesPerBlock;
      if (pattern.sync[frame] !== 0) continue;
      const bit = pattern.codedBit[frame] ?? 0;
      bits[bit] = (bits[bit] ?? 0) + reader.read(held, alignment.place + t * frameSize, frame);
    }
    const payload = decoded(bits);
    return payload === undefined ? undefined : { payload, confidence };
  };

  const markUpTo = (frames: number): FoundMark | undefined => {
    blocks = [...blocks, blockSums(frameSize + blocks.length * blockSize, frames)];
    const { alignment, confidence } = likeliest(frames);
    // A recording that runs slightly fast or slow does not fit to the sample and needs smooth reading.
    const found =
      confidence < worthCloser
        ? undefined
        : (readBy(sharp, closedIn(alignment)) ?? readBy(smooth, alignment));
    if (blocks.length === maxBlocks) {
      blocks = blocks.slice(1);
      held = held.slice(blockSize);
      gathered = held.length;
    }
    return found;
  };

  const gather = (): void => {
    held = joined([[held], ...pieces.map((piece) => [piece])])[0] ?? held;
    [pieces, gathered] = [[], held.length];
  };

  return {
    push: (sound: Float32Array): FoundMark | undefined => {
      pieces.push(sound);
      gathered += sound.length;
      // One more frame for the places within a frame, and one for the last one's neighbor.
      while (gathered >= 3 * frameSize + (blocks.length + 1) * blockSize) {
        gather();
        const found = markUpTo(framesPerBlock);
        if (found) return found;
      }
      return undefined;
    },
    finish: (): FoundMark | undefined => {
      gather();
      const frames = floor((held.length - frameSize - blocks.length * blockSize) / frameSize) - 1;
      return frames > 0 ? markUpTo(frames) : undefined;
    },
  };
};
