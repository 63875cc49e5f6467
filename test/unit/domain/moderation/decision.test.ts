import type { Track } from '../../../../src/domain/catalog/track.ts';
import { moderationStatuses } from '../../../../src/domain/catalog/track.ts';
import {
  decide,
  decisionActs,
  type Decision,
  type DecisionAct,
  type Verdict,
} from '../../../../src/domain/moderation/decision.ts';
import { grounds, type Ground } from '../../../../src/domain/moderation/statement.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { countries } from '../../../../src/domain/shared/territory.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import { aStatement, decisionId } from '../../../support/builders/moderation-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';

type Status = Track['moderationStatus'];

const inStatus = (moderationStatus: Status): Track => {
  const { moderationStatus: _, ...record } = aTrack();
  return moderationStatus === 'taken_down'
    ? { ...record, moderationStatus, takedown: { reason: 'withdrawn', effectiveAt: noon - 1 } }
    : { ...record, moderationStatus };
};

const verdictOf = (act: DecisionAct): Verdict =>
  act === 'take_down' ? { act, reason: 'disputed' } : { act };

const means = {
  decisionId: decisionId(),
  decidedBy: { kind: 'staff', staffId: staffId() },
  decidedAt: noon,
} as const;

const deciding = (track: Track, act: DecisionAct, territories?: readonly string[]) =>
  decide(
    track,
    {
      verdict: verdictOf(act),
      statement: aStatement({ ...(territories && { territories }) }),
    },
    means,
  );

/** The status of a track after each act in each status; a blank is a rejection. */
const table: Readonly<Record<Status, Readonly<Partial<Record<DecisionAct, Status>>>>> = {
  pending_review: {
    approve: 'approved',
    request_changes: 'changes_requested',
    reject: 'rejected',
    restrict: 'pending_review',
  },
  changes_requested: {
    approve: 'approved',
    reopen: 'pending_review',
    reject: 'rejected',
    restrict: 'changes_requested',
  },
  rejected: { approve: 'approved', reopen: 'pending_review', restrict: 'rejected' },
  approved: { take_down: 'taken_down', restrict: 'approved' },
  taken_down: { take_down: 'taken_down', restrict: 'taken_down', reinstate: 'approved' },
};
const cells = moderationStatuses.flatMap((status) =>
  decisionActs.map((act) => [act, status, table[status][act]] as const),
);

