import { appendUpload, findProgress } from '../../../application/uploads/append-upload.ts';
import { confirmUpload } from '../../../application/uploads/confirm-upload.ts';
import { deleteDueUploads } from '../../../application/uploads/delete-due-uploads.ts';
import { deleteUpload, terminateUpload } from '../../../application/uploads/delete-upload.ts';
import { followUpload } from '../../../application/uploads/follow-upload.ts';
import { initiateUpload } from '../../../application/uploads/initiate-upload.ts';
import { processUpload } from '../../../application/uploads/processing/process-upload.ts';
import { listUploads, readUpload } from '../../../application/uploads/read-uploads.ts';
import { linkToUploadAudio, openUploadAudio } from '../../../application/uploads/upload-audio.ts';
import { uploadLinks } from '../../../application/uploads/upload-links.ts';
import type { UploadAudio } from '../../../ports/driving/uploads/upload-audio.ts';
import type { Uploads } from '../../../ports/driving/uploads/uploads.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { artistStore, uploadStore, mediaStore, limiter, textSigner, digest, ids, clock, delay } = driven;
const { audioProcessor, audioAnalyzer, draftStore, library, accounts } = driven;

const { baseUrl } = settings;
const links = use(uploadLinks, { textSigner, clock, baseUrl });
const reading = { uploadStore, uploadLinks: links };
const deleting = { uploadStore, mediaStore, clock };

export const uploads = feature<Uploads & UploadAudio>({
  initiateUpload: use(initiateUpload, {
    ...{ ...reading, artistStore, draftStore, library, limiter, ids, clock },
  }),
  listUploads: use(listUploads, { ...reading, textSigner, digest }),
  readUpload: use(readUpload, reading),
  deleteUpload: use(deleteUpload, deleting),
  confirmUpload: use(confirmUpload, { ...reading, draftStore, library, clock }),
  followUpload: use(followUpload, { ...reading, artistStore, clock, delay }),
  processUpload: use(processUpload, {
    ...{ ...deleting, draftStore, library, audioProcessor, audioAnalyzer, delay, ids },
  }),
  findProgress: use(findProgress, { ...reading, artistStore, clock }),
  appendUpload: use(appendUpload, { ...reading, artistStore, mediaStore, ids, clock }),
  terminateUpload: use(terminateUpload, { ...deleting, artistStore, uploadLinks: links }),
  deleteDueUploads: use(deleteDueUploads, deleting),
  linkToUploadAudio: use(linkToUploadAudio, { uploadStore, textSigner, clock, baseUrl }),
  openUploadAudio: use(openUploadAudio, {
    ...{ uploadStore, textSigner, clock, accounts, artistStore, mediaStore },
  }),
});
