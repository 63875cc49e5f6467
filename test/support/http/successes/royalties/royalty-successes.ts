import { AccountId } from '../../../../../src/domain/shared/ids.ts';
import type { Period } from '../../../../../src/domain/royalties/period.ts';
import type { PeriodClosing } from '../../../../../src/ports/driven/royalties/period-store.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../../builders/royalties/closings.ts';
import { aPeriod } from '../../../builders/royalties/random-period.ts';
import type { Answered } from '../../../clients/partner-client.ts';
import type { Stage } from '../../stage.ts';
import { freshArtist } from '../artist-successes.ts';

/**
 * Closes a period in the store: a period that has begun can be closed on the tenth of the next month only. Returns its statements, which are
 * of parties of the account.
 */
export const closedInStore = async (
  { ports: { periodStore } }: Pick<Stage, 'ports'>,
  period: Period,
  {
    owner,
    after = 0,
    ...own
  }: { readonly owner: AccountId; readonly after?: number } & Partial<
    Pick<PeriodClosing, 'held' | 'transactions' | 'statements'>
  >,
) => {
  await periodStore.propose(aProposal({ record: aPeriodRecord({}, period) }));
  // By default, the ledger of the service stays as it is.
  const closing = { ...aClosing({ owner, after }, period), transactions: [], ...own };
  if ((await periodStore.close(closing)) !== 'closed') throw new Error('the period was not closed');
  return closing;
};

const statements = '/api/v1/artists/me/statements';
let closed = 0;

/** A new artist with the statements of a closed period. Each time, the period is another month. */
export const aPayee = async (stage: Stage) => {
  const { client } = await freshArtist(stage);
  const accountId = (await client.get('/api/v1/artists/me')).member('accountId');
  closed += 1;
  const month = `${2040 + Math.floor(closed / 12)}-${String(1 + (closed % 12)).padStart(2, '0')}`;
  const { record, statements: stored } = await closedInStore(stage, aPeriod('EUR', month), {
    owner: AccountId(accountId),
    after: 10 * closed,
  });
  const [first] = stored;
  if (!first) throw new Error('no statement');
  return { client, record, stored, file: first.file };
};

/** For each operation of statements, a request that succeeds. */
export const statementSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  listStatements: async (stage) => (await aPayee(stage)).client.get(statements),
  getStatement: async (stage) => {
    const { client, file } = await aPayee(stage);
    return client.get(`${statements}/${file.statement.statementId}`);
  },
  listStatementsForStaff: async (stage) => {
    const { file } = await aPayee(stage);
    return stage.admin.get(
      `/api/v1/staff/statements?periodId=${file.statement.periodId}&sort=amount&limit=2`,
    );
  },
  getStatementForStaff: async (stage) => {
    const { file } = await aPayee(stage);
    return stage.admin.get(`/api/v1/staff/statements/${file.statement.statementId}`);
  },
  listHeldRoyalties: async (stage) => {
    const { file } = await aPayee(stage);
    return stage.admin.get(`/api/v1/staff/held-royalties?periodId=${file.statement.periodId}`);
  },
  verifyStatement: async (stage) => stage.anyone.post('/api/v1/verify/statement', (await aPayee(stage)).file),
};
