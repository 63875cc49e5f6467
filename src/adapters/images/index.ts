import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProcessor } from '../../ports/driven/images/image-processor.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { imageThreads } from './threads.ts';

export interface ImageProcessorSettings {
  /** The folder for temporary files, which is created if it is missing. */
  readonly scratch: string;
  /** The number of images that are rendered at a time. Each uses up to 1 GiB of memory. */
  readonly threads?: number;
  /** The limit of images that wait. */
  readonly maxWaiting?: number;
  /** The limit for one image from its start. */
  readonly seconds?: number;
}

/** Opens the image processor: wasm codecs in a thread of their own for each image. */
export const openImageProcessor = ({
  scratch,
  threads = 1,
  maxWaiting = 50,
  seconds = 60,
}: ImageProcessorSettings): ImageProcessor => {
  const pool = imageThreads({ threads, maxWaiting, seconds });
  return {
    render: async ({ file, measures, requester }, use) => {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const into = await mkdtemp(join(scratch, 'image-'));
      try {
        const rendered = await pool.run(requester, { file, measures, into });
        return rendered.ok ? { ok: true, value: await use(rendered.value) } : rendered;
      } finally {
        await rm(into, { recursive: true, force: true });
      }
    },
    close: () => pool.close(new Unavailable('the image processor was closed')),
  };
};
