import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import { aRevoked, licenseId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { stage, storedEvents, type LedgerView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const november = '2026-11';
const lapsing: Partial<ActiveLicense> = { validUntil: noon + 1_000 };
const issuedAt = (at: number): Partial<ActiveLicense> => ({ issuedAt: at, validFrom: at });

/** Licenses that follow one that lapsed or was revoked, in the same binding. */
export const successorPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('expires a lapsed license in the commit of its successor, without an event', async (view) => {
      const { offer } = await stage(view);
      const first = offer(1, lapsing);
      await view.ledger.open(first);
      const later = offer(2, issuedAt(noon + 1_000));
      expect(await view.ledger.open(later)).toEqual({ outcome: 'opened', license: later.candidate });
      expect(await view.ledger.find(licenseId(1))).toEqual({ ...first.candidate, status: 'expired' });
      expect(await view.ledger.findExisting(later.candidate)).toEqual(later.candidate);
      expect((await storedEvents(view)).map(({ licenseId: id }) => id)).toEqual([licenseId(1), licenseId(2)]);
    }),

    policy('keeps a license until the moment it expires', async (view) => {
      const { offer } = await stage(view);
      const first = offer(1, lapsing);
      await view.ledger.open(first);
      const early = await view.ledger.open(offer(2, issuedAt(noon + 999)));
      expect(early).toEqual({ outcome: 'existing', license: first.candidate });
    }),

    policy(
      'opens one successor when twenty concurrent callers race for a lapsed binding',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        await view.ledger.open(offer(100, lapsing));
        const late = issuedAt(noon + 1_000);
        const answers = await concurrently(20, ({ ledger }, n) => ledger.open(offer(n, late)));
        expect(answers.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
        const after = await view.ledger.counts(platformId(), november, noon + 1_000);
        expect(after).toMatchObject({ issued: 2, active: 1 });
      },
    ),

    policy('keeps the revoked entry when its binding is licensed again', async (view) => {
      const { offer } = await stage(view);
      const first = aRevoked(offer(1).candidate);
      await view.ledger.open(offer(1));
      await view.ledger.close({ revoked: first, effects: noEffects });
      expect(await view.ledger.open(offer(2))).toMatchObject({ outcome: 'opened' });
      expect(await view.ledger.find(licenseId(1))).toEqual(first);
      expect(await view.ledger.findExisting(first)).toMatchObject({ licenseId: licenseId(2) });
    }),
  ];
};
