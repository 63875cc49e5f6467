import type { TakedownReason, Track } from '../../../../src/domain/catalog/track.ts';
import {
  decide,
  type Decision,
  type DecisionTaken,
  type Verdict,
} from '../../../../src/domain/moderation/decision.ts';
import { overturn } from '../../../../src/domain/moderation/overturning.ts';
import { inForce } from '../../../../src/domain/moderation/decisions-in-force.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import { appealId, aStatement, decisionId } from '../../../support/builders/moderation-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';

/** A track, and what is decided about it one after another; decisions are named by their place, from 1. */
const aStory = (moderationStatus: 'approved' | 'pending_review' = 'approved') => {
  const { moderationStatus: _, ...record } = aTrack();
  let track: Track = { ...record, moderationStatus };
  const decisions: Decision[] = [];
  const means = () => ({
    decisionId: decisionId(decisions.length + 1),
    decidedBy: { kind: 'staff', staffId: staffId() } as const,
    decidedAt: noon + decisions.length + 1,
  });
  const kept = ({ track: after, decision }: DecisionTaken) => {
    track = { ...after, catalogVersion: track.catalogVersion + 1 };
    decisions.push(decision);
    return decision;
  };
  const overturning = (n: number, approve = false, isFinal = false) => {
    const [appealed] = decisions.slice(n - 1);
    if (!appealed) throw new Error('no such decision');
    const requested = { appealId: appealId(n), reasons: 'It was wrong.', approve, isFinal };
    return overturn(track, appealed, decisions, requested, means());
  };
  return {
    decide: (verdict: Verdict, ...territories: readonly string[]) => {
      const statement = aStatement({ ...(territories.length > 0 && { territories }) });
      return kept(valueOf(decide(track, { verdict, statement }, means())));
    },
    delivered: () => {
      const { moderationStatus: __, ...rest } = track;
      track = { ...rest, moderationStatus: 'pending_review' };
    },
    overturning,
    overturn: (n: number, approve = false) => kept(valueOf(overturning(n, approve))),
    overturnFinally: (n: number) => kept(valueOf(overturning(n, false, true))),
    track: () => track,
    numbersInForce: () => inForce(decisions).map((one) => Number(one.decisionId.slice(4))),
  };
};

const restrict = { act: 'restrict' } as const;
const takeDown = (reason: TakedownReason) => ({ act: 'take_down', reason }) as const;

