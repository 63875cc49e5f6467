import fc from 'fast-check';
import {
  chainBeginning,
  entryIn,
  entryText,
  firstIssue,
  type AuditEntry,
} from '../../../../src/domain/audit/entry.ts';
import { takedownReasons, wasPublished, type Track } from '../../../../src/domain/catalog/track.ts';
import { contactKey, isOpen } from '../../../../src/domain/moderation/appeals/appeal.ts';
import { isAdverse, type Decision } from '../../../../src/domain/moderation/decision.ts';
import { inForceAgainst } from '../../../../src/domain/moderation/moderation-status.ts';
import { inForce } from '../../../../src/domain/moderation/decisions-in-force.ts';
import { someWrites, done, sha256, type AcknowledgedWrites, type Choice } from './sequences.ts';

const choices: fc.Arbitrary<Choice> = fc.tuple(fc.nat(8), fc.nat(3), fc.nat(40), fc.nat(15));
const sequences = 10_000;
/** Seen over all sequences, so that none of them is idle. */
const seen = new Map<string, number>();
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

/** Returns what is wrong with the records as they are now; nothing when they are right. */
const issuesIn = ({ track, decisions, appeals, notes }: AcknowledgedWrites): readonly string[] => {
  const issues: string[] = [];
  const wrong = (issue: string, is: boolean) => {
    if (is) issues.push(issue);
  };
  const { moderationStatus: status, withdrawn } = track;
  wrong('a takedown when none is in force', (status === 'taken_down') !== 'takedown' in track);
  wrong('an empty restriction', withdrawn?.from.length === 0);
  const excluded = new Set(track.territories.exclude);
  wrong('cleared where it is withdrawn', withdrawn?.from.some((code) => !excluded.has(code)) === true);
  wrong('excluded where nothing withdraws it', !withdrawn && excluded.size > 0);

  wrong(
    'withdrawn elsewhere than restricted',
    String(withdrawn?.from ?? []) !== String(restrictedBy(decisions)),
  );
  const current = inForce(decisions);
  const acts = current.map(({ verdict }) => verdict.act);
  const down = status === 'taken_down' ? track.takedown : undefined;
  const [reason, since] = takenDownBy(decisions);
  wrong('a takedown for another reason', down?.reason !== reason);
  wrong('a takedown since another moment', down?.effectiveAt !== since);
  wrong('a takedown nobody decided', (down !== undefined) !== acts.includes('take_down'));
  wrong('a restriction nobody decided', (withdrawn !== undefined) !== acts.includes('restrict'));
  const reviewed = acts.includes('reject') || acts.includes('request_changes');
  wrong('published against its review', wasPublished(track) && reviewed);
  const isNegative = status === 'rejected' || status === 'changes_requested';
  wrong('rejected or returned without a decision', isNegative && !reviewed);
  const applied = inForceAgainst(track, decisions).map(({ decisionId }) => decisionId);
  wrong('a decision in force that does not apply to the track', current.length !== applied.length);

  for (const [i, { statement, before, after, verdict, appealUntil }] of decisions.entries()) {
    wrong('no statement', statement.facts === '' || statement.clause === '' || statement.ground.length === 0);
    wrong(
      'an appeal period of a decision that is not adverse, or none of an adverse one',
      (appealUntil !== undefined) !== isAdverse(verdict.act),
    );
    const next = decisions[i + 1]?.before ?? status;
    wrong('a step that nobody took', after !== next);
    wrong('a review of what is published', verdict.act === 'approve' && before === 'approved');
  }

  for (const appeal of appeals) {
    const decision = decisions.find((one) => one.decisionId === appeal.decisionId);
    wrong('an appeal against nothing', !decision || !isAdverse(decision.verdict.act));
    const staff = 'reviewer' in appeal ? [appeal.reviewer] : [];
    const by = 'outcome' in appeal && decision?.verdict && appeal.outcome.decidedBy;
    const decider = decision?.decidedBy.kind === 'staff' ? decision.decidedBy.staffId : undefined;
    wrong('a reviewer who decided', decider !== undefined && staff.includes(decider));
    const upheldByDecider = appeal.status === 'upheld' && by && by.kind === 'staff' && by.staffId === decider;
    wrong('upheld by who decided', upheldByDecider === true);
    wrong('more said than fits', appeal.messages.length > 20);
    const [first] = appeal.messages;
    wrong('an appeal without a word', first?.from !== 'appellant');
    const stillInForce = current.some((one) => one.decisionId === appeal.decisionId);
    wrong('overturned and still in force', appeal.status === 'overturned' && stillInForce);
    wrong('open against a decision not in force', isOpen(appeal) && !applied.includes(appeal.decisionId));
  }
  const keys = appeals.filter(isOpen).map((one) => `${one.decisionId} ${contactKey(one.contactEmail)}`);
  wrong('two open appeals of one contact', new Set(keys).size < keys.length);
  wrong(
    'a decision that was not noted',
    decisions.some(({ decisionId }) => !notes.some(({ subjects }) => subjects.includes(decisionId))),
  );
  return issues;
};

