// Writes THIRD_PARTY_NOTICES: the licenses of what is installed in production.   npm run notices
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

const root = join(import.meta.dirname, '..');
const rule = '-'.repeat(80);

const preface = `This product is licensed under Apache-2.0 (LICENSE). It installs the packages below, each under its own license.

Codecs under the LGPL, as WebAssembly or JavaScript in packages that are installed beside this product and loaded from
node_modules, where you can replace them by your own build:

- mpg123-decoder contains libmpg123 (LGPL-2.1), https://mpg123.org
- wasm-media-encoders contains LAME (LGPL-2.0-or-later), https://lame.sourceforge.io
- codec-parser is under LGPL-3.0-or-later, https://github.com/eshaz/codec-parser

libflacjs contains libFLAC, and @wasm-audio-decoders/* contain libFLAC, libogg and libvorbis (BSD-3-Clause, https://xiph.org).
None of these is used where FFMPEG_PATH or the system provides ffmpeg.

@jsquash/jpeg contains MozJPEG (IJG and BSD-3-Clause, https://github.com/mozilla/mozjpeg), @jsquash/webp contains libwebp (BSD-3-Clause,
https://chromium.googlesource.com/webm/libwebp), and @jsquash/png contains the png crate (MIT or Apache-2.0, https://github.com/image-rs/image-png).
`;

const textIn = (folder: string): string => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
};

/** Returns the notices of every package that is locked for production on any platform. */
export const noticesOf = (folder: string): string => {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const sections = Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional, link }]) => {
      const isInstalled = path.includes('node_modules/');
      return isInstalled && !(dev ?? optional ?? devOptional ?? link ?? false);
    })
    .map(([path, { version = '', license = 'see below' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { title: `${name} ${version}`, license, text: textIn(join(folder, path)) };
    })
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
  const once = sections.filter(({ title }, place) => sections[place - 1]?.title !== title);
  return [
    preface,
    ...once.map(({ title, license, text }) =>
      [rule, title, `License: ${license}`, ...(text === '' ? [] : ['', text]), ''].join('\n'),
    ),
  ].join('\n');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES'), noticesOf(root));
