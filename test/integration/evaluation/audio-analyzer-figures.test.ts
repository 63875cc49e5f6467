import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Figures = Readonly<Record<string, number>>;

/** A small part of `npm run evaluate`, on songs that nothing was tuned on. */
const evaluated = async (set: string, tracks: number): Promise<Figures> => {
  const program = new URL('../../evaluation/run.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [program, set, '--tracks', `${tracks}`, '--json']);
  const { set: _, ...figures } = JSON.parse(stdout) as Figures;
  return figures;
};

const below = (figures: Figures, bounds: Figures): readonly string[] =>
  Object.entries(bounds).flatMap(([name, min]) =>
    (figures[name] ?? 0) < min ? [`${name} ${figures[name]} < ${min}`] : [],
  );

describe('the audio analyzer, on recordings whose values are known', () => {
  it('is correct as often as before on songs that were not used in training', async () => {
    const bounds = {
      tracks: 8,
      bpm: 0.75,
      octave: 1,
      key: 0.87,
      mirex: 0.9,
      retrieval: 0.87,
      sketched: 0.87,
    };
    expect(below(await evaluated('testing', 8), bounds)).toEqual([]);
  }, 300_000);

  it('finds no beat in noise and speech, and hardly ever a key', async () => {
    const { sounds, bpm, key } = await evaluated('nothing', 1);
    expect([sounds, bpm]).toEqual([16, 0]);
    expect(key).toBeLessThanOrEqual(0.07);
  });
});
