import { z } from 'zod';
import { maxStems, maxStemsBytes } from '../../../../domain/drafts/stems.ts';
import { anyone, trackEditor } from '../../artists/artist-sessions.contract.ts';
import { route } from '../../kernel/route.ts';
import { examples, trackId } from '../../vocabulary/fields.ts';
import {
  exampleOwnStem,
  exampleReadyStem,
  OwnStem,
  OwnStemList,
  StemConfirmDto,
  stemId,
  StemInitDto,
} from './own-stem.schemas.ts';

const tags = ['Submissions'];
const all = '/api/v1/artists/me/tracks/{trackId}/stems';
const one = `${all}/{stemId}` as const;
const ofTrack = z.strictObject({ trackId });
const ofStem = z.strictObject({ trackId, stemId });
const role = 'Needs the role `owner` or `editor`.';

export const initiateStem = route({
  operation: 'initiateStem',
  method: 'POST',
  path: all,
  access: trackEditor,
  summary: 'Add a stem to a track',
  description: `Returns a URL to which you send the file, as for [the upload of a recording](/reference/operations/initiateUpload), with the same limits. [Confirm](/reference/operations/confirmStem) the stem when all bytes are received. With \`stemId\` it replaces a stem. A track can have ${maxStems} stems of ${maxStemsBytes / 2 ** 30} GiB together. Stems are reviewed when you submit the track; those of an approved track are a \`revision\`. ${role}`,
  tags,
  params: ofTrack,
  body: {
    schema: StemInitDto,
    example: {
      ...{ category: 'drums', name: 'Drums' },
      ...{ fileName: 'night-drive-drums.wav', sizeBytes: 52_920_044 },
    },
  },
  responses: {
    201: {
      description: 'The stem.',
      schema: OwnStem,
      example: { ...exampleOwnStem, status: 'initiated' as const, progress: 0, receivedBytes: 0 },
      headers: {
        location: {
          description: 'URL of the stems of the track.',
          example: `https://api.example.com/api/v1/artists/me/tracks/${examples.trackId}/stems`,
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const listOwnStems = route({
  operation: 'listOwnStems',
  method: 'GET',
  path: all,
  access: anyone,
  summary: 'List the stems of one of your tracks',
  description:
    'Returns the stems of a track of your account as it is now, submitted or not, with the state of each. Until a stem is confirmed, and if your role permits uploads, it has a URL to continue its upload.',
  tags,
  params: ofTrack,
  responses: {
    200: {
      description: 'The stems.',
      schema: OwnStemList,
      example: { data: [exampleReadyStem], stemsSumToMaster: { residualDb: -84.2 } },
    },
  },
  problems: ['NOT_FOUND'],
});

const { measured: _, ...exampleKept } = exampleReadyStem;

export const confirmStem = route({
  operation: 'confirmStem',
  method: 'POST',
  path: `${one}/confirm`,
  access: trackEditor,
  summary: 'Confirm a stem',
  description: `Confirms that you sent all bytes of a stem. The track needs a processed recording, with which we compare the stem: its length may differ by 100 ms, its sample rate must be the same, and it cannot have more channels. The stem becomes \`ready\` or \`failed\`. Once all stems are ready, we measure how far their sum is from the recording. A repeated confirmation returns the stem in its current state. ${role}`,
  tags,
  params: ofStem,
  body: { schema: StemConfirmDto.default({}), example: { sha256: examples.hash } },
  responses: {
    202: {
      description: 'The confirmed stem.',
      schema: OwnStem,
      example: {
        ...{ ...exampleKept, status: 'processing' as const, progress: 0, stage: 'waiting' as const },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const deleteStem = route({
  operation: 'deleteStem',
  method: 'DELETE',
  path: one,
  access: trackEditor,
  summary: 'Remove a stem from a track',
  description: `Removes a stem from a track and deletes its file, unless a version that you submitted has it. The stems of an approved track stay in the catalog until we approve the \`revision\`. ${role}`,
  tags,
  params: ofStem,
  responses: { 204: { description: 'The stem was removed.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
