// npm run evaluate [-- SET…] [--tracks N] [--mistakes] [--json]: how often the audio analyzer is right where the truth is known.
// npm run evaluate -- duplicates: how many changed excerpts are found by their fingerprints, and how many others are taken for them.
// npm run evaluate -- axes: the axes of src/adapters/audio/dsp/likeness/axes.ts, from the tuning set.
// npm run evaluate -- scale: the means and deviations of src/adapters/audio/dsp/likeness/scale.ts, from the tuning set.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAudioProcessor } from '../../src/adapters/audio/index.ts';
import { printAxes } from './axes.ts';
import { printDuplicates } from './duplicates.ts';
import { figuresOf, mistakesIn, type Analyzed } from './figures.ts';
import { analyzePiece, inventions } from './listening.ts';
import { printScale } from './scale.ts';
import { sets } from './sets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tracks: { type: 'string' },
    mistakes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const usual = ['testing', 'midi', 'demo', 'nothing'];
const requested = positionals.length > 0 ? positionals : usual;
const others = ['nothing', 'duplicates', 'scale', 'axes'];
const unknown = requested.filter((name) => !(name in sets) && !others.includes(name));

const evaluated = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'evaluate-'));
  const audioAnalyzer = openAudioProcessor({ workers: 1 });
  const listening = { audioAnalyzer, folder };
  try {
    for (const name of requested) {
      if (name === 'scale') await printScale(Number(values.tracks ?? 100), join(folder, 'scratch.wav'));
      else if (name === 'axes') await printAxes(Number(values.tracks ?? 280), join(folder, 'scratch.wav'));
      else if (name === 'duplicates') await printDuplicates(listening, Number(values.tracks ?? 180));
      else if (name === 'nothing')
        print(name, 'noise and speech: results where there are none', await inventions(listening));
      else await evaluateSet(name);
    }
  } finally {
    await audioAnalyzer.close();
    await rm(folder, { recursive: true });
  }

  async function evaluateSet(name: string): Promise<void> {
    const set = sets[name];
    const count = Number(values.tracks ?? set?.usual);
    const pieces = set?.pieces(count) ?? [];
    if (pieces.length === 0) {
      print(name, 'left out: needs fluidsynth and a sound font', {});
      return;
    }
    const analyzed: Analyzed[] = [];
    for (const piece of pieces) analyzed.push(await analyzePiece(listening, piece));
    print(name, set?.about ?? '', { ...figuresOf(analyzed) });
    if (values.mistakes) for (const line of mistakesIn(analyzed)) console.log(`  ${line}`);
  }
};

const print = (set: string, about: string, figures: Readonly<Record<string, number>>): void => {
  const rounded = Object.entries(figures).map(
    ([name, value]) => [name, Math.round(value * 1000) / 1000] as const,
  );
  if (values.json) console.log(JSON.stringify({ set, ...Object.fromEntries(rounded) }));
  else
    console.log(
      [`${set} (${about})`, ...rounded.map(([name, value]) => `  ${name.padEnd(10)} ${value}`)].join('\n'),
    );
};

if (unknown.length > 0) {
  console.error(`npm run evaluate -- [${[...Object.keys(sets), ...others].join('|')}]`);
  process.exitCode = 2;
} else {
  await evaluated();
}
