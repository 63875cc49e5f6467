import fc from 'fast-check';
import { evidenceName } from '../../../../src/domain/moderation/appeals/evidence-name.ts';
import {
  evidenceTypes,
  isPlainText,
  portionsOf,
  typeBySignature,
  type EvidenceType,
} from '../../../../src/domain/moderation/appeals/evidence.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('the type of a file', () => {
  it.each<readonly [string, string, EvidenceType]>([
    ['a PDF', '%PDF-1.7', 'application/pdf'],
    ['a PNG image', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['a JPEG image', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['WAV', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'audio/wav'],
    ['FLAC', 'fLaC\x00', 'audio/flac'],
    ['MP3 with tags', 'ID3\x04\x00', 'audio/mpeg'],
    ['MP3 without tags', '\xff\xfb\x90\x64', 'audio/mpeg'],
  ])('recognizes %s by its first bytes', (_, head, type) => {
    expect(typeBySignature(bytes(head))).toBe(type);
  });

  it.each([
    ...[
      ['nothing', ''],
      ['an executable', 'MZ\x90\x00'],
      ['an archive', 'PK\x03\x04'],
    ],
    ...[
      ['a PDF behind something else', ' %PDF-1.7'],
      ['a RIFF file that is not a WAV', 'RIFF\x24\x00\x00\x00AVI '],
    ],
    ...[
      ['a byte order mark', '\xff\xfea\x00'],
      ['AAC', '\xff\xf1\x50\x80'],
      ['half a signature', '\x89PN'],
    ],
    ['markup', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ])('recognizes no type of %s', (_, head = '') => {
    expect(typeBySignature(bytes(head))).toBeUndefined();
  });

  it('allows tabs and line ends in text, but no other control characters', () => {
    expect(isPlainText('Søren\twrote:\r\n海')).toBe(true);
    for (const sign of ['\0', '\x1b[2J', '\b', '\x7f']) expect(isPlainText(`a${sign}b`)).toBe(false);
  });
});

describe('the name of a file', () => {
  it.each<readonly [string | undefined, EvidenceType, string]>([
    ['Contract 2024.PDF', 'application/pdf', 'Contract 2024.pdf'],
    ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
    ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
    ['page.html', 'text/plain', 'page.html.txt'],
    ['letter.eml', 'text/plain', 'letter.eml.txt'],
    ['splits.csv', 'text/plain', 'splits.csv.txt'],
    ['../../etc/passwd', 'text/plain', '_.._etc_passwd.txt'],
    ['C:\\temp\\a.wav', 'audio/wav', 'C__temp_a.wav'],
    ['gpj\u202e.exe', 'image/png', 'gpj.exe.png'],
    ['a\r\nSet-Cookie: b.txt', 'text/plain', 'aSet-Cookie_ b.txt'],
    ['...', 'image/png', 'file.png'],
    ['.pdf', 'application/pdf', 'file.pdf'],
    [undefined, 'audio/mpeg', 'file.mp3'],
    ['Zoe\u0308.txt', 'text/plain', 'Zo\u00eb.txt'],
  ])('makes %j of %s safe', (given, type, name) => {
    expect(evidenceName(given, type)).toBe(name);
  });

  it('is short, well formed and has the extension of its type, whatever was sent', () => {
    const type = fc.constantFrom(...(Object.keys(evidenceTypes) as EvidenceType[]));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), type, (given, mediaType) => {
        const name = evidenceName(given, mediaType);
        expect(name.isWellFormed()).toBe(true);
        expect(Array.from(name).length).toBeLessThanOrEqual(106);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|]|^\.|^ /u);
        expect(evidenceTypes[mediaType].some((ending) => name.endsWith(`.${ending}`))).toBe(true);
        expect(evidenceName(name, mediaType)).toBe(name);
      }),
    );
  });

  it.each([
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul.pdf'],
    ['com1.backup.pdf', '_com1.backup.pdf'],
    ['console.pdf', 'console.pdf'],
    [`${'\u{1f3b5}'.repeat(120)}.pdf`, `${'\u{1f3b5}'.repeat(60)}.pdf`],
  ])('opens on every system: %s becomes %s', (given, name) => {
    expect(evidenceName(given, 'application/pdf')).toBe(name);
  });

  it('counts each begun portion of five mebibytes', () => {
    expect([0, 1, 5 * 2 ** 20, 5 * 2 ** 20 + 1, 25 * 2 ** 20].map(portionsOf)).toEqual([1, 1, 1, 2, 5]);
  });
});
