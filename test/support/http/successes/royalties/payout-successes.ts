import {
  canonicalPayout,
  payoutRecord,
  type PayoutDetails,
} from '../../../../../src/domain/artists/payout.ts';
import { payoutPurpose } from '../../../../../src/application/artists/edit-own-artist.ts';
import { dayMs, dayOf } from '../../../../../src/domain/shared/calendar.ts';
import { AccountId } from '../../../../../src/domain/shared/ids.ts';
import { someStatements } from '../../../builders/royalties/closings.ts';
import { aPeriod } from '../../../builders/royalties/random-period.ts';
import type { Answered, PartnerClient } from '../../../clients/partner-client.ts';
import { noEffects } from '../../../effects.ts';
import type { Stage } from '../../stage.ts';
import { freshArtist } from '../artist-successes.ts';
import { closedInStore } from './royalty-successes.ts';

type Service = Pick<Stage, 'ports'>;

const staff = '/api/v1/staff';
export const payees = `${staff}/payees`;
export const payoutRuns = `${staff}/payout-runs`;

const someDetails: PayoutDetails = {
  type: 'iban',
  holder: 'Mara Lind',
  iban: 'DE75512108001245126199',
};

let earned = 0;

/** Closes a period in the store, in which an account earns so much of a currency. */
export const earnedInStore = async (
  service: Service,
  owner: AccountId,
  currency: string,
  amount: number,
): Promise<void> => {
  earned += 1;
  const month = `${2060 + Math.floor(earned / 12)}-${String(1 + (earned % 12)).padStart(2, '0')}`;
  const period = aPeriod(currency, month);
  const after = 100_000 + 10 * earned;
  const statements = someStatements(1, period, owner, after).statements.map(({ file, ...rest }) => ({
    ...rest,
    file: { ...file, statement: { ...file.statement, amount } },
  }));
  await closedInStore(service, period, { owner, after, statements, held: [] });
};

/** Gives an account payout details that it has had for four days, and returns when they were changed. */
export const withOldDetails = async (
  { ports: { artistStore, secretCipher, clock } }: Service,
  accountId: AccountId,
  details: PayoutDetails = someDetails,
): Promise<string> => {
  const account = await artistStore.findAccount(accountId);
  if (!account) throw new Error('no account');
  const given = canonicalPayout(details);
  const sealed = secretCipher.encrypt(JSON.stringify(given), payoutPurpose(accountId));
  const payout = payoutRecord(given, sealed, clock.now() - 4 * dayMs);
  const next = { ...account, payout, version: account.version + 1 };
  await artistStore.change({ accountId, account: { next, version: account.version }, effects: noEffects });
  return new Date(payout.changedAt).toISOString();
};

/** An account that staff have verified, and to which this much is owed. */
export const aVerifiedPayee = async (
  stage: Service,
  finance: PartnerClient,
  client: PartnerClient,
  { currency = 'EUR', amount = 5_500, details = someDetails } = {},
) => {
  const accountId = AccountId((await client.get('/api/v1/artists/me')).member('accountId'));
  await earnedInStore(stage, accountId, currency, amount);
  const verifiedDetailsAt = await withOldDetails(stage, accountId, details);
  const verified = await finance.ask('PATCH', `${payees}/${accountId}`, { body: { verifiedDetailsAt } });
  return { accountId, verified };
};

/** Today, on which banks are to pay. */
export const today = ({ ports: { clock } }: Service): string => dayOf(clock.now());

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let currencies = 0;

/** A currency that no other run has: a currency has one run that waits for approval. */
const freshCurrency = (): string => {
  currencies += 1;
  return `Q${letters[Math.floor(currencies / 26) % 26] ?? ''}${letters[currencies % 26] ?? ''}`;
};

const aRunOf = async (stage: Stage) => {
  const { client } = await freshArtist(stage);
  const currency = freshCurrency();
  const payee = await aVerifiedPayee(stage, stage.admin, client, { currency });
  const body = { currency, scheme: 'other', executionDate: today(stage) };
  const proposed = await stage.admin.post(payoutRuns, body);
  const other = stage.anyone.as((await stage.aColleague('finance')).token);
  return { ...payee, client, currency, proposed, path: `${payoutRuns}/${proposed.member('runId')}`, other };
};

const status = (client: PartnerClient, path: string, next: string): Promise<Answered> =>
  client.ask('PATCH', path, { body: { status: next } });

const anApprovedRun = async (stage: Stage) => {
  const run = await aRunOf(stage);
  await status(run.other, run.path, 'approved');
  return run;
};

/** For each operation of payees and payouts, a request that succeeds. */
export const payoutSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  listPayees: async (stage) => stage.admin.get(`${payees}?currency=${(await aRunOf(stage)).currency}`),
  getPayee: async (stage) => stage.admin.get(`${payees}/${(await aRunOf(stage)).accountId}`),
  updatePayee: async (stage) => (await aRunOf(stage)).verified,
  createPayoutRun: async (stage) => (await aRunOf(stage)).proposed,
  listPayoutRuns: async (stage) =>
    stage.admin.get(`${payoutRuns}?currency=${(await anApprovedRun(stage)).currency}`),
  getPayoutRun: async (stage) => stage.admin.get((await anApprovedRun(stage)).path),
  updatePayoutRun: async (stage) => {
    const { other, path } = await aRunOf(stage);
    return status(other, path, 'approved');
  },
  listPayouts: async (stage) => stage.admin.get(`${(await anApprovedRun(stage)).path}/payouts`),
  downloadPayoutRun: async (stage) => stage.admin.get(`${(await anApprovedRun(stage)).path}/file`),
  returnPayout: async (stage) => {
    const { path } = await anApprovedRun(stage);
    await status(stage.admin, path, 'sent');
    const { body } = await stage.admin.get(`${path}/payouts`);
    const [payout] = body['data'] as readonly { readonly payoutId: string }[];
    return stage.admin.post(`${staff}/payouts/${payout?.payoutId}/return`, { reason: 'AC04' });
  },
  listOwnBalances: async (stage) => (await aRunOf(stage)).client.get('/api/v1/artists/me/balances'),
  listOwnPayouts: async (stage) => (await anApprovedRun(stage)).client.get('/api/v1/artists/me/payouts'),
};
