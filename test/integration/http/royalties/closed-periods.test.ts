import { dayMs, nextMonth } from '../../../../src/domain/shared/calendar.ts';
import { aSubscriber } from '../../../support/http/successes/billing-operations.ts';
import { aService, transports } from '../../../support/service/service.ts';

const periods = '/api/v1/staff/periods';

interface Period {
  readonly periodId: string;
  readonly status: string;
  readonly proposal?: Readonly<Record<string, string>>;
  readonly close?: Readonly<Record<string, unknown>>;
}

describe.each(transports)('the close of a royalty period over %s', (transport) => {
  it('is proposed by one member of finance and confirmed by another, and is then in the ledger', async () => {
    const service = await aService({ transport, environment: { SELLER_TAX_PERCENT: '19' } });
    try {
      await aSubscriber(await service.aPartner());
      const ahead = nextMonth(service.now()) + 9 * dayMs - service.now();
      service.advance(ahead);
      const [first, second] = [
        service.anyone.as((await service.aColleague('finance')).token),
        service.anyone.as((await service.aColleague('finance')).token),
      ];
      const listed = async (): Promise<readonly Period[]> =>
        ((await first.get(periods)).body as unknown as { readonly data: readonly Period[] }).data;
      const [next, period] = await listed();
      if (!next || !period) throw new Error('no period');
      const close = (body: object, by = first, { periodId } = period) =>
        by.post(`${periods}/${periodId}/close`, body);

      const preview = await close({ dryRun: true });
      const hash = preview.member('hash');
      const unproposed = await close({ confirm: hash }, second);
      expect([unproposed.status, unproposed.code]).toEqual([409, 'STATE_CONFLICT']);
      const changed = await close({ propose: 'f'.repeat(64) });
      expect([changed.status, changed.code]).toEqual([409, 'STATE_CONFLICT']);
      expect(changed.text).toContain(hash);
      const proposed = await close({ propose: hash });
      expect(proposed.status).toBe(202);
      expect(proposed.body).toMatchObject({ status: 'closing', proposal: { hash } });
      const own = await close({ confirm: hash });
      expect([own.status, own.code]).toEqual([409, 'STATE_CONFLICT']);
      expect(own.text).toContain('someone else must confirm it');

      const closed = await close({ confirm: hash }, second);
      expect(closed.status).toBe(201);
      const { totals } = preview.body as { readonly totals?: object };
      expect(closed.body).toMatchObject({ status: 'closed', close: { totals, statements: 0 } });
      const repeated = await close({ confirm: hash }, second);
      expect([repeated.status, repeated.body]).toEqual([201, closed.body]);
      const again = await close({ dryRun: true });
      expect([again.status, again.code]).toEqual([409, 'PERIOD_CLOSED']);
      expect((await listed())[1]).toEqual(closed.body);

      const { data } = (await first.get('/api/v1/staff/ledger/transactions?cause=revenue_earned')).body as {
        readonly data?: readonly { readonly cause: object }[];
      };
      expect(data).toMatchObject([{ cause: { kind: 'revenue_earned', periodId: period.periodId } }]);
      const early = await close({ propose: hash }, first, next);
      expect([early.status, early.code]).toEqual([409, 'STATE_CONFLICT']);
      expect(early.text).toContain('can be closed from');
    } finally {
      await service.close();
    }
  });
});
