import type { LicenseTerms as Offered, Rate } from '../../../domain/catalog/license-terms.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { LicenseTerms } from './terms.contract.ts';

const rateView = ({ contentTypes, territories, fee }: Rate) => ({
  ...(contentTypes && { contentTypes: [...contentTypes] }),
  ...(territories && { territories: [...territories] }),
  fee,
});

export const termsView = (terms: Offered): LicenseTerms => ({
  termsId: terms.termsId,
  version: terms.version,
  hash: terms.hash,
  effectiveAt: timestamp(terms.effectiveAt),
  media: [...terms.media],
  contentTypes: [...terms.contentTypes],
  territories: { include: [...terms.territories.include], exclude: [...terms.territories.exclude] },
  term: terms.term,
  exclusivity: terms.exclusivity,
  monetization: terms.monetization,
  paidAdvertising: terms.paidAdvertising,
  edits: terms.edits,
  standaloneUse: terms.standaloneUse,
  sublicensable: terms.sublicensable,
  attributionRequired: terms.attributionRequired,
  publishedContentSurvives: terms.publishedContentSurvives,
  tdm: terms.tdm,
  ...(terms.fee && { fee: terms.fee }),
  ...(terms.rates && { rates: terms.rates.map(rateView) }),
});
