import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { produce } from '../../../../demo/produce.ts';
import { rowOf } from '../../../../demo/spec.ts';
import { demoTracks } from '../../../../demo/tracks.ts';
import { audioWorkshop } from '../../../../src/adapters/audio/index.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { taken } from '../../../contract/audio-workshop/stage.ts';
import { needing } from '../../../support/needing.ts';
import { survivals, survived } from '../../../support/survivals.ts';

const timeout = 120_000;
const mark = ForensicMark(0xfeed_0123_4567);
// The shortest two, one of them full and loud, the other of plucked strings. `npm run bench -- mark` goes through all.
const slugs = ['hell-of-a-hurry', 'quarry-run'];

needing('ffmpeg', 'the mark of a downloaded track', () => {
  const workshop = audioWorkshop({ workers: 1, markKey: Buffer.alloc(32, 3) });
  const marked = new Map<string, string>();
  const masters: string[] = [];
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marks-'));
    for (const spec of demoTracks.filter(({ slug }) => slugs.includes(slug))) {
      produce(spec, folder);
      const master = join(folder, rowOf(spec).file);
      masters.push(master);
      const into = join(folder, `${spec.slug}.flac`);
      taken(await workshop.render(master, into, 'flac', mark));
      marked.set(spec.slug, into);
    }
  }, timeout);
  afterAll(async () => {
    await workshop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(survivals))(
    'is heard in thirty seconds of it after %s',
    async (_, survival) => {
      for (const [slug, file] of marked) {
        const recording = await survived(file, 3.217, survival, folder);
        expect([slug, taken(await workshop.findMark(recording))?.mark]).toEqual([slug, mark]);
      }
    },
    timeout,
  );

  it(
    'is heard in none of the masters',
    async () => {
      for (const master of masters) expect(taken(await workshop.findMark(master))).toBeUndefined();
    },
    timeout,
  );
});
