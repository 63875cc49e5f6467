import { createHash } from 'node:crypto';
import {
  chainBeginning,
  chained,
  type AuditEntry,
  type AuditNote,
} from '../../../../src/domain/audit/entry.ts';
import { takedownReasons, wasPublished, type Track } from '../../../../src/domain/catalog/track.ts';
import {
  answer,
  conclude,
  dismiss,
  requestInfo,
  settledBy,
  takeUp,
  withdraw,
} from '../../../../src/domain/moderation/appeals/appeal-steps.ts';
import { isOpen, submitAppeal, type Appeal } from '../../../../src/domain/moderation/appeals/appeal.ts';
import {
  decide,
  decisionActs,
  type Decision,
  type DecisionTaken,
  type Verdict,
} from '../../../../src/domain/moderation/decision.ts';
import { decidedByDelivery } from '../../../../src/domain/moderation/delivery.ts';
import { appealed, inForceAgainst } from '../../../../src/domain/moderation/moderation-status.ts';
import { overturn } from '../../../../src/domain/moderation/overturning.ts';
import { decisionNote, replacedBy, undoneBy } from '../../../../src/domain/moderation/decisions-in-force.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { StaffId } from '../../../../src/domain/shared/ids.ts';
import { aTrack, digestOf, noon } from '../../../support/builders/builders.ts';
import { appealId, aStatement, decisionId } from '../../../support/builders/moderation-builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One track, and everything that was decided, appealed and noted of it. */
export interface AcknowledgedWrites {
  track: Track;
  decisions: Decision[];
  appeals: Appeal[];
  notes: AuditEntry[];
  now: number;
  /** Whether the account of the track is closed. */
  readonly isClosed: boolean;
  /** How often an open appeal held a decision up. */
  heldUp: number;
}

/** The decisions on a track that was delivered as approved, or that no reviewer has seen yet. */
export const someWrites = (
  moderationStatus: 'approved' | 'pending_review',
  isClosed = false,
): AcknowledgedWrites => {
  const { moderationStatus: _, ...record } = aTrack();
  const track: Track = { ...record, moderationStatus };
  return { track, decisions: [], appeals: [], notes: [], now: noon, isClosed, heldUp: 0 };
};

/** Numbers that choose: what is done, by whom, to which, how. */
export type Choice = readonly [kind: number, member: number, which: number, how: number];

const places = ['DE', 'US', 'AT'];
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

const noted = (book: AcknowledgedWrites, note: AuditNote): void => {
  book.notes.push(chained(note, book.notes.at(-1) ?? chainBeginning, sha256));
};

const replaced = (book: AcknowledgedWrites, ended: readonly Appeal[]): void => {
  const byId = new Map(ended.map((appeal) => [appeal.appealId, appeal]));
  book.appeals = book.appeals.map((appeal) => byId.get(appeal.appealId) ?? appeal);
};

/** The steps of a commit with a ruling: see `rulingCommit`. */
const rule = (book: AcknowledgedWrites, { track, decision }: DecisionTaken): void => {
  const undone = undoneBy(book.decisions, decision).map((one) => one.decisionId);
  replaced(
    book,
    settledBy(
      book.appeals.filter((appeal) => undone.includes(appeal.decisionId)),
      decision,
    ),
  );
  book.track = { ...track, catalogVersion: book.track.catalogVersion + 1 };
  book.decisions.push(decision);
  noted(book, decisionNote(decision));
};

const meansOf = (book: AcknowledgedWrites, member: number) => ({
  decisionId: decisionId(book.decisions.length + 1),
  decidedBy:
    member === 0 ? ({ kind: 'operator' } as const) : ({ kind: 'staff', staffId: staffId(member) } as const),
  decidedAt: book.now,
});

type Deed = (book: AcknowledgedWrites, choice: Choice) => void;

const decideSome: Deed = (book, [, member, which, how]) => {
  const act = decisionActs[which % decisionActs.length] ?? 'approve';
  const reason = takedownReasons[how % takedownReasons.length] ?? 'legal';
  const territories = places.filter((_, i) => ((how >> i) & 1) === 1);
  const verdict: Verdict =
    act === 'take_down' ? { act, reason } : act === 'restrict' ? { act, reason } : { act };
  // Now and then where it makes no sense.
  const territorial = act === 'restrict' || (act === 'reinstate' && how % 2 === 1) || how === 15;
  const statement = aStatement({ ...(territorial && { territories }) });
  const taken = decide(book.track, { verdict, statement }, meansOf(book, member));
  if (!taken.ok) return;
  if (replacesAppealed(book, taken.value)) book.heldUp += 1;
  else rule(book, taken.value);
};