/** The territories of restrictions that no appeal undid, less what was lifted after each: added up by hand. */
const restrictedBy = (decisions: readonly Decision[]): readonly string[] => {
  const undone = decisions.map(({ overturns }) => overturns?.decisionId);
  const places = decisions.flatMap(({ decisionId, verdict, statement: { territories = [] } }, i) => {
    if (verdict.act !== 'restrict' || undone.includes(decisionId)) return [];
    const lifts = decisions
      .slice(i)
      .filter((one) => one.verdict.act === 'reinstate' && !one.overturns)
      .map((one) => one.statement.territories ?? (one.before === 'approved' ? territories : []));
    return territories.filter((place) => !lifts.flat().includes(place));
  });
  return [...new Set(places)].sort();
};

/**
 * Reason and moment of the gravest of the takedowns that no appeal undid, nothing lifted, and none after it for as grave a
 * reason or a lighter one has replaced: found by hand.
 */
const takenDownBy = (decisions: readonly Decision[]) => {
  const undone = decisions.map(({ overturns }) => overturns?.decisionId);
  const left = decisions.flatMap(({ decisionId, decidedAt, verdict }, i) => {
    if (verdict.act !== 'take_down' || undone.includes(decisionId)) return [];
    const weight = takedownReasons.indexOf(verdict.reason);
    const isOver = decisions.slice(i + 1).some(({ verdict: later, overturns, statement, before }) => {
      if (later.act === 'take_down') return takedownReasons.indexOf(later.reason) <= weight;
      return later.act === 'reinstate' && !overturns && !statement.territories && before === 'taken_down';
    });
    return isOver ? [] : [[verdict.reason, decidedAt, weight] as const];
  });
  return left.toSorted(([, , a], [, , b]) => b - a)[0] ?? [];
};

/** While published content has to go it is given no longer, whatever is decided. */
const longerGiven = (before: Track, { track }: AcknowledgedWrites): readonly string[] =>
  before.moderationStatus === 'taken_down' &&
  track.moderationStatus === 'taken_down' &&
  (track.takedown.removeBy ?? 0) > (before.takedown.removeBy ?? Infinity)
    ? ['longer given to remove it']
    : [];

const lastsAsWritten = (notes: readonly AuditEntry[], at: number, byte: number): boolean => {
  const texts = notes.map(entryText);
  const text = texts[at % texts.length] ?? '';
  const where = byte % text.length;
  const other = text[where] === 'x' ? 'y' : 'x';
  const changed = `${text.slice(0, where)}${other}${text.slice(where + 1)}`;
  const kept = texts.map((one, i) => entryIn(i === at % texts.length ? changed : one, i + 1));
  return firstIssue(kept, chainBeginning, sha256) === undefined;
};

describe('random sequences of decisions and appeals', () => {
  it('never result in an invalid state, and leave a statement and an unbroken chain', () => {
    const story = fc.array(choices, { minLength: 5, maxLength: 25 });
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        story,
        fc.nat(),
        fc.nat(),
        (published, closed, deeds, at, byte) => {
          const book = someWrites(published ? 'approved' : 'pending_review', closed);
          const issues: string[] = [];
          for (const choice of deeds) {
            const before = book.track;
            done(book, choice);
            issues.push(...issuesIn(book), ...longerGiven(before, book));
          }
          for (const { verdict } of book.decisions) count(verdict.act);
          for (const { status } of book.appeals) count(status);
          if (book.heldUp > 0) count('held up');
          const audited = firstIssue(book.notes, chainBeginning, sha256);
          if (audited) issues.push(`the audit log: ${JSON.stringify(audited)}`);
          if (book.notes.length > 0 && lastsAsWritten(book.notes, at, byte))
            issues.push('a change unnoticed');
          // An assertion for each sequence would take as long as half of the sequences.
          if (issues.length > 0) throw new Error(issues.join(', '));
        },
      ),
      { numRuns: sequences },
    );
    const all = ['approve', 'reopen', 'request_changes', 'reject', 'take_down', 'restrict', 'reinstate'];
    const ends = ['submitted', 'under_review', 'more_info_requested', 'upheld', 'overturned', 'withdrawn'];
    for (const what of [...all, ...ends, 'held up'])
      expect([what, (seen.get(what) ?? 0) > 20]).toEqual([what, true]);
  });
});
