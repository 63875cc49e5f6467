import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { accentIssue, type Brand } from '../../adapters/http/portal/brand.ts';

const largestLogo = 64 * 1024;

const logo = z
  .string()
  .transform((path, context): Uint8Array => {
    const reject = (message: string) => {
      context.issues.push({ code: 'custom', message, input: path });
      return z.NEVER;
    };
    try {
      const bytes = readFileSync(path);
      if (bytes.byteLength > largestLogo)
        return reject(`must be a file of at most ${largestLogo / 1024} KiB`);
      return /<svg[\s>]/.test(bytes.toString('utf8')) ? bytes : reject('must be an SVG file');
    } catch {
      return reject(`must be a file that can be read. ${path} cannot`);
    }
  })
  .meta({ accepts: 'the path of an SVG file of at most 64 KiB' });

const accent = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'must be a color as six hex digits, such as #0b5cad')
  .superRefine((color, context) => {
    if (!/^#[0-9a-f]{6}$/.test(color)) return;
    const message = accentIssue(color);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .meta({ accepts: 'a color as six hex digits, such as `#0b5cad`' });

export const brandVariables = {
  BRAND_NAME: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(40, 'must have at most 40 characters')
    .default('Platform Licensing')
    .meta({
      description:
        'Your name on certificates, in the header of all pages, the reference included, and as the sender of emails.',
      accepts: 'text of at most 40 characters',
    }),
  BRAND_LOGO: logo.optional().meta({
    description: 'The logo in the header of all pages, and their icon. It is shown square, 24 to 28 px wide.',
    absent: 'a waveform on blue',
  }),
  BRAND_ACCENT: accent.optional().meta({
    description:
      'The color of links and buttons on all pages, the reference included. It must be legible on white (WCAG AA); lighter shades for the dark theme are derived.',
    absent: 'blue',
  }),
};

export const brandFrom = (read: {
  readonly BRAND_NAME: string;
  readonly BRAND_LOGO?: Uint8Array | undefined;
  readonly BRAND_ACCENT?: string | undefined;
}): Brand => ({ name: read.BRAND_NAME, logo: read.BRAND_LOGO, accent: read.BRAND_ACCENT });
