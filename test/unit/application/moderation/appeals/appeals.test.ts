import { decryptedMail } from '../../../../../src/application/mail/encrypted-mail.ts';
import { dayMs } from '../../../../../src/domain/shared/calendar.ts';
import { noon, trackId } from '../../../../support/builders/builders.ts';
import { decisionId } from '../../../../support/builders/moderation-builders.ts';
import {
  anAppealBy,
  appealing,
  deciding,
  disputed,
  mailsOf,
  openedMailsOf,
  pending,
  reviewing,
  staffed,
  takenDown,
} from '../../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

describe('an appeal', () => {
  it(
    'is against the decision in force, to be decided in thirty days, followed by a code that is stored as a digest only',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track, decision } = await takenDown(world, decider);
      const { appeal, code } = await anAppealBy(world, track.trackId);
      expect(appeal).toMatchObject({
        decisionId: decision.decisionId,
        status: 'submitted',
        submittedAt: noon,
        decideBy: noon + 30 * dayMs,
      });
      expect(code).toMatch(/^apc_[0-9A-Za-z]{43}$/);
      const kept = await world.ports.moderationStore.appeal(appeal.appealId);
      expect(kept?.codeDigest).toBe(world.ports.digest.sha256(code));
      expect(JSON.stringify(kept)).not.toContain(code);
    }),
  );

  it(
    'is confirmed by an email with a link to it, kept encrypted, that repeats no word of the appellant',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal, code } = await anAppealBy(world, track.trackId);
      const [mail] = await mailsOf(world);
      expect(mail).toMatchObject({ kind: 'appeal_received', to: 'ada@finch.example' });
      expect(JSON.stringify(mail)).not.toContain(code);
      const read = mail && decryptedMail(world.ports.secretCipher, mail);
      expect(read?.action?.url).toMatch(/\/appeals#/);
      expect(read?.action?.url).toContain(`#appeal=${appeal.appealId}&code=${code}`);
      expect(read?.paragraphs.join(' ')).not.toContain('We hold a license');
    }),
  );

  it(
    'is accepted without an email when its address was written to ten times within the day, by any sender',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const again = async (email: string) => {
        const { own } = await anAppealBy(world, track.trackId, email);
        valueOf(await world.useCases.withdrawAppeal(own));
        return (await mailsOf(world)).length;
      };
      const written = [];
      for (let n = 0; n < 12; n++) written.push(await again(`${n % 2 ? 'Ada' : 'ada+x'}@finch.example`));
      expect(written).toEqual([...new Array<number>(10).fill(1), 0, 0]);
      expect(await again('bob@finch.example')).toBe(1);
      world.clock.advance(dayMs / 10);
      expect([await again('ada@finch.example'), await again('ada@finch.example')]).toEqual([1, 0]);
    }),
  );

  it(
    'finds nothing to appeal when the track is approved, is only waiting, or does not exist',
    inWorld(async (world) => {
      const approved = await world.aTrackInCatalog();
      const waiting = await world.aTrackInCatalog(pending);
      const { submitAppeal } = world.useCases;
      expect(kindOf(await submitAppeal(appealing(approved.trackId)))).toBe('nothing-to-appeal');
      expect(kindOf(await submitAppeal(appealing(waiting.trackId)))).toBe('nothing-to-appeal');
      expect(kindOf(await submitAppeal(appealing(trackId(404))))).toBe('track-not-found');
    }),
  );

  it(
    'names a decision in force, or none',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const track = await world.aTrackInCatalog();
      const decide = deciding(world, decider);
      const restricted = await decide(track, { act: 'restrict' }, { territories: ['US'] });
      const down = await decide(track, disputed);
      const { submitAppeal } = world.useCases;
      const against = async (named?: typeof down.decisionId) => {
        const requested = appealing(track.trackId, `${named ?? 'none'}@a.example`, {
          ...(named && { decisionId: named }),
        });
        return valueOf(await submitAppeal(requested)).appeal.decisionId;
      };
      expect(await against()).toBe(down.decisionId);
      expect(await against(restricted.decisionId)).toBe(restricted.decisionId);
      const unknown = appealing(track.trackId, 'b@a.example', { decisionId: decisionId(404) });
      expect(kindOf(await submitAppeal(unknown))).toBe('nothing-to-appeal');
    }),
  );

  it(
    'is open once for each contact, however the address is spelled; after it was withdrawn there may be another',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { own } = await anAppealBy(world, track.trackId, 'ada@finch.example');
      const again = () => world.useCases.submitAppeal(appealing(track.trackId, 'Ada@Finch.example'));
      expect(kindOf(await again())).toBe('appeal-open');
      valueOf(await world.useCases.withdrawAppeal(own));
      expect(kindOf(await again())).toBe('ok');
    }),
  );

  it(
    'is too late once its time is over',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track, decision } = await takenDown(world, decider);
      world.clock.set((decision.appealUntil ?? 0) + 1);
      expect(kindOf(await world.useCases.submitAppeal(appealing(track.trackId)))).toBe('nothing-to-appeal');
    }),
  );

  it(
    'accepts five appeals an hour from one address against a track, without affecting other addresses',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const [one, two] = [await takenDown(world, decider), await takenDown(world, decider)];
      const from = (address: string, id = one.track.trackId) =>
        world.useCases.submitAppeal(appealing(id, `${Math.random()}@a.example`, { address }));
      for (let n = 0; n < 5; n++) expect(kindOf(await from('198.51.100.1'))).toBe('ok');
      expect(kindOf(await from('198.51.100.1'))).toBe('rate-limited');
      expect(kindOf(await from('198.51.100.2'))).toBe('ok');
      expect(kindOf(await from('198.51.100.1', two.track.trackId))).toBe('ok');
      world.clock.advance(12 * 60_000);
      expect(kindOf(await from('198.51.100.1'))).toBe('ok');
    }),
  );

  it(
    'shows no stranger the title of a track that was never published',
    inWorld(async (world) => {
      const [moderator, reviewer] = await staffed(world, ['moderator'], ['moderator']);
      const story = async (verdict: 'uphold' | 'overturn') => {
        const track = await world.aTrackInCatalog(pending);
        await deciding(world, moderator)(track, { act: 'reject' });
        const { appeal } = await anAppealBy(world, track.trackId);
        const { takeUp, ask, [verdict]: decide } = reviewing(world, reviewer);
        valueOf(await takeUp(appeal.appealId));
        valueOf(await ask(appeal.appealId));
        world.clock.advance(15 * dayMs);
        valueOf(await takeUp(appeal.appealId));
        valueOf(await decide(appeal.appealId));
        return track;
      };
      for (const verdict of ['uphold', 'overturn'] as const) {
        const { trackId: id, title } = await story(verdict);
        const mails = await openedMailsOf(world);
        expect(mails.map(({ kind }) => kind)).toEqual([
          'appeal_received',
          'appeal_question',
          'appeal_decided',
        ]);
        for (const mail of mails) expect(JSON.stringify(mail)).toContain(id);
        expect(JSON.stringify(mails)).not.toContain(title);
      }
    }),
  );

  it(
    'is rejected for no number of withdrawn ones',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      for (let n = 0; n < 20; n++) {
        const { own } = await anAppealBy(world, track.trackId, `gone-${n}@a.example`);
        valueOf(await world.useCases.withdrawAppeal(own));
      }
      expect(kindOf(await world.useCases.submitAppeal(appealing(track.trackId)))).toBe('ok');
    }),
  );

  it(
    'is rejected after twenty of a decision, until an abusive one was dismissed: a flood shuts nobody out permanently',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const flood = [];
      for (let n = 0; n < 20; n++) flood.push(await anAppealBy(world, track.trackId, `flood-${n}@a.example`));
      const late = () => world.useCases.submitAppeal(appealing(track.trackId));
      expect(kindOf(await late())).toBe('too-many-appeals');
      await mailsOf(world);
      const [spam] = flood;
      if (!spam) throw new Error('no flood');
      const dismissed = valueOf(await reviewing(world, reviewer).dismiss(spam.appeal.appealId));
      expect(dismissed.appeal).toMatchObject({ status: 'upheld', outcome: { abusive: true } });
      expect(kindOf(await late())).toBe('ok');
      const mails = (await mailsOf(world)).filter(({ kind }) => kind === 'appeal_decided');
      expect(mails).toEqual([]);
    }),
  );
});

