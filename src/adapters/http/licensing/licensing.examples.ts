import { excludes, grants } from '../../../domain/licensing/license.ts';
import { exampleAttribution, exampleTerms } from '../catalog/catalog.examples.ts';
import { exampleImage } from '../images/picture.view.ts';
import { examples } from '../vocabulary/fields.ts';
import type { License, ListedLicense } from './license.contract.ts';

export const base = 'https://api.example.com/api/v1';

export const exampleOrder = {
  trackId: examples.trackId,
  contentId: examples.contentId,
  contentType: 'ugc_video',
  territories: ['DE', 'AT', 'CH'],
} as const;

export const exampleLicense: License = {
  licenseId: examples.licenseId,
  status: 'active',
  trackId: examples.trackId,
  platformId: examples.platformId,
  contentId: examples.contentId,
  contentType: 'ugc_video',
  contentTypes: ['ugc_video'],
  territories: ['AT', 'CH', 'DE'],
  version: 1,
  media: exampleTerms.media,
  terms: exampleTerms,
  termsHash: exampleTerms.hash,
  attribution: exampleAttribution,
  source: 'api',
  environment: 'live',
  licensee: { name: 'Acme Video', type: 'platform' },
  grants: [...grants],
  excludes: [...excludes],
  compliance: { state: 'clear' },
  publishedContentSurvives: true,
  issuedAt: examples.now,
  validFrom: examples.now,
  validUntil: examples.later,
  updatedAt: examples.now,
  projectName: 'Spring campaign',
  metadata: { campaign: 'spring', season: 3 },
  certificateUrl: `${base}/licenses/${examples.licenseId}/certificate`,
};
export const exampleListed: ListedLicense = { ...exampleLicense, artwork: exampleImage };

export const exampleAmended: License = {
  ...exampleLicense,
  territories: ['AT', 'CH', 'DE', 'FR'],
  version: 2,
  amendedAt: '2026-04-02T10:00:00.000Z',
  updatedAt: '2026-04-02T10:00:00.000Z',
};

export const exampleRevoked: License = {
  ...exampleLicense,
  status: 'revoked',
  revokedAt: '2026-04-11T08:00:00.000Z',
  updatedAt: '2026-04-11T08:00:00.000Z',
  revocation: { reasonCode: 'content_deleted', actor: examples.platformId },
};
