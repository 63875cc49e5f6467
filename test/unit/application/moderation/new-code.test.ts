import { decryptedMail } from '../../../../src/application/mail/encrypted-mail.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { appealId } from '../../../support/builders/moderation-builders.ts';
import {
  anAppealBy,
  deciding,
  mailsOf,
  pending,
  reviewing,
  staffed,
  takenDown,
} from '../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const anAppeal = async (world: World) => {
  const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
  const { track } = await takenDown(world, decider);
  const { own, appeal } = await anAppealBy(world, track.trackId);
  await mailsOf(world);
  return { own, appeal, reviewer };
};

/** The emails since the last look, as they are read; each was stored without its code. */
const encryptedMailsOf = async (world: World) =>
  (await mailsOf(world)).map((mail) => {
    expect(JSON.stringify(mail)).not.toContain('apc_');
    return decryptedMail(world.ports.secretCipher, mail) ?? mail;
  });

/** The codes that were emailed since the last look. */
const mailedCodes = async (world: World): Promise<readonly string[]> =>
  (await encryptedMailsOf(world)).flatMap(({ kind, paragraphs }) =>
    kind === 'appeal_code' ? paragraphs.filter((text) => /^apc_[0-9A-Za-z]{43}$/.test(text)) : [],
  );

describe('a new code of an appeal', () => {
  it(
    'is emailed to the appellant, stored as its digest, and replaces the previous one immediately',
    inWorld(async (world) => {
      const { own } = await anAppeal(world);
      valueOf(await world.useCases.renewAppealCode(own.appealId));
      const [mail] = await encryptedMailsOf(world);
      expect(mail).toMatchObject({
        kind: 'appeal_code',
        to: 'ada@finch.example',
        createdAt: world.clock.now(),
      });
      const code = mail?.paragraphs.find((text) => text.startsWith('apc_')) ?? 'none';
      expect(JSON.stringify(await world.ports.moderationStore.appeal(own.appealId))).not.toContain(code);
      const { followAppeal, answerAppeal } = world.useCases;
      expect(kindOf(await followAppeal(own))).toBe('appeal-not-found');
      expect(valueOf(await followAppeal({ ...own, code })).status).toBe('submitted');
      valueOf(await answerAppeal({ ...own, code, text: 'Number 4711.', evidence: [] }));
      expect(await mailedCodes(world)).toEqual([]);
    }),
  );

  it(
    'is emailed at most three times a day through every step of the appeal, with the same response each time',
    inWorld(async (world) => {
      const { own, reviewer } = await anAppeal(world);
      const { appealId: id } = own;
      const renew = () => world.useCases.renewAppealCode(id);
      const requested = { ok: true, value: 'asked' };
      expect(await renew()).toEqual(requested);
      valueOf(await reviewing(world, reviewer).takeUp(id));
      expect(await renew()).toEqual(requested);
      world.clock.advance(dayMs / 2);
      expect(await renew()).toEqual(requested);
      expect(await mailedCodes(world)).toHaveLength(3);
      valueOf(await reviewing(world, reviewer).ask(id));
      await mailsOf(world);
      for (let n = 0; n < 3; n++) expect(await renew()).toEqual(requested);
      expect(await mailedCodes(world)).toEqual([]);
      world.clock.advance(dayMs / 2);
      expect(await renew()).toEqual(requested);
      expect(await mailedCodes(world)).toHaveLength(1);
    }),
  );

  it(
    'is emailed to one address at most ten times a day for all appeals, and without an email none is created',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      for (let n = 0; n < 3; n++) {
        const { track } = await takenDown(world, decider);
        const { own } = await anAppealBy(world, track.trackId);
        for (let requested = 0; requested < 3; requested++)
          await world.useCases.renewAppealCode(own.appealId);
      }
      const { track } = await takenDown(world, decider);
      const { own } = await anAppealBy(world, track.trackId);
      expect(await mailedCodes(world)).toHaveLength(9);
      for (let requested = 0; requested < 3; requested++) await world.useCases.renewAppealCode(own.appealId);
      const [code = 'none', ...more] = await mailedCodes(world);
      expect(more).toEqual([]);
      expect(kindOf(await world.useCases.followAppeal({ ...own, code }))).toBe('ok');
    }),
  );

  it(
    'reports that the email is on its way also for unknown appeals, and sends nothing',
    inWorld(async (world) => {
      expect(await world.useCases.renewAppealCode(appealId(404))).toEqual({ ok: true, value: 'asked' });
      expect(await mailsOf(world)).toEqual([]);
    }),
  );

  it(
    'does not change the appeal: its last change, its status, its end',
    inWorld(async (world) => {
      const { own, appeal, reviewer } = await anAppeal(world);
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      const { appeal: ended } = valueOf(await reviewing(world, reviewer).uphold(appeal.appealId));
      await mailsOf(world);
      world.clock.advance(1_000);
      valueOf(await world.useCases.renewAppealCode(own.appealId));
      const [code = ''] = await mailedCodes(world);
      const {
        codeDigest: _,
        codesAskedFor: __,
        version,
        ...now
      } = valueOf(await world.useCases.followAppeal({ ...own, code }));
      const { codeDigest: ___, version: before, ...then } = ended;
      expect(now).toEqual(then);
      expect(version).toBe(before + 1);
    }),
  );

  it(
    'shows no stranger the title of a track that was never published',
    inWorld(async (world) => {
      const [moderator] = await staffed(world, ['moderator']);
      const { trackId, title } = await world.aTrackInCatalog(pending);
      await deciding(world, moderator)({ trackId }, { act: 'reject' });
      const { own } = await anAppealBy(world, trackId);
      await mailsOf(world);
      await world.useCases.renewAppealCode(own.appealId);
      const said = JSON.stringify(await encryptedMailsOf(world));
      expect(said).toContain(trackId);
      expect(said).not.toContain(title);
    }),
  );
});
