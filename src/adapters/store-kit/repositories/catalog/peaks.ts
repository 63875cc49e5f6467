import { Buffer } from 'node:buffer';
import type { PeakData } from '../../../../domain/catalog/audio.ts';
import type { PeaksRecord } from '../../collections/catalog.ts';

export type KeptPeaks = Omit<PeaksRecord, 'trackId'>;

export const toPeaksRecord = ({ sampleRate, samplesPerPixel, pairs }: PeakData): KeptPeaks => ({
  sampleRate,
  samplesPerPixel,
  pairs: Buffer.from(pairs.buffer, pairs.byteOffset, pairs.byteLength).toString('base64'),
});

export const peaksIn = ({ sampleRate, samplesPerPixel, pairs }: KeptPeaks): PeakData => ({
  sampleRate,
  samplesPerPixel,
  pairs: new Int8Array(Buffer.from(pairs, 'base64')),
});
