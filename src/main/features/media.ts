import { readWaveformForStaff } from '../../application/catalog/read-waveform-for-staff.ts';
import { downloadTrack } from '../../application/media/download-track.ts';
import { mediaLinks } from '../../application/media/media-links.ts';
import { openMedia } from '../../application/media/open-media.ts';
import { renders } from '../../application/media/renders.ts';
import { linkToReviewAudio, openReviewAudio } from '../../application/media/review-audio.ts';
import { streamPreview } from '../../application/media/stream-preview.ts';
import type { Media } from '../../ports/driving/media/media.ts';
import type { ReviewMedia } from '../../ports/driving/media/review-media.ts';
import { meter } from './requests.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  accounts,
  library,
  textSigner,
  clock,
  auditLog,
  staffRegistry,
  mediaStore,
  audioProcessor,
  delay,
  marks,
  digest,
  ledger,
  registry,
} = driven;
const { baseUrl, markDownloads } = settings;

/** Signed links to previews and downloads. */
export const links = use(mediaLinks, { textSigner, clock, baseUrl });
/** Rendered files: previews, formats, marked downloads. */
export const rendered = use(renders, {
  mediaStore,
  audioProcessor,
  delay,
  marks,
  digest,
  markDownloads,
  baseUrl,
});

const audio = { library, renders: rendered, textSigner, clock };

export const media = feature<Media & ReviewMedia>({
  linkToReviewAudio: use(linkToReviewAudio, { ...audio, auditLog, baseUrl }),
  openReviewAudio: use(openReviewAudio, { ...audio, accounts, staffRegistry, mediaStore }),
  readWaveformForStaff: use(readWaveformForStaff, { library }),
  streamPreview: use(streamPreview, { library, renders: rendered, links, meter }),
  downloadTrack: use(downloadTrack, { library, ledger, renders: rendered, links, meter, clock }),
  openMedia: use(openMedia, { library, ledger, registry, mediaStore, renders: rendered, links, clock }),
});
