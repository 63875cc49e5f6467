import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { openAudioProcessor, type AudioProcessorSettings } from '../../../src/adapters/audio/index.ts';
import type { AudioAnalyzer } from '../../../src/ports/driven/media/audio-analyzer.ts';
import type { AudioAnalyzerView } from '../../contract/media/audio-analyzer/stage.ts';
import type { AudioProcessorView } from '../../contract/media/audio-processor/stage.ts';
import { mutating, type OpenWorld } from '../../contract/world.ts';

type Analyze = AudioAnalyzer['analyze'];

const analyzingBy = <View extends AudioAnalyzerView>(
  open: OpenWorld<View>,
  by: (analyze: Analyze) => Analyze,
): OpenWorld<View> =>
  mutating(open, (view) => ({
    ...view,
    audioAnalyzer: {
      ...view.audioAnalyzer,
      analyze: by((...requested) => view.audioAnalyzer.analyze(...requested)),
    },
  }));

/**
 * Returns the same analyzer twice: one that analyzes every file, and one that returns earlier results for files that one of
 * the two has analyzed before, in any world.
 */
export const analyzing = <View extends AudioAnalyzerView>(open: OpenWorld<View>) => {
  const known = new Map<string, Awaited<ReturnType<Analyze>>>();
  // A file is judged by its name, too.
  const nameOf = async (...[file, partner]: Parameters<Analyze>) =>
    extname(file) + hash('sha256', await readFile(file)) + (partner ? ' of a partner' : '');
  const remembering =
    (analyze: Analyze): Analyze =>
    async (...requested) => {
      const analysis = await analyze(...requested);
      known.set(await nameOf(...requested), analysis);
      return analysis;
    };
  return {
    always: analyzingBy(open, remembering),
    once: analyzingBy(
      open,
      (analyze) =>
        async (...requested) =>
          known.get(await nameOf(...requested)) ?? remembering(analyze)(...requested),
    ),
  };
};

/**
 * The audio processor, which is the analyzer too, and a folder of its own. One processor serves world after world, its thread
 * warm, until one of them closes it; the last is closed after the suite that this is called in.
 */
export const audioProcessorWorld = (
  settings: AudioProcessorSettings,
): OpenWorld<AudioProcessorView & AudioAnalyzerView> => {
  let serving: ReturnType<typeof openAudioProcessor> | undefined;
  afterAll(() => serving?.close());
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'audio-'));
    const opened = (serving ??= openAudioProcessor({
      workers: 1,
      markKey: Buffer.alloc(32, 5),
      ...settings,
    }));
    const audioProcessor = {
      ...opened,
      close: () => {
        serving = undefined;
        return opened.close();
      },
    };
    return {
      views: [{ audioProcessor, audioAnalyzer: audioProcessor, folder }],
      close: () => rm(folder, { recursive: true }),
    };
  };
};
