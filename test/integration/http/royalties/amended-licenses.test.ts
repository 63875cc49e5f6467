import { dayMs, monthOf, nextMonth } from '../../../../src/domain/shared/calendar.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import { noEffects } from '../../../support/effects.ts';
import { aSubscriber } from '../../../support/http/successes/billing-operations.ts';
import { aService, anOrder, transports } from '../../../support/service/service.ts';

const periods = '/api/v1/staff/periods';

describe.each(transports)('licenses that are amended for a fee, over %s', (transport) => {
  it('keep their weight in royalties, in the dry run and in the close', async () => {
    const service = await aService({ transport, environment: { SELLER_TAX_PERCENT: '19' } });
    try {
      const { client, slug } = await aSubscriber(await service.aPartner());
      const admin = service.anyone.as((await service.aColleague('admin')).token);
      const fee = { amount: 4_900, currency: 'EUR' };
      await admin.ask('PATCH', `/api/v1/staff/platforms/${slug}`, {
        body: { spendLimit: fee },
        headers: { 'if-match': '*' },
      });
      const { trackId } = await service.aTrackInCatalog();
      const issued = await client.post('/api/v1/licenses', anOrder(trackId, { territories: ['DE'] }));
      const licenseId = issued.member('licenseId');
      const found = await service.ports.library.find(trackId);
      if (!found) throw new Error('the track is not in the catalog');
      const terms = [aTerms({ effectiveAt: service.now() - 1_000, fee })];
      const guards = { catalogVersion: found.catalogVersion };
      await service.ports.library.commit({ track: { ...found, terms }, guards, effects: noEffects });
      const amend = { territories: ['AT'], acceptFee: fee };
      const amended = await client.post(`/api/v1/licenses/${licenseId}/amendments`, amend);
      expect(amended).toMatchObject({ status: 201, body: { version: 2, fees: [fee] } });

      const month = monthOf(service.now());
      service.advance(nextMonth(service.now()) + 9 * dayMs - service.now());
      const [first, second] = [
        service.anyone.as((await service.aColleague('finance')).token),
        service.anyone.as((await service.aColleague('finance')).token),
      ];
      const { data } = (await first.get(periods)).body as unknown as {
        readonly data: readonly {
          readonly periodId: string;
          readonly month: string;
          readonly mode: string;
        }[];
      };
      const period = data.find((one) => one.month === month && one.mode === 'test');
      const path = `${periods}/${period?.periodId ?? ''}/close`;
      const dry = await first.post(path, { dryRun: true });
      const { totals, largestPlatforms } = dry.body as unknown as {
        readonly totals: Readonly<Record<string, number>>;
        readonly largestPlatforms: readonly object[];
      };
      expect(largestPlatforms).toMatchObject([{ licenses: 1, plays: 0 }]);
      expect(totals).toMatchObject({ unallocated: 0 });
      expect(totals['unclaimed']).toBeGreaterThan(0);
      const hash = dry.member('hash');
      expect((await first.post(path, { propose: hash })).status).toBe(202);
      const closed = await second.post(path, { confirm: hash });
      expect([closed.status, closed.body]).toMatchObject([201, { close: { totals } }]);
    } finally {
      await service.close();
    }
  });
});
