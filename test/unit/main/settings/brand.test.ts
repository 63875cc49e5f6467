import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom } from '../../../../src/main/settings/config.ts';

describe('the brand', () => {
  let folder: string;
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brand-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is that of the project by default', () => {
    expect(configFrom({}).brand).toEqual({ name: 'Platform Licensing', accent: undefined, logo: undefined });
  });

  it('has a name, a logo and an accent', async () => {
    const BRAND_LOGO = await file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { brand } = configFrom({ BRAND_NAME: ' Acme Music ', BRAND_LOGO, BRAND_ACCENT: '#00573F' });
    expect(brand).toMatchObject({ name: 'Acme Music', accent: '#00573f' });
    expect(new TextDecoder().decode(brand.logo)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  it.each([
    [{ BRAND_NAME: ' ' }, 'BRAND_NAME must not be empty.'],
    [{ BRAND_NAME: 'x'.repeat(41) }, 'BRAND_NAME must have at most 40 characters.'],
    [{ BRAND_ACCENT: 'blue' }, 'BRAND_ACCENT must be a color as six hex digits, such as #0b5cad.'],
    [
      { BRAND_ACCENT: '#ffcc00' },
      'BRAND_ACCENT must have a contrast of at least 4.5:1 with the light grounds of the pages. #ffcc00 has 1.3:1. Choose a darker color.',
    ],
  ])('stops the start with one message: %j', (given, message) => {
    expect(() => configFrom(given)).toThrow(message);
  });

  it('stops the start if the logo is missing, is no SVG file or is too large', async () => {
    const none = join(folder, 'none.svg');
    expect(() => configFrom({ BRAND_LOGO: none })).toThrow(
      `BRAND_LOGO must be a file that can be read. ${none} cannot.`,
    );
    const text = await file('text.svg', 'a picture');
    expect(() => configFrom({ BRAND_LOGO: text })).toThrow('BRAND_LOGO must be an SVG file.');
    const large = await file('large.svg', `<svg>${' '.repeat(64 * 1024)}</svg>`);
    expect(() => configFrom({ BRAND_LOGO: large })).toThrow('BRAND_LOGO must be a file of at most 64 KiB.');
  });
});
