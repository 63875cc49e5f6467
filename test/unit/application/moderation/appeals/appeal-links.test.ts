import { decryptedMail } from '../../../../../src/application/mail/encrypted-mail.ts';
import {
  anAppealBy,
  mailsOf,
  reviewing,
  staffed,
  takenDown,
} from '../../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const appealOf = async (world: World, contactEmail?: string) => {
  const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
  const { track } = await takenDown(world, decider);
  return { ...(await anAppealBy(world, track.trackId, contactEmail)), reviewer };
};

/** The appeals that the links emailed since the last look open; none of it is kept as it is read. */
const mailedPasses = async (world: World) =>
  (await mailsOf(world)).map((mail) => {
    const read = decryptedMail(world.ports.secretCipher, mail);
    const link = new URLSearchParams(new URL(read?.action?.url ?? 'about:blank').hash.slice(1));
    const code = link.get('code') ?? 'none';
    expect(JSON.stringify(mail)).not.toContain(code);
    return code;
  });

/** An appeal whose reviewer has asked something, and what the email that says so opens it with. */
const requested = async (world: World) => {
  const { own, appeal, code, reviewer } = await appealOf(world);
  await mailsOf(world);
  valueOf(await reviewing(world, reviewer).takeUp(own.appealId));
  valueOf(await reviewing(world, reviewer).ask(own.appealId));
  const [pass = 'none'] = await mailedPasses(world);
  return { own, appeal, code, pass, reviewer };
};

describe('the link of a question', () => {
  it(
    'opens the appeal and answers, beside the code, which stays valid',
    inWorld(async (world) => {
      const { own, code, pass } = await requested(world);
      expect(pass).not.toBe(code);
      const { followAppeal, answerAppeal } = world.useCases;
      expect(valueOf(await followAppeal({ ...own, code: pass })).status).toBe('more_info_requested');
      const answered = await answerAppeal({ ...own, code: pass, text: 'Number 4711.', evidence: [] });
      expect(valueOf(answered).status).toBe('under_review');
      expect(valueOf(await followAppeal(own)).messages).toHaveLength(3);
    }),
  );

  it(
    'withdraws it',
    inWorld(async (world) => {
      const { own, pass } = await requested(world);
      expect(valueOf(await world.useCases.withdrawAppeal({ ...own, code: pass })).status).toBe('withdrawn');
    }),
  );

  it(
    'ends with the code that it was derived from, and opens no other appeal',
    inWorld(async (world) => {
      const { own, pass } = await requested(world);
      const other = await appealOf(world, 'bo@finch.example');
      const { followAppeal, renewAppealCode } = world.useCases;
      expect(kindOf(await followAppeal({ ...other.own, code: pass }))).toBe('appeal-not-found');
      await mailsOf(world);
      valueOf(await renewAppealCode(own.appealId));
      expect(kindOf(await followAppeal({ ...own, code: pass }))).toBe('appeal-not-found');
      const [renewed = 'none'] = await mailedPasses(world);
      expect(valueOf(await followAppeal({ ...own, code: renewed })).status).toBe('more_info_requested');
    }),
  );

  it(
    'cannot be forged, neither from stored data nor from texts signed for another purpose',
    inWorld(async (world) => {
      const { own, pass } = await requested(world);
      const { codeDigest = '' } = (await world.ports.moderationStore.appeal(own.appealId)) ?? {};
      const [text = '', mac = ''] = pass.split('.');
      const payload = Buffer.from(text, 'base64url').toString();
      const forged = [
        codeDigest,
        payload,
        text,
        `${text}.`,
        `${text}.${mac.toUpperCase()}`,
        world.ports.textSigner.sign(payload, 'cursor'),
      ];
      for (const code of forged)
        expect([code, kindOf(await world.useCases.followAppeal({ ...own, code }))]).toEqual([
          code,
          'appeal-not-found',
        ]);
    }),
  );
});
