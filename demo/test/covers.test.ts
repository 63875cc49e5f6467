import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { coverFor, side } from '../covers/cover.ts';
import { demoTracks } from '../index.ts';
import { releaseOf } from '../spec.ts';
import { readHeader } from '../../src/adapters/images/headers/read-header.ts';
import { imageLimits } from '../../src/domain/images/purpose.ts';

/** The part of a chunk of a PNG, by its type. */
const chunkOf = (png: Buffer, type: string): Buffer => {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const picture = (png: Buffer): string =>
  digest(Buffer.concat([chunkOf(png, 'PLTE'), inflateSync(chunkOf(png, 'IDAT'))]));

describe('the covers of the demo catalog', () => {
  const covers = new Map([...new Set(demoTracks.map(releaseOf))].map((name) => [name, coverFor(name)]));

  it('are square images of the least size that is accepted, small as files', () => {
    for (const cover of covers.values()) {
      expect(readHeader(cover)).toMatchObject({
        ok: true,
        value: { format: 'png', width: side, height: side },
      });
      expect(cover.length).toBeLessThan(imageLimits.bytes / 50);
      expect(chunkOf(cover, 'PLTE').length).toBeLessThanOrEqual(3 * 256);
    }
  });

  it('differ from release to release, and are the same for the tracks of one', () => {
    expect(covers.size).toBe(12);
    expect(new Set([...covers.values()].map(picture)).size).toBe(covers.size);
  });

  it('have the same pixels in every run and on every machine', () => {
    expect(picture(coverFor('Harbour Lights'))).toBe(
      'baf7e01a63c0d49e18b32a758ae39153b20f436c5861e82215b1501693e3d420',
    );
  });
});
