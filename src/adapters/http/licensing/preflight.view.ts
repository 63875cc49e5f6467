import { contentTypesOf, versionOf } from '../../../domain/licensing/license.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type {
  AmendmentPreflight,
  AmendRejected,
  PlatformMismatch,
  PreflightResult,
} from '../../../ports/driving/licensing.ts';
import { alternativeView } from '../kernel/problems/rows/licensing-problems.ts';
import { toProblem } from '../kernel/problems/problems.ts';
import { coverageView } from './license.view.ts';

/** A rejection has the code of the error that the request itself would return. */
const rejectionView = (rejection: AmendRejected | PlatformMismatch) => ({
  code: toProblem(rejection, 0).code,
  ...('clause' in rejection && { clause: rejection.clause }),
  ...('clauses' in rejection && { clauses: [...rejection.clauses] }),
  ...('price' in rejection && { price: rejection.price, reason: rejection.reason }),
});

export const issuanceView = ({
  index,
  allowed,
  existing,
  price,
  rejection,
  alternatives,
}: PreflightResult) => ({
  index,
  allowed,
  ...(existing && { licenseId: existing.license.licenseId, ...coverageView(existing.differences) }),
  ...(price && { price }),
  ...(rejection && rejectionView(rejection)),
  ...(alternatives && { alternatives: alternatives.map(alternativeView) }),
});

export const amendmentView = (result: AmendmentPreflight) => {
  const { index, allowed } = result;
  if (!result.allowed) {
    const { rejection } = result;
    const alternatives = 'alternatives' in rejection ? rejection.alternatives : [];
    return {
      ...{ index, allowed, ...rejectionView(rejection) },
      ...(alternatives.length > 0 && { alternatives: alternatives.map(alternativeView) }),
    };
  }
  const { license, amended, price } = result;
  return {
    ...{ index, allowed, amended, ...(price && { price }) },
    license: {
      version: versionOf(license),
      contentTypes: [...contentTypesOf(license)],
      territories: [...license.territories],
      ...(license.validUntil !== undefined && { validUntil: timestamp(license.validUntil) }),
      termsHash: license.terms.hash,
    },
  };
};
