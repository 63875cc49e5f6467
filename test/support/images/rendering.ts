import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '../../../src/adapters/images/codecs.ts';
import { openImageProcessor, type ImageProcessorSettings } from '../../../src/adapters/images/index.ts';
import type { Pixels } from '../../../src/adapters/images/pixels.ts';
import type { Measures } from '../../../src/domain/images/purpose.ts';
import type { ImageIssue } from '../../../src/domain/images/rejection.ts';
import type { SizedVariant, VariantFormat } from '../../../src/domain/images/variants.ts';

export const anyMeasures: Measures = { minWidth: 1, minHeight: 1, isSquare: false };

export interface ReadVariant extends SizedVariant {
  readonly bytes: Readonly<Record<VariantFormat, Buffer>>;
}

/** An image processor with a scratch folder of its own. */
export const aProcessor = async (settings: Partial<ImageProcessorSettings> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const scratch = join(folder, 'scratch');
  const processor = openImageProcessor({ scratch, ...settings });
  let files = 0;
  return {
    /** Renders bytes, and returns the variants with the bytes of their files, or what is wrong. */
    render: async (
      bytes: Uint8Array,
      measures = anyMeasures,
      requester = 'anyone',
    ): Promise<{ readonly variants: readonly ReadVariant[]; readonly issues: readonly ImageIssue[] }> => {
      const file = join(folder, `image-${++files}`);
      await writeFile(file, bytes);
      const rendered = await processor.render({ file, measures, requester }, ({ variants }) =>
        Promise.all(
          variants.map(async ({ files: paths, ...variant }) => ({
            ...variant,
            bytes: { webp: await readFile(paths.webp), jpeg: await readFile(paths.jpeg) },
          })),
        ),
      );
      return rendered.ok
        ? { variants: rendered.value, issues: [] }
        : { variants: [], issues: rendered.failure.issues };
    },
    /** The temporary files that are left. */
    left: () => readdir(scratch).catch(() => []),
    processor,
    close: async () => {
      await processor.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Processor = Awaited<ReturnType<typeof aProcessor>>;

export const decodedVariant = (format: VariantFormat, bytes: Buffer): Promise<Pixels> =>
  decode(format, bytes);

/** The color in the middle of each quarter: above left, above right, below left, below right. */
export const quartersOf = ({ width, height, data }: Pixels): readonly (readonly number[])[] =>
  [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => {
      const at = (Math.floor(height * down) * width + Math.floor(width * across)) * 4;
      return [...data.subarray(at, at + 3)];
    }),
  );
