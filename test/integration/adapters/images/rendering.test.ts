import { imageLimits } from '../../../../src/domain/images/purpose.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import {
  aPng,
  aProfile,
  encodedImage,
  exifWith,
  profileChunk,
  quarters,
  withExif,
  withProfile,
  withSegments,
} from '../../../support/images/image-files.ts';
import {
  anyMeasures,
  aProcessor,
  decodedVariant,
  quartersOf,
  type Processor,
  type ReadVariant,
} from '../../../support/images/rendering.ts';

const [red, green, blue, white] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];

/** Lossy formats change a plain color by a little. */
const tolerance = 12;

const expectQuarters = async (variant: ReadVariant, shown: readonly (readonly number[] | undefined)[]) => {
  for (const format of ['webp', 'jpeg'] as const) {
    const found = quartersOf(await decodedVariant(format, variant.bytes[format]));
    const far = found.flatMap((color, quarter) =>
      color.some((value, n) => Math.abs(value - (shown[quarter]?.[n] ?? -999)) > tolerance)
        ? [{ quarter, color, shown: shown[quarter] }]
        : [],
    );
    expect({ size: variant.size, format, far }).toEqual({ size: variant.size, format, far: [] });
  }
};

let processor: Processor;
beforeAll(async () => {
  processor = await aProcessor();
});
afterAll(() => processor.close());

describe('the variants of an image', () => {
  it('show the image in each size, as WebP and JPEG, none larger than the original', async () => {
    const { variants } = await processor.render(aPng(700, 350));
    expect(variants.map(({ size, width, height }) => [size, width, height])).toEqual([
      ['original', 700, 350],
      [640, 640, 320],
      [300, 300, 150],
      [64, 64, 32],
    ]);
    for (const variant of variants) {
      const { webp, jpeg } = variant.bytes;
      expect([webp.toString('latin1', 8, 12), jpeg.subarray(0, 3)]).toEqual([
        'WEBP',
        Buffer.from([255, 216, 255]),
      ]);
      const pixels = await decodedVariant('webp', webp);
      expect([pixels.width, pixels.height]).toEqual([variant.width, variant.height]);
      await expectQuarters(variant, [red, green, blue, white]);
    }
  });

  it.each(['jpeg', 'webp'] as const)('are rendered from a %s', async (format) => {
    const { variants } = await processor.render(await encodedImage(format, 320));
    expect(variants).toHaveLength(3);
    for (const variant of variants) await expectQuarters(variant, [red, green, blue, white]);
  });

  it('are the same for the same file, byte for byte', async () => {
    const [first, second] = [await processor.render(aPng(320)), await processor.render(aPng(320))];
    expect(second).toEqual(first);
  });

  it('are upright, without Exif data, places and scripts', async () => {
    const secret = 'GPSLatitude 52.5 <script>alert(1)</script> http://ns.adobe.com/xap/1.0/';
    const jpeg = withExif(await encodedImage('jpeg', 320, 200), 6, secret);
    const xmp = withSegments(
      jpeg,
      [0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`)],
      [0xfe, Buffer.from(secret)],
    );
    const text = { type: 'tEXt', data: Buffer.from(`Comment\0${secret}`) };
    const png = aPng(320, 200, { chunks: [{ type: 'eXIf', data: exifWith(6, secret) }, text] });
    for (const bytes of [xmp, png]) {
      const { variants } = await processor.render(bytes);
      expect(variants.map(({ width, height }) => [width, height])).toEqual([
        [200, 320],
        [188, 300],
        [40, 64],
      ]);
      for (const variant of variants) {
        await expectQuarters(variant, [blue, red, white, green]);
        for (const file of Object.values(variant.bytes))
          for (const trace of ['GPS', '<script', 'adobe', 'Exif', 'ICC_PROFILE', 'EXIF', 'XMP'])
            expect([variant.size, trace, file.includes(trace)]).toEqual([variant.size, trace, false]);
      }
    }
  });

  it('are in sRGB, whatever the profile of the file', async () => {
    const plain = () => [150, 100, 100] as const;
    const profile = aProfile('displayP3');
    const files = [
      aPng(100, 100, { paint: plain, chunks: [profileChunk(profile)] }),
      withProfile(await encodedImage('jpeg', 100, 100, plain), profile),
    ];
    for (const bytes of files) {
      const [original] = (await processor.render(bytes)).variants;
      if (!original) throw new Error('an image');
      await expectQuarters(
        original,
        Array.from({ length: 4 }, () => [158, 98, 99]),
      );
    }
  });

  it('are opaque, with white in place of transparency', async () => {
    const [original] = (await processor.render(aPng(100, 100, { paint: () => [0, 0, 0, 0] }))).variants;
    if (!original) throw new Error('an image');
    await expectQuarters(original, [white, white, white, white]);
  });

  it('are rendered from 16 bits for each color', async () => {
    const [original] = (await processor.render(aPng(100, 100, { depth: 16 }))).variants;
    if (!original) throw new Error('an image');
    await expectQuarters(original, [red, green, blue, white]);
  });
});

describe('an image of wrong dimensions', () => {
  it('is rejected with what was found', async () => {
    const measures = { minWidth: 1_400, minHeight: 1_400, isSquare: true };
    expect((await processor.render(aPng(1_399, 1_400), measures)).issues).toEqual([
      { field: 'width', code: 'too_small', detail: 'must be at least 1400 pixels; the image has 1399' },
      {
        field: 'height',
        code: 'not_square',
        detail: 'must be equal to the width; the image has 1399 × 1400 pixels',
      },
    ]);
    // The dimensions are those that are shown.
    const lying = aPng(10, 20, { chunks: [{ type: 'eXIf', data: exifWith(8) }] });
    expect((await processor.render(lying, { ...anyMeasures, minWidth: 20, minHeight: 11 })).issues).toEqual([
      { field: 'height', code: 'too_small', detail: 'must be at least 11 pixels; the image has 10' },
    ]);
  });

  it('is not decoded if a side is too long', async () => {
    const { side } = imageLimits;
    const long = aPng(side, 1);
    // Only the header is as long as it says.
    long.writeUInt32BE(side + 1, 16);
    expect((await processor.render(long)).issues).toEqual([
      { field: 'width', code: 'too_big', detail: 'must be at most 4096 pixels; the image has 4097' },
    ]);
    expect((await processor.render(aPng(side, 1))).variants[0]).toMatchObject({ width: side, height: 1 });
  });
});

describe('images at the same time', () => {
  it('wait for each other, up to a limit', async () => {
    const few = await aProcessor({ maxWaiting: 1 });
    const image = aPng(64, 64, { paint: quarters(64) });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => few.render(image)));
    // Which one is third depends on when their files are written.
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const [rejected] = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    expect(isUnavailable(rejected)).toBe(true);
    expect(await few.left()).toEqual([]);
    await few.processor.close();
    await expect(few.render(image)).rejects.toThrow('the image processor was closed');
    await few.close();
  });

  it('of one account do not delay those of another account by more than two', async () => {
    const image = aPng(64);
    const ended: string[] = [];
    const of = async (account: string) => {
      await processor.render(image, anyMeasures, account);
      ended.push(account);
    };
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'b'].map(of));
    expect(ended.indexOf('b')).toBeLessThanOrEqual(2);
  });

  it('end with the processor', async () => {
    const closing = await aProcessor();
    const running = [closing.render(aPng(2_000)), closing.render(aPng(64))];
    const outcomes = Promise.allSettled(running);
    await closing.processor.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await closing.close();
  });
});
