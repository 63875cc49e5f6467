import { AccountId } from '../../../../src/domain/shared/ids.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import {
  aColleagueOf,
  aConfirmedLabel,
  fullProfile,
} from '../../../support/http/successes/artist-successes.ts';
import {
  aVerifiedPayee,
  earnedInStore,
  payees,
  payoutRuns,
  today,
  withOldDetails,
} from '../../../support/http/successes/royalties/payout-successes.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

interface Row {
  readonly [name: string]: unknown;
  readonly obstacles: readonly string[];
}

const debtor = {
  PAYOUT_IBAN: 'DE89 3704 0044 0532 0130 00',
  PAYOUT_BIC: 'COBADEFFXXX',
  SELLER_NAME: 'Müller & Söhne',
};

describe.each(transports)('payouts over %s', (transport) => {
  let service: TestService;
  let first: PartnerClient;
  let second: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off', ...debtor } });
    first = service.anyone.as((await service.aColleague('finance')).token);
    second = service.anyone.as((await service.aColleague('finance')).token);
  });
  afterAll(() => service.close());

  const propose = (changes: Readonly<Record<string, unknown>> = {}) =>
    first.post(payoutRuns, { currency: 'EUR', scheme: 'sepa', executionDate: today(service), ...changes });
  const change = (client: PartnerClient, runId: string, status: string) =>
    client.ask('PATCH', `${payoutRuns}/${runId}`, { body: { status } });
  const rowOf = async (accountId: string, currency = 'EUR'): Promise<Row | undefined> => {
    const listed = await first.get(`${payees}?currency=${currency}&limit=100`);
    return (listed.body['data'] as readonly Row[]).find((row) => row['accountId'] === accountId);
  };

  it('are proposed, approved by someone else, downloaded, sent, and confirmed; the account sees them', async () => {
    const label = await aConfirmedLabel(service);
    const { accountId } = await aVerifiedPayee(service, first, label.client);
    expect(await rowOf(accountId)).toMatchObject({
      ...{ earned: 5_500, payable: 5_500, scheme: 'sepa', obstacles: [] },
    });
    const proposed = await propose();
    expect([proposed.status, proposed.body['status']]).toEqual([201, 'proposed']);
    const runId = proposed.member('runId');
    const path = `${payoutRuns}/${runId}`;
    expect((await propose()).code).toBe('STATE_CONFLICT');
    expect((await first.get(`${path}/file`)).code).toBe('STATE_CONFLICT');
    expect((await label.client.get('/api/v1/artists/me/payouts')).body['data']).toEqual([]);
    const own = await change(first, runId, 'approved');
    expect([own.status, own.code]).toEqual([409, 'STATE_CONFLICT']);
    expect((await change(second, runId, 'approved')).body).toMatchObject({ status: 'approved' });
    expect(await rowOf(accountId)).toMatchObject({ payable: 0, obstacles: ['below_threshold'] });
    const shown = (await label.client.get('/api/v1/artists/me/balances')).body;
    expect(shown).toMatchObject({ data: [{ obstacles: ['below_threshold'] }], obstacles: [] });
    const file = await first.get(`${path}/file?format=pain001`);
    expect(file.headers['content-type']).toContain('application/xml');
    expect(file.text).toContain('<Nm>Muller . Sohne</Nm>');
    expect(file.text).toContain('<IBAN>DE75512108001245126199</IBAN>');
    expect((await second.get(`${path}/file?format=pain001`)).text).toBe(file.text);
    const csv = await first.get(`${path}/file`);
    expect(csv.text).toContain(`,${accountId},55.00,EUR,Mara Lind,DE75512108001245126199,`);
    for (const status of ['sent', 'paid', 'paid'])
      expect((await change(first, runId, status)).body).toMatchObject({ status });
    const seen = await label.client.get('/api/v1/artists/me/payouts');
    expect(seen.body['data']).toMatchObject([{ amount: 5_500, status: 'paid', details: 'DE••6199' }]);
    expect(seen.text).not.toContain('DE75512108001245126199');
    const balances = await label.client.get('/api/v1/artists/me/balances');
    expect(balances.body['data']).toMatchObject([
      { earned: 5_500, paid: 5_500, payable: 0, threshold: 2_500 },
    ]);
    const booked = await first.get('/api/v1/staff/ledger/transactions?account=payout_clearing');
    expect(booked.body['data']).toMatchObject([
      { cause: { kind: 'payouts_paid', runId }, postings: [{ amount: -5_500 }, { amount: 5_500 }] },
      { cause: { kind: 'payouts_approved', runId }, postings: [{ amount: 5_500 }, { amount: -5_500 }] },
    ]);
  });

  it('that the bank returns go back to the balance once, and need another verification', async () => {
    const label = await aConfirmedLabel(service);
    const { accountId } = await aVerifiedPayee(service, first, label.client, { amount: 7_000 });
    const runId = (await propose()).member('runId');
    await change(second, runId, 'approved');
    const { body } = await first.get(`${payoutRuns}/${runId}/payouts`);
    const [payout] = body['data'] as readonly { readonly payoutId: string }[];
    const path = `/api/v1/staff/payouts/${payout?.payoutId}/return`;
    expect((await first.post(path, { reason: 'AC04' })).code).toBe('STATE_CONFLICT');
    await change(first, runId, 'sent');
    for (const reason of ['AC04', 'AC01']) {
      const returned = await first.post(path, { reason });
      expect(returned.body).toMatchObject({ status: 'returned', returned: { reason: 'AC04' } });
    }
    expect(await rowOf(accountId)).toMatchObject({
      payable: 7_000,
      returned: 7_000,
      obstacles: ['unverified'],
    });
    expect((await propose()).code).toBe('STATE_CONFLICT');
    const seen = await label.client.get('/api/v1/artists/me/payouts');
    expect(seen.body['data']).toMatchObject([{ status: 'returned' }]);
  });

  it('are not approved while an account is on hold, or after its details have changed', async () => {
    const label = await aConfirmedLabel(service);
    const { accountId } = await aVerifiedPayee(service, first, label.client);
    const runId = (await propose()).member('runId');
    const held = await first.ask('PATCH', `${payees}/${accountId}`, { body: { hold: 'dispute' } });
    expect(held.body).toMatchObject({ hold: { reason: 'dispute' } });
    const unpayable = /^Accounts of this run cannot be paid as proposed/;
    const onHold = await change(second, runId, 'approved');
    expect([onHold.code, onHold.body['detail']]).toEqual([
      'STATE_CONFLICT',
      expect.stringMatching(unpayable),
    ]);
    await first.ask('PATCH', `${payees}/${accountId}`, { body: { hold: null } });
    await withOldDetails(service, AccountId(accountId));
    const rejected = await change(second, runId, 'approved');
    expect([rejected.code, rejected.body['detail']]).toEqual([
      'STATE_CONFLICT',
      expect.stringMatching(unpayable),
    ]);
    expect((await change(first, runId, 'canceled')).body).toMatchObject({ status: 'canceled' });
    expect(await rowOf(accountId)).toMatchObject({ payable: 5_500, obstacles: ['unverified'] });
  });

  it('show an account without a balance what its payout details lack', async () => {
    const { client } = await aConfirmedLabel(service);
    const obstacles = async () => (await client.get('/api/v1/artists/me/balances')).body;
    expect(await obstacles()).toEqual({ data: [], obstacles: ['no_details'] });
    await client.ask('PATCH', '/api/v1/artists/me', { body: { payout: fullProfile.payout, password } });
    expect(await obstacles()).toEqual({ data: [], obstacles: ['details_changed', 'unverified'] });
  });

  it('leave out accounts without verified details, below the threshold, or of another scheme', async () => {
    const label = await aConfirmedLabel(service);
    const accountId = AccountId((await label.client.get('/api/v1/artists/me')).member('accountId'));
    await earnedInStore(service, accountId, 'USD', 2_499);
    const before = await rowOf(accountId, 'USD');
    expect(before).toMatchObject({ obstacles: ['no_details', 'below_threshold'] });
    expect(before).not.toHaveProperty('scheme');
    expect((await propose({ currency: 'USD', scheme: 'other' })).code).toBe('STATE_CONFLICT');
    await aVerifiedPayee(service, first, label.client, { currency: 'USD', amount: 1 });
    expect(await rowOf(accountId, 'USD')).toMatchObject({
      ...{ payable: 2_500, scheme: 'other', obstacles: [] },
    });
    expect((await propose({ currency: 'USD', scheme: 'sepa' })).code).toBe('STATE_CONFLICT');
    const run = await propose({ currency: 'USD', scheme: 'other' });
    expect(run.body).toMatchObject({ payouts: 1, total: 2_500 });
    await change(second, run.member('runId'), 'approved');
    const file = await first.get(`${payoutRuns}/${run.member('runId')}/file?format=pain001`);
    expect([file.status, file.code]).toEqual([409, 'STATE_CONFLICT']);
  });

  it('show when an account will be closed, which is paid before, also below the threshold', async () => {
    const label = await aConfirmedLabel(service);
    const { accountId } = await aVerifiedPayee(service, first, label.client, {
      currency: 'GBP',
      amount: 700,
    });
    const before = await rowOf(accountId, 'GBP');
    expect([before?.obstacles, before?.['closesAt']]).toEqual([['below_threshold'], undefined]);
    const requested = await label.client.post('/api/v1/artists/me/closure', { password });
    const { effectiveAt } = requested.body['closure'] as { readonly effectiveAt: string };
    expect(await rowOf(accountId, 'GBP')).toMatchObject({ obstacles: [], closesAt: effectiveAt });
    expect((await first.get(`${payees}/${accountId}`)).body).toMatchObject({ closesAt: effectiveAt });
    const run = await propose({ currency: 'GBP', scheme: 'other' });
    expect(run.body).toMatchObject({ payouts: 1, total: 700 });
  });

  it('show payout details to finance alone, and write each look into the audit log', async () => {
    const label = await aConfirmedLabel(service);
    const { accountId } = await aVerifiedPayee(service, first, label.client);
    const shown = await first.get(`${payees}/${accountId}`);
    expect(shown.body).toMatchObject({
      name: 'Mara Lind',
      details: { holder: 'Mara Lind', iban: 'DE75512108001245126199' },
      verified: { detailsChangedAt: expect.any(String) as string },
    });
    const moderator = service.anyone.as((await service.aColleague('moderator')).token);
    expect((await moderator.get(`${payees}/${accountId}`)).code).toBe('ROLE_MISSING');
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 500, subject: accountId });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['payee.verify', 'payee.view']),
    );
    expect(JSON.stringify(entries)).not.toContain('Mara Lind');
    const editor = await aColleagueOf(service, label, 'editor');
    for (const path of ['/api/v1/artists/me/balances', '/api/v1/artists/me/payouts'])
      expect((await editor.client.get(path)).code).toBe('ROLE_MISSING');
  });

  it('reject a verification of details that were changed, a past date and an incomplete decision', async () => {
    const label = await aConfirmedLabel(service);
    const { accountId } = await aVerifiedPayee(service, first, label.client);
    const decide = (body: Readonly<Record<string, unknown>>) =>
      first.ask('PATCH', `${payees}/${accountId}`, { body });
    const other = await decide({ verifiedDetailsAt: '2026-01-01T00:00:00.000Z' });
    expect([other.status, other.code]).toEqual([409, 'STATE_CONFLICT']);
    expect((await decide({})).code).toBe('VALIDATION_FAILED');
    const past = await propose({ executionDate: '2020-01-01' });
    expect([past.status, past.code]).toEqual([409, 'STATE_CONFLICT']);
    for (const path of [`${payees}/acc_unknown`, `${payoutRuns}/prn_unknown`])
      expect((await first.get(path)).code).toBe('NOT_FOUND');
  });
});
