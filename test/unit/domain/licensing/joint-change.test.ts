import fc from 'fast-check';
import { decideJointChange } from '../../../../src/domain/licensing/issuance/joint-change.ts';
import {
  asOf,
  hasLapsed,
  type ActiveLicense,
  type License,
} from '../../../../src/domain/licensing/license.ts';
import { aLicense, aRevocation, aRevoked, contentId, noon } from '../../../support/builders/builders.ts';

const moments = fc.integer({ min: noon - 2, max: noon + 2 });
const ends = fc.option(moments, { nil: undefined });
const contents = fc.integer({ min: 1, max: 3 });

/** Stored licenses of three contents, at most one of each active. */
const licenseLists = fc
  .uniqueArray(fc.record({ content: contents, validUntil: ends, isRevoked: fc.boolean() }), {
    selector: ({ content }) => content,
  })
  .map((all) =>
    all.map(({ content, validUntil, isRevoked }): License => {
      const license = aLicense(
        { contentId: contentId(content), ...(validUntil !== undefined && { validUntil }) },
        content,
      );
      return isRevoked ? aRevoked(license, aRevocation(), noon - 3) : license;
    }),
  );

const lists = fc.array(contents, { maxLength: 3 });

describe('licenses of a platform that are issued and ended together', () => {
  it('are changed exactly as they could be one after another, those that end first', () => {
    fc.assert(
      fc.property(licenseLists, lists, lists, (storedLicenses, ending, opening) => {
        const closings = ending.map((n) => aRevoked(aLicense({ contentId: contentId(n) }, n)));
        const openings = opening.map((n, i) => aLicense({ contentId: contentId(n) }, 10 + i));
        const currentHolderOf = ({ contentId: id }: License) =>
          storedLicenses.find((one): one is ActiveLicense => one.status === 'active' && one.contentId === id);
        const decided = decideJointChange(
          {
            stored: closings.map(({ licenseId }) =>
              storedLicenses.find((one) => one.licenseId === licenseId),
            ),
            holders: openings.map(currentHolderOf),
          },
          { openings, closings },
        );

        // The same, one license after another.
        const left = new Map(storedLicenses.map((license) => [license.licenseId, license]));
        const retired: License[] = [];
        let isFree = true;
        for (const revoked of closings) {
          const stored = left.get(revoked.licenseId);
          isFree &&= stored !== undefined && asOf(stored, revoked.revokedAt).status === 'active';
          left.set(revoked.licenseId, revoked);
        }
        for (const license of openings) {
          const holder = [...left.values()].find(
            (one) => one.status === 'active' && one.contentId === license.contentId,
          );
          if (holder && !hasLapsed(holder, license.issuedAt)) isFree = false;
          if (holder && hasLapsed(holder, license.issuedAt)) {
            retired.push(asOf(holder, license.issuedAt));
            left.set(holder.licenseId, asOf(holder, license.issuedAt));
          }
          left.set(license.licenseId, license);
        }
        expect(decided).toEqual(isFree ? { outcome: 'free', retired } : { outcome: 'conflict' });
      }),
      { numRuns: 1_000 },
    );
  });
});
