import {
  decisionNote,
  inForce,
  isInReview,
  replacedBy,
  undoneBy,
} from '../../../../src/domain/moderation/decisions-in-force.ts';
import type { Decision, Verdict } from '../../../../src/domain/moderation/decision.ts';
import type { TakedownReason } from '../../../../src/domain/catalog/track.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import {
  aDecision,
  appealId,
  aStatement,
  decisionId,
} from '../../../support/builders/moderation-builders.ts';

const act = (n: number, verdict: Verdict, rest: Partial<Decision> & { territories?: string[] } = {}) => {
  const { territories, ...changes } = rest;
  const statement = aStatement({ ...(territories && { territories }) });
  return aDecision({ trackId: trackId(), verdict, statement, ...changes }, n);
};
const restrict = (n: number, ...territories: string[]) => act(n, { act: 'restrict' }, { territories });
const lift = (n: number, ...territories: string[]) => act(n, { act: 'reinstate' }, { territories });
const takedown = (n: number, reason: TakedownReason = 'disputed') => act(n, { act: 'take_down', reason });
const reinstate = (n: number, before: Decision['before'] = 'taken_down') =>
  act(n, { act: 'reinstate' }, { before });
const reject = (n: number, before: Decision['before'] = 'pending_review') =>
  act(n, { act: 'reject' }, { before });
/** The nth decision, after an appeal: undoes another one. */
const undo = (n: number, other: number) =>
  act(n, { act: 'reinstate' }, { overturns: { decisionId: decisionId(other), appealId: appealId(other) } });
const approve = (n: number) => act(n, { act: 'approve' }, { before: 'rejected' });
const reopen = (n: number) => act(n, { act: 'reopen' }, { before: 'rejected' });

const ids = (decisions: readonly Decision[]) => decisions.map((one) => Number(one.decisionId.slice(4)));

describe('the decisions in force against a track', () => {
  const stories: readonly (readonly [string, readonly Decision[], readonly number[]])[] = [
    ['nothing at first', [], []],
    ['nothing once it was approved', [reject(1), approve(2)], []],
    ['nothing of a review that begins again', [reject(1), reopen(2)], []],
    ['the last word of a review', [act(1, { act: 'request_changes' }), reject(2)], [2]],
    ['a takedown until it is lifted', [takedown(1), reinstate(2)], []],
    ['of takedowns for one reason the last', [takedown(1), takedown(2)], [2]],
    ['a graver takedown above a lighter one', [takedown(1), takedown(2, 'legal')], [1, 2]],
    ['a lighter takedown in the place of graver ones', [takedown(1, 'legal'), takedown(2)], [2]],
    ['no takedown once they are lifted', [takedown(1), takedown(2, 'legal'), reinstate(3)], []],
    [
      'the rejection of a change above what was to change',
      [act(1, { act: 'request_changes' }), reject(2, 'changes_requested')],
      [1, 2],
    ],
    [
      'what an appeal left, and nothing of what it undid',
      [restrict(1, 'DE'), restrict(2, 'DE'), undo(3, 1)],
      [2],
    ],
    [
      'nothing once appeals have undone all of it, in whatever order',
      [restrict(1, 'DE'), takedown(2), takedown(3, 'legal'), undo(4, 2), undo(5, 3), undo(6, 1)],
      [],
    ],
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
  it('include the withdrawal that replaced an overturned takedown, until it is lifted', () => {
    const overturns = { decisionId: decisionId(1), appealId: appealId(1) };
    const withdrawal = act(3, { act: 'take_down', reason: 'withdrawn' }, { overturns });
    const decisions = [takedown(1), restrict(2, 'DE'), withdrawal];
    expect(ids(inForce(decisions))).toEqual([2, 3]);
    expect(ids(undoneBy(decisions, lift(4, 'DE')))).toEqual([2]);
    expect(ids(replacedBy(decisions, restrict(4, 'US')))).toEqual([]);
    expect(ids(undoneBy(decisions, reinstate(4)))).toEqual([3]);
  });
  it.each(stories)('is %s', (_, decisions, expected) => {
    expect(ids(inForce(decisions))).toEqual(expected);
  });
});

describe('a decision', () => {
  it('undoes those that were in force until then and are not after it', () => {
    expect(ids(undoneBy([restrict(1, 'DE'), takedown(2)], reinstate(3)))).toEqual([2]);
    expect(ids(undoneBy([restrict(1, 'DE'), restrict(2, 'US')], reinstate(3, 'approved')))).toEqual([1, 2]);
    expect(ids(undoneBy([restrict(1, 'DE', 'US')], lift(2, 'DE')))).toEqual([]);
    expect(ids(undoneBy([reject(1)], approve(2)))).toEqual([1]);
  });

  it('that is against the track undoes none, even where it takes the place of one', () => {
    expect(undoneBy([takedown(1)], takedown(2))).toEqual([]);
    expect(undoneBy([act(1, { act: 'request_changes' })], reject(2))).toEqual([]);
  });

  it('of a review keeps what is delivered after it waiting, until one lets the track in', () => {
    expect(isInReview([])).toBe(false);
    expect(isInReview([restrict(1, 'DE')])).toBe(false);
    expect(isInReview([reject(1), restrict(2, 'DE')])).toBe(true);
    expect(isInReview([reject(1), reopen(2)])).toBe(true);
    expect(isInReview([reject(1), reopen(2), approve(3)])).toBe(false);
  });

  it('is recorded in the audit log with its kind, its track and what it undid, and not with its facts', () => {
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