/** See `replacedWith`. */
const replacesAppealed = (book: AcknowledgedWrites, { decision }: DecisionTaken): boolean => {
  const gone = replacedBy(book.decisions, decision).map(({ decisionId: id }) => id);
  return openOf(book).some((appeal) => gone.includes(appeal.decisionId));
};

const deliver: Deed = (book) => {
  if (wasPublished(book.track)) return;
  const delivered = { ...book.track, moderationStatus: 'pending_review', updatedAt: book.now } as const;
  const taken = decidedByDelivery(book.track, delivered, {
    decisionId: meansOf(book, 0).decisionId,
    decidedBy: { kind: 'operator' },
  });
  if (taken) rule(book, taken);
  else book.track = delivered;
};

const submit: Deed = (book, [, member, which, how]) => {
  const applied = inForceAgainst(book.track, book.decisions);
  const against = appealed(applied, pick(applied, which)?.decisionId);
  const others = book.appeals.filter((appeal) => appeal.decisionId === against?.decisionId);
  const requested = { grounds: 'licensed', statement: 'It is licensed.', evidence: [] } as const;
  const contactEmail = `${how % 2 === 0 ? 'A' : 'a'}-${member}@partner.example`;
  const appeal = submitAppeal({ ...requested, contactEmail }, against, others, {
    ...{ appealId: appealId(book.appeals.length + 1), codeDigest: digestOf(1), now: book.now },
  });
  if (appeal.ok) book.appeals.push(appeal.value);
};

const decisionOf = (book: AcknowledgedWrites, appeal: Appeal): Decision => {
  const found = book.decisions.find((one) => one.decisionId === appeal.decisionId);
  if (!found) throw new Error('an appeal against no decision');
  return found;
};

/** Half of the time the person who has it under review, else anyone. */
const reviewerOf = (appeal: Appeal, member: number, how: number): StaffId =>
  how >= 8 && 'reviewer' in appeal ? appeal.reviewer : staffId(Math.max(1, member));

const step: Deed = (book, [, member, which, how]) => {
  const appeal = pick(book.appeals, which);
  if (!appeal) return;
  const decision = decisionOf(book, appeal);
  const reviewer = reviewerOf(appeal, member, how);
  const said = { text: 'So it is.', evidence: [] };
  const moved = [
    () => takeUp(appeal, decision, reviewer, book.now),
    () => takeUp(appeal, decision, reviewer, book.now),
    () => requestInfo(appeal, reviewer, 'Since when?', book.now),
    () => answer(appeal, said, book.now),
    () => withdraw(appeal, book.now),
    () => dismiss(appeal, decision, { reviewer, reasons: 'A jest.' }, book.now),
  ][how % 6]?.();
  if (moved?.ok) replaced(book, [moved.value]);
};

/** The steps of the reviews of appeals: see `reviewAppeal` and `overturnDecision`. */
const review: Deed = (book, [, member, which, how]) => {
  const appeal = pick(book.appeals, which);
  if (!appeal) return;
  const decision = decisionOf(book, appeal);
  const reviewer = reviewerOf(appeal, member, how);
  const verdict = how % 2 === 0 ? 'upheld' : 'overturned';
  const reasons = 'Looked at again.';
  const ended = conclude(book.appeals, decision, { verdict, reasons }, reviewer, book.now);
  if (!ended.ok) return;
  if (verdict === 'overturned') {
    const requested = { appealId: appeal.appealId, reasons, approve: how % 4 === 1, isFinal: book.isClosed };
    const means = { ...meansOf(book, 1), decidedBy: { kind: 'staff', staffId: reviewer } } as const;
    const taken = overturn(book.track, decision, book.decisions, requested, means);
    if (!taken.ok) return;
    replaced(book, ended.value);
    rule(book, taken.value);
  } else replaced(book, ended.value);
  noted(book, {
    at: book.now,
    actor: { kind: 'staff', staffId: reviewer },
    action: `appeal.${verdict}`,
    subjects: [appeal.appealId],
    detail: {},
  });
};

const wait: Deed = (book, [, , , how]) => {
  book.now += how * dayMs;
};

const deeds: readonly Deed[] = [decideSome, decideSome, submit, submit, step, step, review, deliver, wait];

export const done = (book: AcknowledgedWrites, choice: Choice): void => {
  book.now += 1;
  deeds[choice[0] % deeds.length]?.(book, choice);
};

export const openOf = (book: AcknowledgedWrites) => book.appeals.filter(isOpen);
