import { framesIn, sliced } from '../../src/adapters/audio/dsp/pcm.ts';
import { impressionListener } from '../../src/adapters/audio/dsp/analysis.ts';
import { measuresOf } from '../../src/adapters/audio/dsp/likeness/embedding.ts';
import { sets } from './sets.ts';

/** Mean and deviation of each measure of the embedding over both halves of the tuning set, as `scale.ts` holds them. */
export const printScale = async (count: number, scratch: string): Promise<void> => {
  const rows: (readonly number[])[] = [];
  for (const { recorded } of sets['tuning']?.pieces(count) ?? []) {
    const { sampleRate, channels } = await recorded(scratch);
    const frames = framesIn(channels);
    for (const [from, to] of [
      [0, 0.42],
      [0.5, 0.92],
    ] as const) {
      const { hear, finish } = impressionListener(sampleRate);
      hear(sliced(channels, Math.round(from * frames), Math.round(to * frames)));
      rows.push(measuresOf(finish()).flatMap(({ values }) => values));
    }
  }
  rows[0]?.forEach((_, i) => {
    const column = rows.map((row) => row[i] ?? 0);
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const square = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    const [short, deviation] = [mean, Math.max(1e-6, Math.sqrt(square))].map((value) =>
      Number(value.toPrecision(4)),
    );
    console.log(`  [${short}, ${deviation}],`);
  });
};
