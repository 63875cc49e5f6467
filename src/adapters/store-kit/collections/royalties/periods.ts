import type { PeriodRecord } from '../../../../domain/royalties/closing.ts';
import type { HeldRoyalties } from '../../../../domain/royalties/held.ts';
import type { StoredStatement } from '../../../../domain/royalties/statements/statement.ts';
import { collection } from '../../collection.ts';
import { derived, optional, text, whole } from '../../members.ts';

/** Royalty periods whose close was proposed. */
export const royaltyPeriods = collection<PeriodRecord>()('royalty_periods', {
  key: ['periodId'],
  members: { periodId: text },
});

/** The statements of closed periods: one for each party. */
export const royaltyStatements = collection<StoredStatement>()('royalty_statements', {
  key: ['statementId'],
  appendOnly: 'in-any-order',
  members: {
    statementId: derived(text, 1, ({ file }: StoredStatement) => file.statement.statementId),
    periodId: derived(text, 1, ({ file }: StoredStatement) => file.statement.periodId),
    partyId: derived(text, 1, ({ file }: StoredStatement) => file.statement.partyId),
    amount: derived(whole, 1, ({ file }: StoredStatement) => file.statement.amount),
    accountId: optional(text),
    closedAt: whole,
  },
  indexes: {
    once: { unique: true, on: ['periodId', 'partyId'] },
    byAmount: { on: ['periodId', 'amount', 'statementId'] },
    ofAccount: { on: ['accountId', 'closedAt', 'statementId'], having: ['accountId'] },
  },
});

/** The unclaimed and contested royalties of closed periods: one record for each track. */
export const heldRoyalties = collection<HeldRoyalties>()('held_royalties', {
  key: ['periodId', 'trackId'],
  appendOnly: 'in-any-order',
  members: { periodId: text, trackId: text },
});

export const royaltyCollections = [royaltyPeriods, royaltyStatements, heldRoyalties];
