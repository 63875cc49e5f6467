import fc from 'fast-check';
import { countries } from '../../../../../../src/domain/shared/territory.ts';
import { judgeUse, type LicenseVersion, type Use } from '../../../../../../src/domain/usage/licensed-use.ts';
import type { LicenseLedger } from '../../../../../../src/ports/driven/licensing/license-ledger.ts';
import { amendmentStage } from '../../../../../contract/licensing/license-amendments/stage.ts';
import {
  amendedTimes,
  usesOfVersions,
} from '../../../../../contract/licensing/license-amendments/versions.ts';
import { storeLicense, uses } from '../../../../../contract/licensing/license-ledger/coverage.ts';
import { judgedBy, stage } from '../../../../../contract/licensing/license-ledger/stage.ts';
import { platformId } from '../../../../../support/builders/builders.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

/** Expects the same judgment of every use in a batch as by all versions of all licenses. */
const expectJudged = (
  ledger: LicenseLedger,
  batches: fc.Arbitrary<Use>,
  versions: readonly LicenseVersion[],
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(batches, { maxLength: 9 }), async (batch) => {
      const closest = await ledger.closestTo(platformId(), batch);
      expect(judgedBy(batch, closest)).toEqual(batch.map((use) => judgeUse(use, versions)));
    }),
    { numRuns: 100, seed: 16 },
  );

describe('many licenses of a track', () => {
  it('are judged alike, whether they are compared one by one or searched', async () => {
    const { views, close } = await storageInMemory();
    const [view] = views;
    const staged = await stage(view);
    const licenses: LicenseVersion[] = [];
    for (let n = 1; n <= 60; n++) licenses.push(await storeLicense(view, staged, n));
    await expectJudged(view.ledger, uses, licenses);
    for (const [n, country] of countries.slice(0, 12).entries())
      licenses.push(await storeLicense(view, staged, 61 + n, [country]));
    await expectJudged(view.ledger, uses, licenses);
    await close();
  });

  it('are judged alike with many replaced versions', async () => {
    const { views, close } = await storageInMemory();
    const [view] = views;
    const staged = await amendmentStage(view);
    const versions: LicenseVersion[] = [];
    for (let n = 1; n <= 45; n++) versions.push(...(await amendedTimes(view, staged, n)));
    await expectJudged(view.ledger, usesOfVersions, versions);
    await close();
  });
});
