import type { FileTags } from '../../../src/domain/licensing/file-tags.ts';
import { licenseId, trackId } from '../builders/builders.ts';

const api = 'https://api.example/api/v1';

/** Tags that no reader gets right by chance. */
export const someTags: FileTags = {
  title: 'Slow Harbour – 夜 (Radio Edit)',
  artist: 'Ada Finch & Bø feat. Ćy',
  album: 'Tides',
  isrc: 'DEA622600417',
  trackId: trackId(1),
  license: { licenseId: licenseId(1), verifyUrl: `${api}/verify/${licenseId(1)}` },
  termsUrl: `${api}/tracks/${trackId(1)}/license-terms`,
  tdm: {
    dataMining: 'allowed',
    aiInference: 'constrained',
    aiTraining: 'notAllowed',
    aiGenerativeTraining: 'notAllowed',
  },
};
