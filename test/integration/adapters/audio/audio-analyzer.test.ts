import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioAnalyzerContract } from '../../../contract/media/audio-analyzer.contract.ts';
import { placedSound } from '../../../contract/media/audio-analyzer/stage.ts';
import { audioAnalyzerMutants } from '../../../contract/mutants/media/audio-analyzer.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { analyzing, audioProcessorWorld } from '../../../support/worlds/audio-world.ts';
import { someTags } from '../../../support/audio/file-tags.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { aCadence, aSpeech } from '../../../support/audio/music.ts';
import { needing } from '../../../support/needing.ts';
import { aTune, noise } from '../../../support/audio/sounds.ts';

const openWasm = audioProcessorWorld({ codec: 'wasm' });
const onWasm = analyzing(openWasm);

describeContract('the audio analyzer on wasm codecs', audioAnalyzerContract(onWasm.always));

describe('the audio analyzer on a watermarked preview', () => {
  const { license: _, ...previewTags } = someTags;
  const watermarked = { known: false, reason: 'watermarked' };

  it('gives no key, mood or embedding of a preview, and all of them of a licensed file', async () => {
    const world = await openWasm();
    const [view] = world.views;
    const master = await placedSound(view, aCadence({ seconds: 12 }));
    const [preview, licensed] = ['preview.mp3', 'licensed.mp3'].map((name) => join(view.folder, name)) as [
      string,
      string,
    ];
    expect(await view.audioProcessor.preview(master, preview, 'trk_1', previewTags)).toMatchObject({
      ok: true,
    });
    expect(await view.audioProcessor.render(master, licensed, 'mp3', { tags: someTags })).toMatchObject({
      ok: true,
    });
    const found = await view.audioAnalyzer.analyze(preview);
    expect(found).toMatchObject({
      ok: true,
      value: { key: watermarked, mood: watermarked, embedding: watermarked, likeness: watermarked },
    });
    expect(await view.audioAnalyzer.analyze(licensed)).toMatchObject({
      value: { key: { known: true }, embedding: { known: true } },
    });
    await world.close();
  });

  it('reads a tag that is cut, or whose length is wrong, as no tag', async () => {
    const world = await openWasm();
    const [view] = world.views;
    const master = await placedSound(view, aCadence({ seconds: 4 }));
    const mp3 = join(view.folder, 'plain.mp3');
    await view.audioProcessor.render(master, mp3, 'mp3');
    const sound = await readFile(mp3);
    const tagWithWrongLength = Buffer.from('ID3\x04\0\0\0\0\0\x0eTXXX\x7f\x7f\x7f\x7f\0\0\x03TRA', 'latin1');
    await writeFile(mp3, Buffer.concat([tagWithWrongLength, sound]));
    expect(await view.audioAnalyzer.analyze(mp3)).toMatchObject({ value: { embedding: { known: true } } });
    await world.close();
  });
});

// The analyzer is the same with both codecs, so only the decoded samples can differ.
needing('ffmpeg', 'the audio analyzer on ffmpeg', () => {
  const openFfmpeg = audioProcessorWorld({ codec: 'ffmpeg' });
  const dependsOnCodec = /^rejects|closed$|concurrent callers|any level and sample rate|length and loudness/;

  describeContract(
    'the cases of the contract that depend on the codec',
    audioAnalyzerContract(openFfmpeg).filter(({ name }) => dependsOnCodec.test(name)),
  );

  it('measures every sound exactly, to the last digit, as on wasm codecs', async () => {
    const [ffmpeg, wasm] = [await openFfmpeg(), await openWasm()];
    const rate = 22050;
    const minor = { tonic: 'Eb', mode: 'minor' } as const;
    const sounds = [
      ...[8000, 48000].map((sampleRate) => aCadence({ sampleRate, seconds: 9 })),
      aCadence({ key: minor, bpm: 62, brightness: 0.2, level: 0.02, drums: false }),
      aCadence({ seconds: 1.9 }),
      aTune({ seconds: 8 }),
      { sampleRate: rate, channels: [noise(-12, 8, rate), noise(-12, 8, rate, 'right')] },
      { sampleRate: rate, channels: [aSpeech(10, rate)] },
    ];
    for (const sound of sounds) {
      const file = await placedSound(wasm.views[0], sound);
      const analysis = await ffmpeg.views[0].audioAnalyzer.analyze(file);
      expect(analysis).toMatchObject({ ok: true });
      expect(analysis).toEqual(await wasm.views[0].audioAnalyzer.analyze(file));
    }
    await Promise.all([ffmpeg.close(), wasm.close()]);
  });
});

describe('the audio analyzer suite', () => {
  for (const { title, by, of } of audioAnalyzerMutants)
    // Mutants change the reported results, not the analysis, so one analysis of each sound is enough.
    expectMutantRejected(title, audioAnalyzerContract(mutating(onWasm.once, of)), by);
});
