import { roleMissingFor } from '../../domain/artists/profile.ts';
import { isClosed } from '../../domain/royalties/closing.ts';
import { statementIssue } from '../../domain/royalties/statements/proof.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PeriodStore } from '../../ports/driven/royalties/period-store.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type {
  ListStatements,
  ReadStatement,
  VerifyStatement,
} from '../../ports/driving/royalties/statements.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

export const listStatements =
  ({
    periodStore,
    ...cursors
  }: Cursors & { readonly periodStore: Pick<PeriodStore, 'statementsOf'> }): ListStatements =>
  async ({ caller: { member }, limit, cursor }) => {
    const rejected = roleMissingFor(member, 'payout');
    if (rejected) return fail(rejected);
    const { accountId } = member;
    const page = await pageOf(cursors, { list: 'statements', filter: { accountId }, cursor }, (after) =>
      periodStore.statementsOf(accountId, { limit, ...after }),
    );
    return page.ok ? ok({ statements: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const readStatement =
  ({ periodStore }: { readonly periodStore: Pick<PeriodStore, 'findStatement'> }): ReadStatement =>
  async ({ caller: { member }, statementId }) => {
    const rejected = roleMissingFor(member, 'payout');
    if (rejected) return fail(rejected);
    const found = await periodStore.findStatement(statementId);
    // The response is the same for a statement of another account.
    return found && found.accountId === member.accountId ? ok(found) : fail({ kind: 'statement-not-found' });
  };

export const verifyStatement =
  ({
    periodStore,
    digest,
  }: {
    readonly periodStore: Pick<PeriodStore, 'find'>;
    readonly digest: Digest;
  }): VerifyStatement =>
  async (file) => {
    const record = await periodStore.find(file.statement.periodId);
    if (!isClosed(record)) return ok({ verified: false, reason: 'period_not_closed' });
    const { root, at: closedAt } = record.close;
    const issue = statementIssue(file, root, (text) => digest.sha256(text));
    if (issue === 'not-in-period') return ok({ verified: false, reason: 'not_in_period' });
    return issue === undefined
      ? ok({ verified: true, root, closedAt })
      : ok({ verified: false, reason: 'sums_differ' });
  };
