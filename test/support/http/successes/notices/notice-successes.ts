import { mailedArtistCode } from '../../../clients/mailed-links.ts';
import type { Answered } from '../../../clients/partner-client.ts';
import type { TestService } from '../../../service/service.ts';
import type { Stage } from '../../stage.ts';

export const notices = '/api/v1/notices';
export const staffNotices = '/api/v1/staff/notices';

/** A decision that acts on a report. */
export const anActionDto = (changes: Readonly<Record<string, unknown>> = {}) => ({
  outcome: 'actioned',
  reasons: 'The recording is yours.',
  action: 'take_down',
  reason: 'infringing',
  statement: {
    ground: 'rights_claim',
    facts: 'The recording belongs to someone else.',
    clause: 'Terms, section 4.2',
  },
  ...changes,
});

let reporters = 0;
/** The address of a reporter whom no other test knows. */
export const aReporterAddress = (): string => `reporter-${++reporters}@notices.example`;

/** A report of a track. */
export const aNoticeDto = (track: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  track,
  ground: 'copyright_recording',
  explanation: 'The recording is ours: it was released on 3 May 2019.',
  name: 'Finch & Co',
  email: aReporterAddress(),
  goodFaith: true,
  ...changes,
});

/** A report of a track of its own, with its codes. */
export const aReport = async (
  service: Pick<TestService, 'anyone' | 'aTrackInCatalog' | 'dataDir' | 'ports'>,
  changes: Readonly<Record<string, unknown>> = {},
) => {
  const { trackId } = await service.aTrackInCatalog();
  const body = aNoticeDto(trackId, changes);
  const created = await service.anyone.post(notices, body);
  if (created.status !== 201) throw new Error(created.text);
  return {
    ...{ created, trackId, email: body.email },
    ...{ noticeId: created.member('noticeId'), code: created.member('code') },
    mailedCode: () => mailedArtistCode(service, body.email, 'nmc'),
  };
};

/** For each operation of reports, a request that succeeds. */
export const noticeSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  submitNotice: async (stage) => (await aReport(stage)).created,
  readNotice: async (stage) => stage.anyone.post(`${notices}/read`, { code: (await aReport(stage)).code }),
  confirmNoticeEmail: async (stage) => {
    const { mailedCode } = await aReport(stage);
    return stage.anyone.post(`${notices}/confirm`, { code: await mailedCode() });
  },
  complainAboutNotice: async (stage) => {
    const { noticeId, code } = await aReport(stage);
    await stage.admin.post(`${staffNotices}/${noticeId}/decision`, { outcome: 'rejected', reasons: 'No.' });
    return stage.anyone.post(`${notices}/complaint`, { code, text: 'The contract ended in 2022.' });
  },
  listNotices: async (stage) => {
    const { noticeId } = await aReport(stage);
    await stage.admin.post('/api/v1/staff/queue/claims', { subject: noticeId });
    return stage.admin.get(`${staffNotices}?state=received&limit=100`);
  },
  getNoticeForStaff: async (stage) => stage.admin.get(`${staffNotices}/${(await aReport(stage)).noticeId}`),
  decideNotice: async (stage) => {
    const path = `${staffNotices}/${(await aReport(stage)).noticeId}`;
    const { headers } = await stage.admin.get(path);
    return stage.admin.post(`${path}/decision`, anActionDto(), {
      headers: { 'if-match': headers['etag'] ?? '' },
    });
  },
};
