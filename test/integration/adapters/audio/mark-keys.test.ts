import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { aTune } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { taken } from '../../../contract/media/audio-processor/stage.ts';

const mark = ForensicMark(0x1234_5678_9abc);
const [before, after, other] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const hex = (key: Buffer): string => key.toString('hex');

describe('marks that were made with an earlier key', () => {
  const open = (markKey: Buffer) => openAudioProcessor({ codec: 'wasm', workers: 1, markKey });
  const audioProcessors = { before: open(before), after: open(after) };
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mark-keys-'));
    const master = join(folder, 'master.wav');
    file = join(folder, 'marked.flac');
    await writeFile(master, wavBytes(aTune({ seconds: 12, channels: 1, seed: 'marked' })));
    taken(await audioProcessors.before.render(master, file, 'flac', { mark }));
  });
  afterAll(async () => {
    await Promise.all([audioProcessors.before.close(), audioProcessors.after.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  const found = async (otherKeys: readonly Buffer[]) =>
    taken(await audioProcessors.after.findMark(file, otherKeys.map(hex)))?.mark;

  it('are found with that key, wherever it is among others', async () => {
    expect(await found([before])).toBe(mark);
    expect(await found([other, before])).toBe(mark);
    expect(await found([after, before, other])).toBe(mark);
  });

  it('are not found without it', async () => {
    expect(await found([])).toBeUndefined();
    expect(await found([other])).toBeUndefined();
  });
});
