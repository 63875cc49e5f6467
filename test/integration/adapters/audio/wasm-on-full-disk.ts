import { join } from 'node:path';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { writeProbe } from '../../../../src/adapters/filesystem/index.ts';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

// Run as a process whose files are cut off: renders a master in every format and prints what became of it.
const [folder = ''] = process.argv.slice(2);
const audioProcessor = openAudioProcessor({ codec: 'wasm', workers: 1 });
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'kept',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : String(error)),
  );
const master = join(folder, 'master.wav');
const outcomes: Record<string, string> = {};
for (const format of audioFormats)
  outcomes[format] = await outcomeOf(audioProcessor.render(master, join(folder, `out.${format}`), format));
outcomes['preview'] = await outcomeOf(audioProcessor.preview(master, join(folder, 'preview.mp3'), 'seed'));
outcomes['write probe'] = (await writeProbe(folder)()) ?? 'writable';
await audioProcessor.close();
process.stdout.write(JSON.stringify(outcomes));