describe('a decision about a track', () => {
  it.each(cells)('to %s one that is %s makes it %s', (act, status, after) => {
    const track = inStatus(status);
    const taken = deciding(track, act, act === 'restrict' ? ['DE'] : undefined);
    expect(taken.ok && taken.value.track.moderationStatus).toBe(after ?? false);
    if (!taken.ok) return;
    const { decision } = taken.value;
    expect(decision).toMatchObject({ ...means, trackId: track.trackId, before: status, after });
    expect(decision.statement.facts).toBe(aStatement().facts);
    expect(taken.value.track.updatedAt).toBe(noon);
  });

  it.each(decisionActs)('to %s may be appealed for six months where it is against the track', (act) => {
    const [from] = moderationStatuses.filter((status) => table[status][act]);
    if (!from) throw new Error('nothing can be decided so');
    const taken = deciding(inStatus(from), act, act === 'restrict' ? ['DE'] : undefined);
    const adverse = ['request_changes', 'reject', 'take_down', 'restrict'].includes(act);
    const until: Decision['appealUntil'] = adverse ? noon + 184 * dayMs : undefined;
    expect(valueOf(taken).decision.appealUntil).toBe(until);
  });

  it('is a takedown for another reason, or none', () => {
    const down = inStatus('taken_down');
    expect(valueOf(deciding(down, 'take_down')).track).toMatchObject({ takedown: { reason: 'disputed' } });
    const again = { ...down, takedown: { reason: 'disputed', effectiveAt: noon - 1 } } as Track;
    expect(kindOf(deciding(again, 'take_down'))).toBe('track-already-in-state');
  });

  it.each(decisionActs)('to %s names territories where it is about some, and not elsewhere', (act) => {
    const track = inStatus(act === 'reinstate' ? 'taken_down' : 'pending_review');
    const named = kindOf(deciding(track, act, ['DE']));
    const unnamed = kindOf(deciding(track, act));
    expect(named === 'territories-misplaced').toBe(act !== 'restrict' && act !== 'reinstate');
    expect(unnamed === 'territories-misplaced').toBe(act === 'restrict');
  });

  it('in territories leaves some: everywhere is a takedown, and reinstates by naming none', () => {
    const misplaced = (act: DecisionAct, ...territories: readonly string[]) => {
      const taken = deciding(inStatus('approved'), act, territories);
      return taken.ok ? undefined : taken.failure;
    };
    const everywhere = { kind: 'territories-misplaced', everywhere: true };
    expect(misplaced('restrict', 'WORLD')).toMatchObject({ ...everywhere, act: 'restrict' });
    expect(misplaced('restrict', 'WORLD', 'DE')).toMatchObject(everywhere);
    expect(misplaced('restrict', ...countries)).toMatchObject(everywhere);
    expect(misplaced('restrict', ...countries.slice(1))).toBeUndefined();
    expect(misplaced('reinstate', 'WORLD')).toMatchObject({ ...everywhere, act: 'reinstate' });
  });

  it('withdraws a track from territories whatever its status, and gives them back one by one', () => {
    const narrowed = valueOf(deciding(inStatus('taken_down'), 'restrict', ['DE', 'US'])).track;
    const held: Track = { ...narrowed, catalogVersion: 1 };
    const part = valueOf(deciding(held, 'reinstate', ['US', 'AT'])).track;
    expect(part).toMatchObject({ moderationStatus: 'taken_down', withdrawn: { from: ['DE'] } });
    expect(part.territories.exclude).toEqual(['DE']);
    const whole = valueOf(deciding({ ...part, catalogVersion: 1 }, 'reinstate', ['DE'])).track;
    expect(whole).toEqual({ ...inStatus('taken_down'), updatedAt: noon });
    expect(kindOf(deciding({ ...whole, catalogVersion: 1 }, 'reinstate', ['DE']))).toBe(
      'track-already-in-state',
    );
  });

  it('that reinstates an approved track lifts every restriction, and finds none to lift when none is in force', () => {
    const narrowed = valueOf(deciding(inStatus('approved'), 'restrict', ['DE', 'US'])).track;
    const lifted = valueOf(deciding({ ...narrowed, catalogVersion: 1 }, 'reinstate')).track;
    expect(lifted).toEqual({ ...inStatus('approved'), updatedAt: noon });
    expect(kindOf(deciding(inStatus('approved'), 'reinstate'))).toBe('track-already-in-state');
  });
});

describe('a restriction', () => {
  it('keeps its reason, or the one that the ground of its statement implies', () => {
    const reasonAfter = (verdict: Verdict, ground: Ground) => {
      const statement = aStatement({ ground, territories: ['DE'] });
      const { track } = valueOf(decide(aTrack(), { verdict, statement }, means));
      return track.withdrawn?.restrictions?.map(({ reason }) => reason);
    };
    const restrict = { act: 'restrict' } as const;
    expect(reasonAfter({ ...restrict, reason: 'disputed' }, 'legal_order')).toEqual(['disputed']);
    const implied = (ground: Ground) => reasonAfter(restrict, ground)?.[0];
    expect(grounds.filter((ground) => implied(ground) === 'legal')).toEqual(['legal_order']);
    expect(grounds.filter((ground) => implied(ground) === 'disputed')).toEqual(['rights_conflict']);
    expect(grounds.filter((ground) => implied(ground) === 'infringing')).toEqual([
      'content_policy',
      'rights_claim',
      'fraud',
    ]);
  });
});
