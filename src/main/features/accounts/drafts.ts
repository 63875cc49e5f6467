import { confirmStem } from '../../../application/drafts/stems/confirm-stem.ts';
import { deleteStem } from '../../../application/drafts/stems/delete-stem.ts';
import { initiateStem } from '../../../application/drafts/stems/initiate-stem.ts';
import { listOwnStems } from '../../../application/drafts/stems/read-stems.ts';
import { uploadLinks } from '../../../application/uploads/upload-links.ts';
import { checkDraft } from '../../../application/drafts/check-draft.ts';
import { deliverTracks } from '../../../application/drafts/delivery/deliver-tracks.ts';
import { createDraft } from '../../../application/drafts/create-draft.ts';
import { deleteDraft } from '../../../application/drafts/delete-draft.ts';
import { editDraft } from '../../../application/drafts/edit-draft.ts';
import { listDrafts, readDraft } from '../../../application/drafts/read-drafts.ts';
import { submitDraft } from '../../../application/drafts/submit-draft.ts';
import { decideRevision } from '../../../application/drafts/revisions/decide-revision.ts';
import { listRevisions, readRevision } from '../../../application/drafts/revisions/read-revisions.ts';
import { withdrawRevision } from '../../../application/drafts/revisions/withdraw-revision.ts';
import type { Revisions } from '../../../ports/driving/drafts/revisions.ts';
import type { Deliveries } from '../../../ports/driving/drafts/deliveries.ts';
import type { DraftStems } from '../../../ports/driving/drafts/stems.ts';
import type { Drafts } from '../../../ports/driving/drafts/drafts.ts';
import { deciding } from '../wiring/deciding.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { artistStore, draftStore, imageStore, library, mediaStore, moderationStore, uploadStore } = driven;
const { textSigner, digest, ids, clock, partyStore, confirmationStore, mailTexts, deliveryReader } = driven;
const { limiter } = driven;

const { baseUrl } = settings;
const links = use(uploadLinks, { textSigner, clock, baseUrl });
const stems = { draftStore, library, uploadStore, uploadLinks: links, clock };
const showing = { library, uploadStore, moderationStore };

export const drafts = feature<Drafts & Deliveries & Revisions & DraftStems>({
  createDraft: use(createDraft, { draftStore, artistStore, imageStore, ids, clock }),
  deliverTracks: use(deliverTracks, {
    ...{ deliveryReader, draftStore, artistStore, imageStore, partyStore, uploadStore, ids, clock },
  }),
  editDraft: use(editDraft, { ...showing, draftStore, imageStore, ids, clock }),
  deleteDraft: use(deleteDraft, { draftStore, uploadStore, mediaStore, clock }),
  submitDraft: use(submitDraft, {
    ...deciding,
    ...{ uploadStore, draftStore, artistStore, partyStore, confirmationStore, imageStore, digest },
  }),
  checkDraft: use(checkDraft, {
    ...{ draftStore, library, uploadStore, artistStore, partyStore, confirmationStore, digest },
  }),
  withdrawRevision: use(withdrawRevision, { ...showing, draftStore, clock }),
  listRevisions: use(listRevisions, { draftStore, library, textSigner, digest, ids }),
  readRevision: use(readRevision, { draftStore, library, partyStore, digest, ids }),
  decideRevision: use(decideRevision, {
    ...{ draftStore, library, artistStore, partyStore, confirmationStore, mailTexts, digest, ids, clock },
    baseUrl,
  }),
  initiateStem: use(initiateStem, { ...stems, limiter, ids }),
  listOwnStems: use(listOwnStems, stems),
  confirmStem: use(confirmStem, stems),
  deleteStem: use(deleteStem, stems),
  readDraft: use(readDraft, { ...showing, draftStore }),
  listDrafts: use(listDrafts, { draftStore, library, textSigner, digest }),
});
