import type { rowFailures } from '../../../domain/enrichment/enrichment.ts';
import type { UnknownReason } from '../../../domain/enrichment/sound.ts';

/** The wire code of each reason why a row can fail. */
export const rowFailureCodes = {
  'nothing-to-go-by': 'INPUT_MISSING',
  'track-not-found': 'TRACK_NOT_FOUND',
  ambiguous: 'AMBIGUOUS',
  'url-refused': 'URL_NOT_ALLOWED',
  unreachable: 'UNREACHABLE',
  'too-large': 'TOO_LARGE',
  'audio-refused': 'AUDIO_INVALID',
  'upload-gone': 'UPLOAD_EXPIRED',
  'quota-exceeded': 'QUOTA_EXCEEDED',
} as const satisfies Readonly<Record<(typeof rowFailures)[number], string>>;

/** The wire name of each reason why a value is unknown. */
export const unknownReasonCodes = {
  too_short: 'too_short',
  no_beat: 'no_beat',
  no_tonal_centre: 'no_tonal_center',
  silent: 'silent',
  not_analyzed: 'not_analyzed',
  data_mining_not_allowed: 'data_mining_not_allowed',
  watermarked: 'watermarked',
} as const satisfies Readonly<Record<UnknownReason, string>>;
