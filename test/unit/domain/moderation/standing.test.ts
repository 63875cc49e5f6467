import {
  decisionNote,
  inForce,
  standingAgainst,
  undoing,
  undoneBy,
} from '../../../../src/domain/moderation/standing.ts';
import type { Decision, Verdict } from '../../../../src/domain/moderation/decision.ts';
import { noon, trackId } from '../../../support/builders.ts';
import { aDecision, appealId, aStatement, decisionId } from '../../../support/moderation-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';

const act = (n: number, verdict: Verdict, rest: Partial<Decision> & { territories?: string[] } = {}) => {
  const { territories, ...changes } = rest;
  const statement = aStatement({ ...(territories && { territories }) });
  return aDecision({ trackId: trackId(), verdict, statement, ...changes }, n);
};
const restrict = (n: number, ...territories: string[]) => act(n, { act: 'restrict' }, { territories });
const lift = (n: number, ...territories: string[]) => act(n, { act: 'reinstate' }, { territories });
const takedown = (n: number) => act(n, { act: 'take_down', reason: 'disputed' });
const reinstate = (n: number, before: Decision['before'] = 'taken_down') =>
  act(n, { act: 'reinstate' }, { before });
const reject = (n: number) => act(n, { act: 'reject' }, { before: 'pending_review' });
const approve = (n: number) => act(n, { act: 'approve' }, { before: 'rejected' });
const reopen = (n: number) => act(n, { act: 'reopen' }, { before: 'rejected' });

const ids = (decisions: readonly Decision[]) => decisions.map((one) => Number(one.decisionId.slice(4)));

describe('what stands against a track', () => {
  const stories: readonly (readonly [string, readonly Decision[], readonly number[]])[] = [
    ['nothing at first', [], []],
    ['nothing once it was approved', [reject(1), approve(2)], []],
    ['nothing of a review that begins anew', [reject(1), reopen(2)], []],
    ['the last word of a review', [act(1, { act: 'request_changes' }), reject(2)], [2]],
    ['a takedown until it is lifted', [takedown(1), reinstate(2)], []],
    ['of takedowns the last', [takedown(1), takedown(2)], [2]],
    ['a restriction although a takedown came and went', [restrict(1, 'DE'), takedown(2), reinstate(3)], [1]],
    ['a takedown before a restriction', [takedown(1), restrict(2, 'DE')], [2, 1]],
    ['a restriction that outlasts the review', [restrict(1, 'DE'), approve(2)], [1]],
    [
      'of restrictions what is left of them',
      [restrict(1, 'DE', 'US'), restrict(2, 'AT'), lift(3, 'DE', 'AT')],
      [1],
    ],
    ['no restriction that all was lifted of', [restrict(1, 'DE', 'US'), lift(2, 'DE'), lift(3, 'US')], []],
    [
      'no restriction once all are lifted',
      [restrict(1, 'DE'), restrict(2, 'US'), reinstate(3, 'approved')],
      [],
    ],
  ];
  it.each(stories)('is %s', (_, decisions, standing) => {
    expect(ids(inForce(decisions))).toEqual(standing);
    const last = standingAgainst(decisions);
    expect(last && ids([last])[0]).toBe(standing.at(-1));
  });
});

describe('a decision', () => {
  it('undoes those that stood until then and do not after it', () => {
    expect(ids(undoneBy([restrict(1, 'DE'), takedown(2)], reinstate(3)))).toEqual([2]);
    expect(ids(undoneBy([restrict(1, 'DE'), restrict(2, 'US')], reinstate(3, 'approved')))).toEqual([1, 2]);
    expect(ids(undoneBy([restrict(1, 'DE', 'US')], lift(2, 'DE')))).toEqual([]);
    expect(ids(undoneBy([reject(1)], approve(2)))).toEqual([1]);
  });

  it('that is against the track undoes none, even where it takes the place of one', () => {
    expect(undoneBy([takedown(1)], takedown(2))).toEqual([]);
    expect(undoneBy([act(1, { act: 'request_changes' })], reject(2))).toEqual([]);
  });

  it('is undone by what leaves the others be', () => {
    const all = [restrict(1, 'DE', 'US'), restrict(2, 'US', 'AT'), takedown(3)];
    const [first = takedown(9), second = takedown(9), third = takedown(9)] = all;
    expect(valueOf(undoing(first, all))).toEqual({ verdict: { act: 'reinstate' }, territories: ['DE'] });
    expect(valueOf(undoing(second, all))).toEqual({ verdict: { act: 'reinstate' }, territories: ['AT'] });
    expect(valueOf(undoing(third, all))).toEqual({ verdict: { act: 'reinstate' } });
    expect(valueOf(undoing(reject(4), [reject(4)]))).toEqual({ verdict: { act: 'reopen' } });
    expect(valueOf(undoing(reject(4), [reject(4)], true))).toEqual({ verdict: { act: 'approve' } });
  });

  it('that no longer stands, or that another one equals, leaves nothing to undo', () => {
    expect(kindOf(undoing(takedown(1), [takedown(1), takedown(2)]))).toBe('nothing-to-undo');
    expect(kindOf(undoing(takedown(1), [takedown(1), reinstate(2)]))).toBe('nothing-to-undo');
    const twice = [restrict(1, 'DE'), restrict(2, 'DE')];
    expect(kindOf(undoing(restrict(1, 'DE'), twice))).toBe('nothing-to-undo');
  });

  it('is noted with what it was, what it was about and what it undid, and not with its facts', () => {
    const overturns = { decisionId: decisionId(1), appealId: appealId(1) };
    const note = decisionNote({ ...lift(2, 'DE', 'US'), overturns });
    expect(note).toEqual({
      at: noon,
      actor: aDecision().decidedBy,
      action: 'track.reinstate',
      subjects: [trackId(), decisionId(2), appealId(1), decisionId(1)],
      detail: { before: 'approved', after: 'taken_down', ground: 'rights_claim', territories: 'DE,US' },
    });
    expect(decisionNote(takedown(1)).detail).toMatchObject({ reason: 'disputed' });
  });
});
