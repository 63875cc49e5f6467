import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { decode, memoryLimit, openEncoder } from '../../../../src/adapters/images/codecs.ts';
import { render } from '../../../../src/adapters/images/task.ts';
import {
  aPng,
  encodedImage,
  jpegOfTwoSizes,
  pngEnd,
  pngHead,
  pngOf,
  webpCanvas,
  webpOf,
} from '../../../support/images/image-files.ts';
import { anyMeasures, aProcessor, type Processor } from '../../../support/images/rendering.ts';

const mebibyte = 2 ** 20;

let processor: Processor;
beforeAll(async () => {
  processor = await aProcessor({ seconds: 20 });
});
afterAll(async () => {
  expect(await processor.left()).toEqual([]);
  await processor.close();
});

/** Renders a hostile file, and then a good one: only the request of the hostile file is affected. */
const codesFor = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const { issues } = await processor.render(bytes);
  expect((await processor.render(aPng(8))).variants).toHaveLength(1);
  return issues.map(({ code }) => code);
};

describe('a hostile image', () => {
  it('of 30,000 × 30,000 pixels is rejected by its header, without memory for its pixels', async () => {
    const pixels = { type: 'IDAT', data: deflateSync(Buffer.alloc(8 * mebibyte)) };
    const before = process.memoryUsage.rss();
    expect(await codesFor(pngOf(pngHead(30_000, 30_000), pixels, pngEnd))).toEqual(['too_big', 'too_big']);
    expect(
      await codesFor(webpOf(webpCanvas(16_384, 16_384), { type: 'VP8L', data: lossless(16_384) })),
    ).toEqual([...['too_big', 'too_big']]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * mebibyte);
  });

  it('whose pixels unpack to much more than its header says is not unpacked', async () => {
    const bomb = { type: 'IDAT', data: deflateSync(Buffer.alloc(900 * mebibyte), { level: 9 }) };
    const before = process.memoryUsage.rss();
    const bytes = pngOf(pngHead(100, 100), bomb, pngEnd);
    expect(bytes.length).toBeLessThan(mebibyte);
    await processor.render(bytes);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * mebibyte);
    expect((await processor.render(aPng(8))).variants).toHaveLength(1);
  });

  it('with fewer pixels than its header says is rejected', async () => {
    const few = { type: 'IDAT', data: deflateSync(Buffer.alloc(500)) };
    expect(await codesFor(pngOf(pngHead(100, 100), few, pngEnd))).toEqual(['damaged']);
  });

  it('of many chunks is rejected', async () => {
    const empty = Array.from({ length: 30_000 }, () => ({ type: 'IDAT', data: Buffer.alloc(0) }));
    expect(await codesFor(pngOf(pngHead(10, 10), ...empty, pngEnd))).toEqual(['damaged']);
  });

  it('that is also a page or an archive leaves nothing of it in the variants', async () => {
    const page = Buffer.from('<html><script>alert(document.domain)</script></html>');
    const archive = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('malware.exe')]);
    for (const good of [await encodedImage('jpeg', 64), await encodedImage('webp', 64), aPng(64)]) {
      const { variants } = await processor.render(Buffer.concat([good, page, archive]));
      expect(variants).toHaveLength(1);
      for (const { bytes } of variants)
        for (const file of Object.values(bytes))
          for (const trace of ['<script', 'PK\x03\x04', 'malware']) expect(file.includes(trace)).toBe(false);
    }
    expect(await codesFor(Buffer.concat([page, await encodedImage('jpeg', 64)]))).toEqual(['unknown_format']);
  });

  it('that is a drawing with the name of another format is rejected', async () => {
    const drawing = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    expect(await codesFor(Buffer.from(drawing))).toEqual(['unknown_format']);
  });

  it('that is cut off anywhere is rejected', async () => {
    for (const whole of [await encodedImage('jpeg', 64), await encodedImage('webp', 64), aPng(64)])
      for (const share of [0, 0.01, 0.1, 0.5, 0.9, 0.99]) {
        const { issues } = await processor.render(whole.subarray(0, Math.floor(whole.length * share)));
        expect([whole.length, share, issues.length]).toEqual([whole.length, share, 1]);
      }
  });

  it('whose data end early although the file has an end marker is rejected', async () => {
    const whole = await encodedImage('jpeg', 700);
    for (const share of [0.2, 0.5, 0.95]) {
      const data = whole.subarray(0, Math.floor(whole.length * share));
      expect(await codesFor(Buffer.concat([data, Buffer.from([0xff, 0xd9])]))).toEqual(['damaged']);
    }
  });

  it('whose bytes were changed at random is rejected or shown, and harms nothing', async () => {
    let seed = 1;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (const whole of [await encodedImage('jpeg', 48), await encodedImage('webp', 48), aPng(48)])
      for (let time = 0; time < 8; time++) {
        const changed = Buffer.from(whole);
        for (let n = 0; n < 4; n++) changed[random(changed.length)] = random(256);
        const { issues, variants } = await processor.render(changed);
        expect(issues.length + variants.length).toBe(1);
      }
    expect((await processor.render(aPng(8))).variants).toHaveLength(1);
  });

  it('whose decoder needs more memory than any accepted image cannot be decoded', async () => {
    const tooLarge = jpegOfTwoSizes({ shown: 1_400, decoded: 16_000, marker: 0xd0 });
    await expect(decode('jpeg', tooLarge)).rejects.toThrow();
  });

  it('has one limit of memory for all of its codecs', async () => {
    const side = 1_000;
    const pixels = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4).fill(127) };
    const enough = 30 * 2 ** 20;
    const limit = memoryLimit(enough);
    const first = await openEncoder('webp', limit);
    expect(first(pixels, 90).length).toBeGreaterThan(0);
    const second = await openEncoder('jpeg', limit);
    expect(() => second(pixels, 90)).toThrow();
    expect(first(pixels, 90).length).toBeGreaterThan(0);
    const alone = await openEncoder('jpeg', memoryLimit(enough));
    expect(alone(pixels, 90).length).toBeGreaterThan(0);
  });

  it('that takes too long to decode is stopped', async () => {
    const impatient = await aProcessor({ seconds: 0.2 });
    const { issues } = await impatient.render(aPng(4_000));
    expect(issues.map(({ code }) => code)).toEqual(['too_complex']);
    expect(await impatient.left()).toEqual([]);
    await impatient.close();
  });
});

describe('an image for which the memory of an encoder is too small', () => {
  it.each(['Maximum call stack size exceeded', 'memory access out of bounds'])(
    'is rejected as too complex: %s',
    async (message) => {
      const folder = await mkdtemp(join(tmpdir(), 'encoder-'));
      const file = join(folder, 'image');
      await writeFile(file, aPng(8));
      const rendered = await render({ file, measures: anyMeasures, into: folder }, async () => () => {
        throw new RangeError(message);
      });
      await rm(folder, { recursive: true });
      expect(rendered).toMatchObject({ failure: { issues: [{ field: 'file', code: 'too_complex' }] } });
    },
  );
});

function lossless(side: number): Buffer {
  const data = Buffer.alloc(8);
  data[0] = 0x2f;
  data.writeUInt32LE(((side - 1) | ((side - 1) << 14)) >>> 0, 1);
  return data;
}
