import { measuresOf } from '../../src/adapters/audio/dsp/likeness/embedding.ts';
import { tuningHalves } from './tuning-halves.ts';

/** Mean and deviation of each measure of the embedding over the tuning set, as `scale.ts` holds them. */
export const printScale = async (count: number, scratch: string): Promise<void> => {
  const impressions = await tuningHalves(count, scratch);
  const rows = impressions.map((impression) => measuresOf(impression).flatMap(({ values }) => values));
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
