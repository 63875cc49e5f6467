import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { earnedBefore } from '../../../../src/domain/ledger/earned.ts';
import { monthOf, nextMonth } from '../../../../src/domain/shared/calendar.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { aSubscriber } from '../../../support/http/successes/billing-operations.ts';
import { aService, anOrder, transports, type TestService } from '../../../support/service/service.ts';

const periods = '/api/v1/staff/periods';
interface Period {
  readonly periodId: string;
  readonly month: string;
  readonly currency: string;
  readonly mode: string;
  readonly status: string;
  readonly closableFrom: string;
}
interface Preview {
  readonly period: Period;
  readonly totals: Readonly<Record<string, number>>;
  readonly largestPlatforms: readonly Readonly<Record<string, unknown>>[];
  readonly hash: string;
}

describe.each(transports)('royalty periods over %s', (transport) => {
  let service: TestService;
  let finance: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { SELLER_TAX_PERCENT: '19', ROYALTY_SHARE: '0.25' } });
    finance = service.anyone.as((await service.aColleague('finance')).token);
  });
  afterAll(() => service.close());

  const listed = async (): Promise<readonly Period[]> =>
    ((await finance.get(periods)).body as unknown as { readonly data: readonly Period[] }).data;
  const preview = async ({ periodId }: Pick<Period, 'periodId'>) =>
    finance.post(`${periods}/${periodId}/close`, { dryRun: true });

  it('are listed from the first payment, and a dry run divides the money of a platform by its use', async () => {
    expect(await listed()).toEqual([]);
    const before = Date.now();
    const { client, platformId } = await aSubscriber(await service.aPartner());
    const [period] = await listed();
    if (!period) throw new Error('no period');
    expect(period).toMatchObject({ currency: 'EUR', mode: 'test', status: 'open', month: monthOf(before) });
    expect(period.closableFrom).toBe(`${monthOf(nextMonth(before))}-10`);

    const track = await service.aTrackInCatalog();
    const issued = await client.post('/api/v1/licenses', anOrder(track.trackId));
    expect(issued.status).toBe(201);
    const use = { eventType: 'play', trackId: track.trackId, occurredAt: new Date().toISOString() };
    const licensed = { ...use, licenseId: issued.member('licenseId'), quantity: 40 };
    await client.post('/api/v1/usage-events', {
      events: [licensed, { ...use, contentId: 'other', quantity: 2 }],
    });

    const [transaction] = (
      (await finance.get('/api/v1/staff/ledger/transactions')).body as unknown as {
        readonly data: readonly { readonly at: string }[];
      }
    ).data;
    const start = Date.parse(transaction?.at ?? '');
    const paid = { net: 5_714, start, end: intervalEnd(start, 'month') };
    const found = await preview(period);
    expect(found.status).toBe(200);
    const { totals, largestPlatforms, hash, ...rest } = found.body as unknown as Preview;
    expect(rest.period).toEqual(period);
    const { earned = NaN, unclaimed = NaN, service: own = NaN } = totals;
    expect(earned).toBe(earnedBefore(paid, nextMonth(start)));
    expect(earned).toBeGreaterThan(0);
    expect(unclaimed + own).toBe(earned);
    expect(Math.abs(unclaimed - earned / 4)).toBeLessThan(1);
    expect(largestPlatforms).toMatchObject([
      { platformId, earned, licenses: 1, plays: 40, unlicensedPlays: 2 },
    ]);
    expect((await preview(period)).member('hash')).toBe(hash);
  });

  it('cannot be closed before the tenth of the next month, and an unknown one is not found', async () => {
    const [period] = await listed();
    const close = async (id: string, body: unknown) => finance.post(`${periods}/${id}/close`, body);
    const closing = await close(period?.periodId ?? '', { dryRun: false });
    expect([closing.status, closing.code]).toEqual([400, 'VALIDATION_FAILED']);
    const short = await close(period?.periodId ?? '', { confirm: 'abc' });
    expect([short.status, short.code]).toEqual([400, 'VALIDATION_FAILED']);
    for (const body of [{ propose: 'a'.repeat(64) }, { confirm: 'a'.repeat(64) }]) {
      const early = await close(period?.periodId ?? '', body);
      expect([early.status, early.code]).toEqual([409, 'STATE_CONFLICT']);
    }
    const unknown = await close('per_01KJKB3Q00M4MH000000000000', { dryRun: true });
    expect([unknown.status, unknown.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('are for finance and admins', async () => {
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    const rejected = await rights.get(periods);
    expect([rejected.status, rejected.code]).toEqual([403, 'ROLE_MISSING']);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    expect((await admin.get(periods)).status).toBe(200);
  });
});
