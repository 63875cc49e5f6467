import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import { rejected } from '../codecs/codec.ts';
import { oggPage, writtenPage, type OggPage } from '../codecs/headers/ogg-page.ts';
import type { Reader } from '../codecs/reader.ts';
import type { Part } from './part.ts';
import { vorbisComment } from './vorbis-comment.ts';

const [commentMagic, setupMagic] = ['\x03vorbis', '\x05vorbis'];
const segmentBytes = 255;
const damaged = rejected('undecodable', 'The Ogg is damaged: its headers are invalid.');

interface Headers {
  readonly firstPage: { readonly to: number; readonly serial: number };
  /** The pages that the comment and the setup header share. */
  readonly pages: number;
  readonly packets: readonly [comment: Buffer, setup: Buffer];
  readonly soundAt: number;
}

/**
 * The comment is replaced within as many pages as it shared with the setup header, so that no later page gets a new
 * number. In Vorbis, audio starts on a page of its own (Vorbis I, appendix A.2).
 */
export const taggedOgg = (reader: Reader, tags: FileTags): Result<readonly Part[], AudioRejected> => {
  const headers = readHeaders(reader);
  if (headers === undefined) return damaged;
  const { firstPage, pages, packets, soundAt } = headers;
  const [comment, setup] = packets;
  const vendor = comment.toString('utf8', 11, 11 + comment.readUInt32LE(7));
  const replaced = Buffer.concat([
    Buffer.from(commentMagic, 'latin1'),
    vorbisComment(tags, vendor),
    Buffer.of(1),
  ]);
  const written = headerPages([padded(replaced, setup, pages), setup], pages, firstPage.serial);
  return written ? ok([{ from: 0, to: firstPage.to }, written, { from: soundAt, to: reader.size }]) : damaged;
};

const readHeaders = (reader: Reader): Headers | undefined => {
  const first = oggPage(reader, 0);
  if (first === undefined || first === 'damaged') return undefined;
  const packets: Buffer[] = [];
  let packet: Buffer[] = [];
  let at = first.length;
  for (let pages = 1; ; pages++) {
    const page: OggPage | 'damaged' | undefined = oggPage(reader, at);
    if (page === undefined || page === 'damaged') return undefined;
    at += page.length;
    let from = 0;
    for (const size of page.lacing) {
      packet.push(page.body.subarray(from, from + size));
      from += size;
      if (size === segmentBytes) continue;
      packets.push(Buffer.concat(packet));
      packet = [];
    }
    const [comment, setup, ...others] = packets;
    if (comment === undefined || setup === undefined) continue;
    const known = comment.toString('latin1', 0, 7) === commentMagic;
    if (!known || setup.toString('latin1', 0, 7) !== setupMagic || others.length > 0) return undefined;
    return {
      firstPage: { to: first.length, serial: first.serial },
      pages,
      packets: [comment, setup],
      soundAt: at,
    };
  }
};

const segmentsOf = (packet: Buffer): number => Math.floor(packet.length / segmentBytes) + 1;

/**
 * Pads a comment with zeros, which have no meaning. A picture in the comment may have used more pages than
 * there are segments now.
 */
const padded = (comment: Buffer, setup: Buffer, pages: number): Buffer => {
  const lacking = Math.max(0, pages - segmentsOf(comment) - segmentsOf(setup));
  return Buffer.concat([comment, Buffer.alloc(lacking * segmentBytes)]);
};

/** Packets as segments, which end with one of fewer than 255 bytes, spread evenly over so many pages. */
const headerPages = (packets: readonly Buffer[], pages: number, serial: number): Buffer | undefined => {
  const segments = packets.flatMap((packet) =>
    Array.from({ length: segmentsOf(packet) }, (_, i) =>
      packet.subarray(segmentBytes * i, segmentBytes * (i + 1)),
    ),
  );
  const share = (page: number) => Math.floor((segments.length * page) / pages);
  if (Math.ceil(segments.length / pages) > 255) return undefined;
  return Buffer.concat(
    Array.from({ length: pages }, (_, page) => {
      const here = segments.slice(share(page), share(page + 1));
      const goesOn = share(page) > 0 && segments[share(page) - 1]?.length === segmentBytes;
      const ends = here.some(({ length }) => length < segmentBytes);
      return writtenPage({
        type: goesOn ? 1 : 0,
        granule: ends ? 0n : -1n,
        serial,
        sequence: page + 1,
        segments: here,
      });
    }),
  );
};
