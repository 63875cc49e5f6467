import { z } from 'zod';
import { anyone, trackEditor } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import {
  AnswerSharesDto,
  AskedConfirmationList,
  AskedShares,
  ConfirmationList,
  exampleAsked,
  exampleAskedShares,
  exampleConfirmations,
  ReadSharesDto,
  shareCode,
} from './confirmation.schemas.ts';

const tags = ['Parties'];
const ofTrack = '/api/v1/artists/me/tracks/{trackId}/confirmations';
const params = z.strictObject({ trackId: field.trackId });
const byCode = {
  method: 'POST',
  access: { kind: 'public', limit: 'share-confirmations' },
  tags,
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
} as const;
const shown = { description: 'Your shares.', schema: AskedShares, example: exampleAskedShares };

export const listConfirmations = route({
  operation: 'listShareConfirmations',
  method: 'GET',
  path: ofTrack,
  access: anyone,
  summary: 'List the confirmations of a track',
  description:
    'Returns each party that has a share in the track, with its shares and whether it has confirmed them. A party with your own confirmed address counts as confirmed if you are an owner of the account, for your own requests only.',
  tags,
  params,
  responses: {
    200: { description: 'The parties.', schema: ConfirmationList, example: exampleConfirmations },
  },
  problems: ['NOT_FOUND'],
});

export const askForConfirmations = route({
  operation: 'requestShareConfirmations',
  method: 'POST',
  path: ofTrack,
  access: trackEditor,
  summary: 'Request the confirmations of a track',
  description:
    'Emails each party, 50 at a time, that was not asked about its current shares, name and track a code with which it confirms or disputes them within 30 days. The email names your account, which entered the address. Send the request again to remind those that have not answered: at most twice, and three days after the last email at the earliest. A changed question is emailed a day after the last email at the earliest. Parties that would get too many emails today are left out; if that leaves none, the response is 429. Your email address must be confirmed. Needs the role `owner` or `editor`.',
  tags,
  params,
  responses: {
    200: { description: 'The parties.', schema: AskedConfirmationList, example: exampleAsked },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const readShares = route({
  ...byCode,
  operation: 'readShareConfirmation',
  path: '/api/v1/share-confirmations/read',
  summary: 'Read your shares in a track',
  description:
    'Returns the track and the shares that an emailed code asks you to confirm. Returns 409 if the account has changed your shares, your name, your IPI name number, your address, or the title or artists of the track since, in which case it must ask you again, and if a later email replaced the code. Requires no credential.',
  body: { schema: ReadSharesDto, example: { code: shareCode } },
  responses: { 200: shown },
});

export const answerShares = route({
  ...byCode,
  operation: 'answerShareConfirmation',
  path: '/api/v1/share-confirmations/answer',
  summary: 'Confirm or dispute your shares in a track',
  description:
    'Answers with an emailed code. You can answer again while the code is valid; the last answer counts. `optOut` works with the latest code and any of the 20 before it, whatever has changed, also after 30 days, for the address that got it; the response then shows nothing of a changed question. The account sees your answer and your reason. A dispute also reaches our staff if the track was submitted; it works with the latest code whatever the account has changed since. Requires no credential.',
  body: { schema: AnswerSharesDto, example: { code: shareCode, answer: 'confirm' } },
  responses: { 200: { ...shown, example: { ...exampleAskedShares, state: 'confirmed' as const } } },
});