describe('overturning', () => {
  it('frees only what no other restriction withdraws, and all of it once both are overturned', () => {
    const story = aStory();
    story.decide(restrict, 'DE', 'US');
    story.decide(restrict, 'US', 'AT');
    const first = story.overturn(1);
    expect(first).toMatchObject({
      verdict: { act: 'reinstate' },
      overturns: { decisionId: decisionId(1), appealId: appealId(1) },
      statement: { ground: 'appeal_upheld_facts', source: 'appeal', facts: 'It was wrong.' },
    });
    expect(story.track().withdrawn?.from).toEqual(['AT', 'US']);
    expect(story.numbersInForce()).toEqual([2]);
    story.overturn(2);
    expect(story.track().withdrawn).toBeUndefined();
    expect(story.track().territories.exclude).toEqual([]);
    expect(story.numbersInForce()).toEqual([]);
  });

  it('of a restriction that another equals is a decision too, though the track stays as it is', () => {
    const story = aStory();
    story.decide(restrict, 'DE');
    story.decide(restrict, 'DE');
    const before = story.track();
    story.overturn(2);
    const { withdrawn } = before;
    expect(withdrawn?.restrictions).toHaveLength(2);
    expect(story.track()).toEqual({
      ...before,
      withdrawn: { ...withdrawn, restrictions: withdrawn?.restrictions?.slice(0, 1) },
      catalogVersion: before.catalogVersion + 1,
    });
    expect(story.numbersInForce()).toEqual([1]);
    story.overturn(1);
    expect(story.track().withdrawn).toBeUndefined();
  });

  it('of the graver of two restrictions leaves the reason of the other', () => {
    const story = aStory();
    story.decide({ act: 'restrict', reason: 'legal' }, 'DE', 'AT');
    story.decide({ act: 'restrict', reason: 'disputed' }, 'DE');
    story.overturn(1);
    expect(story.track().withdrawn).toMatchObject({
      from: ['DE'],
      restrictions: [{ reason: 'disputed', territories: ['DE'], effectiveAt: noon + 2 }],
    });
  });

  it('of the graver of two takedowns leaves the lighter one', () => {
    const story = aStory();
    story.decide(takeDown('disputed'));
    story.decide(takeDown('legal'));
    story.overturn(2);
    expect(story.track()).toMatchObject({ moderationStatus: 'taken_down', takedown: { reason: 'disputed' } });
    expect(story.numbersInForce()).toEqual([1]);
    story.overturn(1);
    expect(story.track().moderationStatus).toBe('approved');
  });

  it('of the graver of two takedowns restores time and deadline of the other one', () => {
    const story = aStory();
    story.decide(takeDown('infringing'));
    const first = story.track();
    story.decide(takeDown('legal'));
    story.overturn(2);
    expect(story.track()).toMatchObject({
      takedown: { reason: 'infringing', effectiveAt: noon + 1, removeBy: noon + 1 + 7 * dayMs },
      updatedAt: noon + 3,
    });
    expect(story.track()).toEqual({ ...first, updatedAt: noon + 3, catalogVersion: 4 });
  });

  it('of the lighter of two takedowns leaves the graver one, whose end then is the end of both', () => {
    const story = aStory();
    story.decide(takeDown('disputed'));
    story.decide(takeDown('legal'));
    story.overturn(1);
    expect(story.track()).toMatchObject({ moderationStatus: 'taken_down', takedown: { reason: 'legal' } });
    expect(story.numbersInForce()).toEqual([2]);
    story.overturn(2);
    expect(story.track()).not.toHaveProperty('takedown');
    expect(story.numbersInForce()).toEqual([]);
  });

  it('of a rejection has the track reviewed again, or leaves what had been asked to change, or approves all', () => {
    const outcome = (approve: boolean, ...acts: readonly ('request_changes' | 'reject')[]) => {
      const story = aStory('pending_review');
      for (const act of acts) story.decide({ act });
      story.overturn(acts.length, approve);
      return [story.track().moderationStatus, story.numbersInForce()];
    };
    expect(outcome(false, 'reject')).toEqual(['pending_review', []]);
    expect(outcome(false, 'request_changes')).toEqual(['pending_review', []]);
    expect(outcome(false, 'request_changes', 'reject')).toEqual(['changes_requested', [1]]);
    expect(outcome(true, 'request_changes', 'reject')).toEqual(['approved', []]);
  });

  it('of what was to change leaves the rejection that followed', () => {
    const story = aStory('pending_review');
    story.decide({ act: 'request_changes' });
    story.decide({ act: 'reject' });
    story.overturn(1);
    expect([story.track().moderationStatus, story.numbersInForce()]).toEqual(['rejected', [2]]);
  });

  it('of a review that a delivery began again leaves that review alone, whatever is requested', () => {
    const story = aStory('pending_review');
    story.decide({ act: 'reject' });
    story.delivered();
    expect(story.overturn(1, true).verdict).toEqual({ act: 'reopen' });
    expect([story.track().moderationStatus, story.numbersInForce()]).toEqual(['pending_review', []]);
  });

  it('for a closed account replaces a takedown by a withdrawal and a rejection by another, each in force', () => {
    const outcome = (...reasons: readonly TakedownReason[]) => {
      const story = aStory();
      for (const reason of reasons) story.decide(takeDown(reason));
      const { verdict, statement, appealUntil } = story.overturnFinally(reasons.length);
      const track = story.track();
      const takedown = track.moderationStatus === 'taken_down' ? track.takedown : undefined;
      return [verdict.act, statement.ground, appealUntil !== undefined, takedown, story.numbersInForce()];
    };
    const withdrawn = { reason: 'withdrawn', effectiveAt: noon + 2, isFinal: true };
    const instead = ['take_down', 'rights_holder_request', true, withdrawn, [2]];
    expect(outcome('infringing')).toEqual(instead);
    expect(outcome('withdrawn')).toEqual(instead);
    const remaining = { reason: 'disputed', effectiveAt: noon + 1 };
    expect(outcome('disputed', 'legal')).toEqual([
      ...['reinstate', 'appeal_upheld_facts', false],
      ...[remaining, [1]],
    ]);
    const restricted = aStory();
    restricted.decide(restrict, 'DE');
    restricted.overturnFinally(1);
    expect(restricted.track()).toMatchObject({ moderationStatus: 'approved' });
    expect(restricted.track().withdrawn).toBeUndefined();
    const rejected = aStory('pending_review');
    rejected.decide({ act: 'request_changes' });
    rejected.decide({ act: 'reject' });
    expect(rejected.overturnFinally(2)).toMatchObject({
      verdict: { act: 'reject' },
      overturns: { decisionId: decisionId(2) },
      statement: { ground: 'rights_holder_request' },
    });
    expect([rejected.track().moderationStatus, rejected.numbersInForce()]).toEqual(['rejected', [3]]);
  });

  it('keeps a takedown of a closed account final when its reason changes', () => {
    const story = aStory();
    story.decide(takeDown('disputed'));
    story.overturnFinally(1);
    story.decide(takeDown('infringing'));
    expect(story.track()).toMatchObject({ takedown: { reason: 'infringing', isFinal: true } });
  });

  it('approves only a track that review rejected', () => {
    const story = aStory();
    story.decide(takeDown('disputed'));
    story.decide(restrict, 'DE');
    expect(kindOf(story.overturning(1, true))).toBe('approval-misplaced');
    expect(kindOf(story.overturning(2, true))).toBe('approval-misplaced');
  });
});
