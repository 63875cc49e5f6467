import type { FileTags } from '../../../domain/licensing/file-tags.ts';

type Fields = readonly (readonly [name: string, value: string])[];

export const consentFields = ({ tdm }: FileTags): Fields => [
  ['TDM_DATA_MINING', tdm.dataMining],
  ['TDM_AI_INFERENCE', tdm.aiInference],
  ['TDM_AI_TRAINING', tdm.aiTraining],
  ['TDM_AI_GENERATIVE_TRAINING', tdm.aiGenerativeTraining],
];

/** Returns the tags without a standard field, by the names that Vorbis comments and TXXX frames share. */
export const ownFields = (tags: FileTags): Fields => [
  ['TRACK_ID', tags.trackId],
  ...(tags.license
    ? ([
        ['LICENSE_ID', tags.license.licenseId],
        ['VERIFY_URL', tags.license.verifyUrl],
      ] as const)
    : []),
  ...consentFields(tags),
];
