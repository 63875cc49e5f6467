import {
  oggPage,
  writtenPage,
  type OggPage,
} from '../../../../src/adapters/audio/codecs/headers/ogg-page.ts';

const pagesOf = (ogg: Buffer): readonly OggPage[] => {
  const reader = {
    size: ogg.length,
    at: (from: number, length: number) => ogg.subarray(from, from + length),
  };
  const pages: OggPage[] = [];
  for (let at = 0; at < ogg.length; at += pages.at(-1)?.length ?? 0) {
    const page = oggPage(reader, at);
    if (page === undefined || page === 'damaged') throw new Error('The Ogg is damaged.');
    pages.push(page);
  }
  return pages;
};

const segmentsOn = ({ lacing, body }: OggPage): readonly Buffer[] => {
  let from = 0;
  return [...lacing].map((size) => body.subarray(from, (from += size)));
};

/** One field that repeats a text, in a packet of so many segments. */
const commentOf = (text: string, segments: number): readonly Buffer[] => {
  const name = Buffer.from('COMMENT=');
  const begin = Buffer.from('\x03vorbis\x04\0\0\0test\x01\0\0\0', 'latin1');
  const length = Buffer.alloc(4);
  const packetBytes = 255 * segments - 1;
  length.writeUInt32LE(packetBytes - begin.length - length.length - 1);
  const value = Buffer.alloc(packetBytes - begin.length - length.length - name.length - 1, text);
  const packet = Buffer.concat([begin, length, name, value, Buffer.of(1)]);
  return Array.from({ length: segments }, (_, n) => packet.subarray(255 * n, 255 * (n + 1)));
};

/** An Ogg with a comment that repeats a text, so that comment and setup fill this many pages. */
export const withLongComment = (ogg: Buffer, text: string, pages: number): Buffer => {
  const [first, ...others] = pagesOf(ogg);
  const soundFrom = others.findIndex(({ granule }) => granule > 0);
  const headers = others.slice(0, soundFrom).flatMap(segmentsOn);
  const setup = headers.slice(headers.findIndex(({ length }) => length < 255) + 1);
  const segments = [...commentOf(text, 255 * pages - setup.length), ...setup];
  const serial = first?.serial ?? 0;
  const filled = Array.from({ length: pages }, (_, n) => {
    const here = segments.slice(255 * n, 255 * (n + 1));
    const granule = here.some(({ length }) => length < 255) ? 0n : -1n;
    return writtenPage({ type: n > 0 ? 1 : 0, granule, serial, sequence: n + 1, segments: here });
  });
  const sound = others.slice(soundFrom).map((page, n) => {
    const { type, granule } = page;
    const place = { type, serial, sequence: 1 + pages + n };
    return writtenPage({ ...place, granule: BigInt(granule), segments: segmentsOn(page) });
  });
  return Buffer.concat([ogg.subarray(0, first?.length), ...filled, ...sound]);
};
