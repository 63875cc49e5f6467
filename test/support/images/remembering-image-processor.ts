import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variantFormats } from '../../../src/domain/images/variants.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import type {
  ImageProcessor,
  ImageSource,
  RenderedImage,
  RenderedVariant,
} from '../../../src/ports/driven/images/image-processor.ts';

interface Remembered {
  readonly image: RenderedImage;
  /** The bytes of the files of its variants, by their paths. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

/** The images that this process rendered, by the file and the dimensions that were checked. */
const rendered = new Map<string, Remembered>();

const keyOf = async ({ file, measures }: ImageSource): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(measures))
    .update(await readFile(file))
    .digest('hex');

const remembered = async (image: RenderedImage): Promise<Remembered> => {
  const contents = new Map<string, Uint8Array>();
  for (const { files } of image.variants)
    for (const format of variantFormats) contents.set(files[format], await readFile(files[format]));
  return { image, contents };
};

/** Writes the variants again. */
const restored = async ({ image, contents }: Remembered, into: string): Promise<RenderedImage> => {
  const variants: RenderedVariant[] = [];
  for (const { files, ...variant } of image.variants) {
    const [webp, jpeg] = [join(into, `${variant.size}.webp`), join(into, `${variant.size}.jpeg`)];
    await writeFile(webp, contents.get(files.webp) ?? '');
    await writeFile(jpeg, contents.get(files.jpeg) ?? '');
    variants.push({ ...variant, files: { webp, jpeg } });
  }
  return { ...image, variants };
};

/**
 * An image processor that renders a file the first time that a process has it. The port promises the same bytes for the same file, and
 * most tests upload the same cover. Rejections are not remembered.
 */
export const rememberingImageProcessor = (processor: ImageProcessor): ImageProcessor => ({
  render: async (source, use) => {
    const key = await keyOf(source);
    const known = rendered.get(key);
    if (!known)
      return processor.render(source, async (image) => {
        rendered.set(key, await remembered(image));
        return use(image);
      });
    const into = await mkdtemp(join(tmpdir(), 'remembered-image-'));
    try {
      return ok(await use(await restored(known, into)));
    } finally {
      await rm(into, { recursive: true, force: true });
    }
  },
  close: () => processor.close(),
});
