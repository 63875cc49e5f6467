import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureIssues } from '../../../src/domain/images/purpose.ts';
import { imageRejected } from '../../../src/domain/images/rejection.ts';
import { sizesFor, variantFormats } from '../../../src/domain/images/variants.ts';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import type { ImageProcessor, RenderedVariant } from '../../../src/ports/driven/images/image-processor.ts';

/** An image as the quiet image processor reads it: its dimensions, and what makes it this one. */
export const anImageText = (name: string, width = 1_600, height = width): string =>
  `${width}x${height} ${name}`;

export interface QuietImageProcessor extends ImageProcessor {
  /** The number of images that were rendered. */
  readonly rendered: () => number;
  /** The number of files that were read, rejected ones too. */
  readonly decoded: () => number;
  /** Whatever is begun from now on waits until the result is called. */
  readonly hold: () => () => void;
}

/** An image processor without pixels: it reads and writes small texts, the same for the same input and release. */
export const quietImageProcessor = (release = ''): QuietImageProcessor => {
  let rendered = 0;
  let decoded = 0;
  let held = Promise.resolve();
  return {
    rendered: () => rendered,
    decoded: () => decoded,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise;
      return () => resolve(undefined);
    },
    render: async ({ file, measures }, use) => {
      await held;
      decoded += 1;
      const text = await readFile(file, 'utf8');
      const [, width, height] = /^(\d+)x(\d+) /.exec(text) ?? [];
      if (width === undefined || height === undefined)
        return fail(imageRejected({ field: 'file', code: 'damaged', detail: 'must be valid' }));
      const dimensions = { width: Number(width), height: Number(height) };
      const [first, ...others] = measureIssues(measures, dimensions);
      if (first) return fail(imageRejected(first, ...others));
      const into = await mkdtemp(join(tmpdir(), 'quiet-image-'));
      try {
        const variants: RenderedVariant[] = [];
        for (const variant of sizesFor(dimensions)) {
          const files = {
            webp: join(into, `${variant.size}.webp`),
            jpeg: join(into, `${variant.size}.jpeg`),
          };
          for (const format of variantFormats)
            await writeFile(
              files[format],
              createHash('sha256').update(`${text} ${variant.size} ${format}${release}`).digest('hex'),
            );
          variants.push({ ...variant, files });
        }
        rendered += 1;
        return ok(await use({ ...dimensions, format: 'png', variants }));
      } finally {
        await rm(into, { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
};
