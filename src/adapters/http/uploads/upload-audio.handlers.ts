import { timestamp } from '../../../domain/shared/calendar.ts';
import { UploadId } from '../../../domain/shared/ids.ts';
import type { UploadAudio } from '../../../ports/driving/uploads/upload-audio.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { servedInline } from '../media/served-inline.ts';
import * as routes from './upload-audio.contract.ts';

export const uploadAudioEndpoints = (use: UploadAudio): readonly Endpoint[] => [
  endpoint(routes.linkToUploadAudio, async ({ caller, params }) => {
    const created = await use.linkToUploadAudio({ caller, uploadId: UploadId(params.uploadId) });
    return created.ok
      ? { status: 200, body: { ...created.value, expiresAt: timestamp(created.value.expiresAt) } }
      : created;
  }),

  endpoint(routes.openUploadAudio, async ({ params }) => {
    const opened = await use.openUploadAudio({ token: params.token });
    return opened.ok ? servedInline(opened.value) : opened;
  }),
];