describe('a flood of appeals against a decision that was upheld', () => {
  it(
    'leaves room for another appeal once one of it was dismissed as abusive, and emails nobody about that',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId, 'flood-0@a.example');
      for (let n = 1; n < 20; n++) await anAppealBy(world, track.trackId, `flood-${n}@a.example`);
      const { takeUp, uphold, dismiss } = reviewing(world, reviewer);
      valueOf(await takeUp(appeal.appealId));
      valueOf(await uphold(appeal.appealId));
      await mailsOf(world);
      const late = () => world.useCases.submitAppeal(appealing(track.trackId));
      expect(kindOf(await late())).toBe('too-many-appeals');
      const { outcome } = valueOf(await dismiss(appeal.appealId)).appeal as { outcome?: unknown };
      expect(outcome).toMatchObject({
        reasons: 'The license covers the sample.',
        abusive: true,
        dismissed: { reasons: 'No appeal at all.' },
      });
      expect(await mailsOf(world)).toEqual([]);
      expect(kindOf(await late())).toBe('ok');
    }),
  );
});

describe('the code of an appeal', () => {
  it(
    'lets its holder view, extend and withdraw the appeal; no other code or id gives access',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { own } = await anAppealBy(world, track.trackId);
      const other = await anAppealBy(world, track.trackId, 'other@a.example');
      const { followAppeal, answerAppeal, withdrawAppeal } = world.useCases;
      const text = 'The license is number 4711.';
      expect(valueOf(await followAppeal(own)).status).toBe('submitted');
      const answered = valueOf(await answerAppeal({ ...own, text, evidence: [] }));
      expect(answered.messages.map((message) => message.text)).toEqual([
        'We hold a license for the sample.',
        text,
      ]);
      const wrong = { ...own, code: other.own.code };
      const unknown = { ...own, appealId: `${own.appealId}X` as typeof own.appealId };
      for (const requested of [wrong, unknown]) {
        expect(kindOf(await followAppeal(requested))).toBe('appeal-not-found');
        expect(kindOf(await answerAppeal({ ...requested, text, evidence: [] }))).toBe('appeal-not-found');
        expect(kindOf(await withdrawAppeal(requested))).toBe('appeal-not-found');
      }
      expect(kindOf(await followAppeal({ ...own, code: undefined }))).toBe('appeal-code-missing');
      expect(valueOf(await withdrawAppeal(own)).status).toBe('withdrawn');
      expect(kindOf(await answerAppeal({ ...own, text, evidence: [] }))).toBe('appeal-not-possible');
    }),
  );

  it(
    'does not overwrite an answer that arrived meanwhile: both are kept',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { own } = await anAppealBy(world, track.trackId);
      const answer = (text: string) => world.useCases.answerAppeal({ ...own, text, evidence: [] });
      world.before('moderationStore', 'revise', () => answer('first'));
      await answer('second');
      const { messages } = valueOf(await world.useCases.followAppeal(own));
      expect(messages.map(({ text }) => text).slice(1)).toEqual(['first', 'second']);
    }),
  );
});
