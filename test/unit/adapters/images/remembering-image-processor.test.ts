import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuresOf, type ImagePurpose } from '../../../../src/domain/images/purpose.ts';
import { anImageText, quietImageProcessor } from '../../../support/images/quiet-image-processor.ts';
import { rememberingImageProcessor } from '../../../support/images/remembering-image-processor.ts';

describe('the image processor of services that tests start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'remembering-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const begun = () => {
    const quiet = quietImageProcessor();
    const processor = rememberingImageProcessor(quiet);
    const rendered = async (text: string, purpose: ImagePurpose = 'album_cover') => {
      const file = join(folder, 'image');
      await writeFile(file, text);
      const paths: string[] = [];
      const source = { file, measures: measuresOf[purpose], requester: 'art_1' };
      const outcome = await processor.render(source, async ({ variants, ...image }) => ({
        ...image,
        variants: await Promise.all(
          variants.map(async ({ files, ...variant }) => {
            paths.push(files.webp, files.jpeg);
            return { ...variant, bytes: [await readFile(files.webp), await readFile(files.jpeg)] };
          }),
        ),
      }));
      expect(paths.filter((path) => existsSync(path))).toEqual([]);
      return outcome;
    };
    return { quiet, rendered };
  };

  it('renders a file once, and returns the same image with the same bytes again', async () => {
    const { quiet, rendered } = begun();
    const first = await rendered(anImageText('one'));
    expect(first).toMatchObject({ ok: true, value: { width: 1_600 } });
    expect(await rendered(anImageText('one'))).toEqual(first);
    expect(quiet.rendered()).toBe(1);
    expect(await rendered(anImageText('other'))).not.toEqual(first);
    expect(quiet.rendered()).toBe(2);
  });

  it('checks the dimensions of a file for each purpose, and rejects it each time', async () => {
    const { quiet, rendered } = begun();
    expect(await rendered(anImageText('small', 700), 'profile_picture')).toMatchObject({ ok: true });
    for (let n = 0; n < 2; n++)
      expect(await rendered(anImageText('small', 700))).toMatchObject({ ok: false });
    expect(quiet.decoded()).toBe(3);
  });
});
