import { submitterClosed } from '../../../application/moderation/review/submitter-closed.ts';
import { submitterMails } from '../../../application/moderation/review/submitter-mails.ts';
import { driven, settings } from './tokens.ts';
import { use } from './wiring.ts';

const { moderationStore, library, clock, ids, mailTexts, draftStore, artistStore } = driven;
const { baseUrl } = settings;

/** The sources of every use case that decides about tracks. */
export const deciding = {
  ...{ moderationStore, library, clock, ids, mailTexts, baseUrl },
  submitterMails: use(submitterMails, { draftStore, artistStore, mailTexts, ids, clock, baseUrl }),
  submitterClosed: use(submitterClosed, { draftStore, artistStore }),
};
