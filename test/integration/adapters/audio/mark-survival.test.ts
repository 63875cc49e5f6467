import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interleaved } from '@platform-licensing/demo/files/pcm';
import { mixed } from '@platform-licensing/demo/studio/mix';
import { demoTracks } from '@platform-licensing/demo';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { taken } from '../../../contract/media/audio-processor/stage.ts';
import { needing } from '../../../support/needing.ts';
import { cutFrom, survivals, survived } from '../../../support/stories/survivals.ts';
import { flac } from '../../../support/audio/flac-writer.ts';

const timeout = 240_000;
const mark = ForensicMark(0xfeed_0123_4567);
// The shortest two, one of them full and loud, the other of plucked strings. `npm run bench -- mark` goes through all.
const slugs = ['hell-of-a-hurry', 'quarry-run'];

needing('ffmpeg', 'the mark of a downloaded track', () => {
  const audioProcessor = openAudioProcessor({ workers: 1, markKey: Buffer.alloc(32, 3) });
  const cuts = new Map<string, string>();
  const masters: string[] = [];
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marks-'));
    for (const { slug, song } of demoTracks.filter(({ slug }) => slugs.includes(slug))) {
      const [master, marked] = [join(folder, `${slug}.flac`), join(folder, `${slug}-marked.flac`)];
      await writeFile(master, flac(interleaved(mixed(song).master)));
      masters.push(master);
      taken(await audioProcessor.render(master, marked, 'flac', { mark }));
      cuts.set(slug, await cutFrom(marked, 3.217, join(folder, `${slug}.wav`)));
    }
  }, timeout);
  afterAll(async () => {
    await audioProcessor.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(survivals))(
    'is found in thirty seconds of it after %s',
    async (_, survival) => {
      for (const [slug, cut] of cuts) {
        const recording = await survived(cut, survival, folder);
        expect([slug, taken(await audioProcessor.findMark(recording))?.mark]).toEqual([slug, mark]);
      }
    },
    timeout,
  );

  it(
    'is found in none of the masters',
    async () => {
      for (const master of masters) expect(taken(await audioProcessor.findMark(master))).toBeUndefined();
    },
    timeout,
  );
});
