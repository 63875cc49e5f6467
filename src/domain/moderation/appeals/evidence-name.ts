import { evidenceTypes, type EvidenceType } from './evidence.ts';

const longestName = 100;
/** File systems limit a name to 255 bytes of UTF-8 or 255 UTF-16 code units, its extension included. */
const maxBytes = 240;

const bytesIn = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Returns the beginning of a name that is short enough. */
const shortened = (name: string): string => {
  let left = maxBytes;
  const characters = Array.from(name).slice(0, longestName);
  return characters
    .filter((character) => (left -= bytesIn(character)) >= 0)
    .join('')
    .trimEnd();
};

/** Names of devices on Windows, whatever their extension. */
const isDevice = (stem: string): boolean => /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\.|$)/i.test(stem);

/**
 * Returns a name that every file system accepts: without folders and control or invisible characters, with
 * the extension of the actual content.
 */
export const evidenceName = (given: string | undefined, mediaType: EvidenceType): string => {
  const cleaned = (given ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ');
  const endings: readonly string[] = evidenceTypes[mediaType];
  const ending = /\.([a-z0-9]{1,5})$/i.exec(cleaned)?.[1]?.toLowerCase() ?? '';
  const suits = endings.includes(ending);
  const stem = (suits ? cleaned.slice(0, -ending.length - 1) : cleaned).replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = shortened(isDevice(stem) ? `_${stem}` : stem);
  return `${short === '' ? 'file' : short}.${suits ? ending : endings[0]}`;
};
