import { AppealId } from '../../../src/domain/shared/ids.ts';
import { fileBody } from '../uploads/file-body.ts';
import { aDecisionDto, anAppealDto } from '../http/successes/moderation-successes.ts';
import type { TestService } from '../service/service.ts';

const staff = '/api/v1/staff';

/** An appeal with a file against a takedown by `decider`, a member's session token. */
export const anAppealWithFile = async (service: TestService, decider: string, title: string) => {
  const { trackId } = await service.aTrackWithSound({ title });
  const decided = await service.anyone
    .as(decider)
    .post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
  if (decided.status !== 201) throw new Error(decided.text);
  const created = await service.anyone.post(
    `/api/v1/tracks/${trackId}/appeal`,
    anAppealDto(`${trackId.toLowerCase()}@finch.example`),
  );
  const [appealId, code] = [AppealId(created.member('appealId')), created.member('code')];
  const appellant = service.anyone.as(code);
  const { body, headers } = fileBody('split-sheet.pdf', '%PDF-1.7 split sheet');
  await appellant.post(`/api/v1/appeals/${appealId}/evidence`, body, { headers });
  return {
    trackId,
    appealId,
    answer: (text: string) => appellant.post(`/api/v1/appeals/${appealId}/answer`, { text }),
    status: async () => (await service.ports.moderationStore.appeal(appealId))?.status,
  };
};
