import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { audioProcessorContract } from '../../../contract/media/audio-processor.contract.ts';
import { audioProcessorWorld } from '../../../support/worlds/audio-world.ts';
import { describeContract } from '../../../support/contract.ts';
import { needing } from '../../../support/needing.ts';
import { flac } from '../../../support/audio/flac-writer.ts';

needing('ffmpeg', 'the audio processor on ffmpeg', () => {
  describeContract('keeps the contract', audioProcessorContract(audioProcessorWorld({ codec: 'ffmpeg' })));

  it('rejects a FLAC that declares no length and has a damaged frame', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flac-'));
    const audioProcessor = openAudioProcessor({ codec: 'ffmpeg', workers: 1 });
    try {
      const file = join(folder, 'live.flac');
      const tone = Int16Array.from({ length: 2 * 88_200 }, (_, i) => 12_000 * Math.sin((i >> 1) * 0.05));
      const bytes = Buffer.from(flac(tone));
      bytes.writeUInt32BE(0, 22);
      await writeFile(file, bytes);
      expect((await audioProcessor.examine(file)).ok).toBe(true);
      const middle = Math.floor(bytes.length / 2);
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
      await writeFile(file, bytes);
      expect(await audioProcessor.examine(file)).toMatchObject({ failure: { reason: 'undecodable' } });
    } finally {
      await audioProcessor.close();
      await rm(folder, { recursive: true });
    }
  });
});
