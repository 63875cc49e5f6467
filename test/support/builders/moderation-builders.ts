import type { Appeal, EndedAppeal, OpenAppeal } from '../../../src/domain/moderation/appeals/appeal.ts';
import type { Decision } from '../../../src/domain/moderation/decision.ts';
import type { StatementOfReasons } from '../../../src/domain/moderation/statement.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { AppealId, DecisionId } from '../../../src/domain/shared/ids.ts';
import { digestOf, noon, trackId } from './builders.ts';
import { staffId } from './staff-builders.ts';

const suffix = (n: number): string => String(n).padStart(26, '0');

/** The nth id of a kind: ids sort as their numbers do. */
export const decisionId = (n = 1) => DecisionId(`dec_${suffix(n)}`);
export const appealId = (n = 1) => AppealId(`apl_${suffix(n)}`);

export const aStatement = (changes: Partial<StatementOfReasons> = {}): StatementOfReasons => ({
  ground: 'rights_claim',
  facts: 'Finch Recordings says that the master is “theirs” — 海.',
  clause: 'Terms of service, 4.2',
  source: 'notice',
  automated: false,
  ...changes,
});

/** The nth decision: that the nth track is taken down, by the first member of staff, at noon. */
export const aDecision = (changes: Partial<Decision> = {}, n = 1): Decision => ({
  decisionId: decisionId(n),
  trackId: trackId(n),
  verdict: { act: 'take_down', reason: 'disputed' },
  statement: aStatement(),
  before: 'approved',
  after: 'taken_down',
  decidedBy: { kind: 'staff', staffId: staffId() },
  decidedAt: noon,
  appealUntil: noon + 184 * dayMs,
  ...changes,
});

/** The nth appeal: against the first decision, submitted at noon by an appellant of its own. */
export const anAppeal = (
  changes: Partial<Extract<OpenAppeal, { readonly status: 'submitted' }>> = {},
  n = 1,
): Extract<OpenAppeal, { readonly status: 'submitted' }> => ({
  appealId: appealId(n),
  trackId: trackId(),
  decisionId: decisionId(),
  grounds: 'rights_held',
  messages: [
    {
      from: 'appellant',
      text: `We hold the “rights” — 海 ${n}.`,
      evidence: [{ url: 'https://proof.example/a' }],
      at: noon,
    },
  ],
  contactEmail: `appellant-${n}@partner.example`,
  codeDigest: digestOf(8_000 + n),
  submittedAt: noon,
  updatedAt: noon,
  decideBy: noon + 30 * dayMs,
  version: 1,
  status: 'submitted',
  ...changes,
});

/** An open appeal after it was overturned by the second member of staff. */
export const overturned = ({ status: _, ...appeal }: OpenAppeal): EndedAppeal => ({
  ...appeal,
  status: 'overturned',
  outcome: {
    reasons: 'They hold them.',
    decidedBy: { kind: 'staff', staffId: staffId(2) },
    decidedAt: noon + dayMs,
  },
  updatedAt: noon + dayMs,
  version: appeal.version + 1,
});

/** The next version of an open appeal, which someone has claimed. */
export const underReview = (appeal: Appeal & { readonly status: 'submitted' }, n = 2): OpenAppeal => ({
  ...appeal,
  status: 'under_review',
  reviewer: staffId(n),
  updatedAt: noon + 1,
  version: appeal.version + 1,
});
