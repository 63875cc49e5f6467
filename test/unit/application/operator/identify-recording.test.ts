import { licenseMarks } from '../../../../src/application/media/license-marks.ts';
import { markFrom } from '../../../../src/domain/licensing/forensic-mark.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import {
  configured,
  markKeyOf,
  mayRegister,
  newKey,
  oldKey,
} from '../../../support/stories/reencrypt-story.ts';
import { contentId, licenseId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const tokenIn = (url: string): string => url.split('/').at(-2) ?? '';

/** A license, and what its holder downloaded under it, as a local file. */
const downloaded = async (world: World, validUntil?: number) => {
  const { caller } = await world.aRegisteredPlatform();
  const { trackId } = await world.aTrackWithSound();
  const order = { trackId, contentId: contentId(), ...(validUntil !== undefined && { validUntil }) };
  const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
  const requested = { caller, trackId, licenseId: license.licenseId, format: 'wav' as const };
  const { url } = valueOf(await world.useCases.downloadTrack(requested));
  const opened = valueOf(await world.useCases.openMedia({ token: tokenIn(url) }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await opened.read()) ?? []) chunks.push(chunk);
  return { license, caller, file: world.aFile(`${license.licenseId}.wav`, Buffer.concat(chunks).toString()) };
};

describe('a recording', () => {
  it(
    'is named by the license that it was downloaded under, revoked or not',
    inWorld(async (world) => {
      const [one, other] = [await downloaded(world), await downloaded(world)];
      for (const { license, file } of [one, other])
        expect(valueOf(await world.useCases.identifyRecording({ file }))).toMatchObject({
          outcome: 'named',
          license: { licenseId: license.licenseId, status: 'active' },
        });
      const revocation = { reasonCode: 'content_deleted' } as const;
      const { licenseId: id } = one.license;
      await world.useCases.revokeLicense({ caller: one.caller, licenseId: id, revocation });
      expect(valueOf(await world.useCases.identifyRecording({ file: one.file }))).toMatchObject({
        outcome: 'named',
        license: { licenseId: id, status: 'revoked' },
      });
    }),
  );

  it(
    'is named by a license that has expired since',
    inWorld(async (world) => {
      const end = world.clock.now() + 60_000;
      const { license, file } = await downloaded(world, end);
      world.clock.set(end);
      expect(valueOf(await world.useCases.identifyRecording({ file }))).toMatchObject({
        outcome: 'named',
        license: { licenseId: license.licenseId, status: 'expired', validUntil: end },
      });
    }),
  );

  it(
    'without a mark names nobody',
    inWorld(async ({ useCases, aFile }) => {
      const file = aFile('any.wav', aRecording('something'));
      expect(valueOf(await useCases.identifyRecording({ file }))).toEqual({ outcome: 'unmarked' });
    }),
  );

  it(
    'with a mark that nobody claimed, or claimed for a license that is not there, names nobody',
    inWorld(async ({ useCases, aFile, ports }) => {
      const mark = markFrom('00c0ffee0123');
      const file = aFile('any.wav', `${aRecording('something')}, marked 00c0ffee0123`);
      const unknown = { outcome: 'unknown-mark', mark, confidence: 9 };
      expect(valueOf(await useCases.identifyRecording({ file }))).toEqual(unknown);
      await ports.marks.claim(mark, licenseId(404));
      expect(valueOf(await useCases.identifyRecording({ file }))).toEqual(unknown);
    }),
  );

  it(
    'that is not sound is rejected',
    inWorld(async ({ useCases, aFile }) => {
      const file = aFile('any.wav', 'a text');
      expect(await useCases.identifyRecording({ file })).toMatchObject({
        failure: { kind: 'audio-rejected', reason: 'undecodable' },
      });
    }),
  );
});

describe('the mark of a license', () => {
  it(
    'is always the same, and another for another license',
    inWorld(async ({ ports }) => {
      const markOf = licenseMarks(ports);
      const marks = await Promise.all([1, 1, 2, 3].map((n) => markOf(licenseId(n))));
      expect(marks[0]).toBe(marks[1]);
      expect(new Set(marks).size).toBe(3);
      expect(await ports.marks.holder(marks[0] ?? markFrom('0'))).toBe(licenseId(1));
    }),
  );

  it(
    'is the next one derived from its ID if another license has the first, and stays the same',
    inWorld(async ({ ports }) => {
      // Every license is led to one first mark.
      const sha256 = (text: string) => ports.digest.sha256(text.replace(/mark 0 of .*/, 'the first'));
      const markOf = licenseMarks({ marks: ports.marks, digest: { sha256 } });
      const [taken, moved] = [await markOf(licenseId(1)), await markOf(licenseId(2))];
      expect(taken).toBe(markFrom(sha256('forensic mark 0 of any')));
      expect(moved).not.toBe(taken);
      expect(await markOf(licenseId(2))).toBe(moved);
      expect(await markOf(licenseId(1))).toBe(taken);
      expect(await ports.marks.holder(moved)).toBe(licenseId(2));
    }),
  );

  it(
    'is searched for marks of every master key in the store that can be decrypted',
    inWorld(
      async (world) => {
        await world.useCases.checkMasterKey({ mayRegister });
        const lost = { keyId: 'lost', sealedMarkKey: 'v2.0123456789ab.x', firstUsedAt: 0, lostAt: 1 };
        await world.ports.masterKeys.add(lost, { count: 2 }, undefined);
        const given: unknown[] = [];
        world.before('audioProcessor', 'findMark', async (_, otherKeys) => void given.push(otherKeys));
        await world.useCases.identifyRecording({ file: world.aFile('any.wav', aRecording('any')) });
        expect(given).toEqual([[markKeyOf(oldKey), markKeyOf(newKey)]]);
      },
      { keys: configured.changing },
    ),
  );
});
