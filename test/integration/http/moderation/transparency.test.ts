import { monthOf, nextMonth } from '../../../../src/domain/shared/calendar.ts';
import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { aReport } from '../../../support/http/successes/notices/notice-successes.ts';
import { inService, transports } from '../../../support/service/service.ts';

const reports = '/api/v1/transparency-reports';

describe.each(transports)('transparency reports over %s', (transport) => {
  it('are public, with the figures of a month, once that month is over', () =>
    inService({ transport }, async (service) => {
      const rights = service.anyone.as((await service.aColleague('rights')).token);
      const decide = (trackId: string, action: string) =>
        rights.post(`/api/v1/staff/tracks/${trackId}/decisions`, aDecisionDto(action));
      const [one, other] = [await service.aTrackInCatalog(), await service.aTrackInCatalog()];
      await decide(one.trackId, 'take_down');
      await decide(other.trackId, 'take_down');
      expect((await decide(other.trackId, 'reinstate')).status).toBe(201);
      await service.anyone.post(`/api/v1/tracks/${one.trackId}/appeal`, anAppealDto());
      const { noticeId, code } = await aReport(service);
      const rejection = { outcome: 'rejected', reasons: 'It is licensed.' };
      await rights.post(`/api/v1/staff/notices/${noticeId}/decision`, rejection);
      await service.anyone.post('/api/v1/notices/complaint', { code, text: 'It is not, in any country.' });
      const month = monthOf(service.now());
      const early = await service.anyone.get(`${reports}/${month}`);
      expect([early.status, early.code]).toEqual([404, 'NOT_FOUND']);
      expect(early.body['detail']).toMatch(
        new RegExp(`^The report for ${month} will be published on \\d{4}-\\d\\d-01,`),
      );

      service.advance(nextMonth(service.now()) - service.now());
      const report = await service.anyone.get(`${reports}/${month}`);
      expect(report.headers['cache-control']).toBe('public, max-age=300');
      const counted = { ground: 'rights_claim', source: 'notice', automated: 0 };
      expect(report.body).toMatchObject({
        month,
        decisions: [
          { ...counted, action: 'take_down', count: 2 },
          { ...counted, action: 'reinstate', count: 1 },
        ],
        reviewTimes: { count: 0, medianMs: null, longestMs: null },
        appeals: { submitted: 1, grounds: [{ grounds: 'licensed', count: 1 }], upheld: 0 },
        notices: {
          submitted: 1,
          grounds: [{ ground: 'copyright_recording', submitted: 1, actioned: 0, rejected: 1 }],
          times: { count: 1 },
          complaints: { submitted: 1, upheld: 0, reversed: 0 },
        },
      });
      expect(report.text).not.toMatch(/trk_|apl_|ntc_|stf_|finch/i);

      await decide(one.trackId, 'reinstate');
      expect((await service.anyone.get(`${reports}/${month}`)).body).toEqual(report.body);
      expect((await service.anyone.get(`${reports}/2026-13`)).code).toBe('VALIDATION_FAILED');
    }));
});
