import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { revoke, type License } from '../../../../src/domain/licensing/license.ts';
import {
  aRevocation,
  aRevoked,
  contentId,
  licenseId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aRegister, november } from '../../webhooks/content-store/stage.ts';
import { storedEvents } from '../license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { amendmentStage, type AmendmentView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const revokedOf = (license: License) => {
  const revoked = revoke(license, aRevocation(), noon + 5_000);
  if (revoked.status !== 'revoked') throw new Error('the license had ended');
  return revoked;
};

/** How licenses end that were amended. */
export const endPolicies = (open: OpenWorld<AmendmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'revokes no version that was replaced since it was read, and then the one that is',
      async (view) => {
        const { change, issue } = await amendmentStage(view);
        const first = await issue();
        const { amended } = change(1, first);
        await view.ledger.amend(change(1, first));
        expect(await view.ledger.close({ revoked: revokedOf(first), effects: noEffects })).toEqual(amended);
        expect(await view.ledger.find(licenseId())).toEqual(amended);
        const revoked = revokedOf(amended);
        expect(await view.ledger.close({ revoked, effects: noEffects })).toEqual(revoked);
        expect(await view.ledger.find(licenseId())).toEqual(revoked);
        expect(await view.ledger.replacedVersions(licenseId())).toHaveLength(1);
        expect(await view.ledger.counts(platformId(), november, noon + 6_000)).toMatchObject({ active: 0 });
      },
    ),

    policy('ends no license by an event about its content in a version that was replaced', async (view) => {
      const { change, issue, offer } = await amendmentStage(view);
      const first = await issue();
      await view.ledger.amend(change(1, first));
      const { platform, quota } = offer(1).guards;
      const message = { register: aRegister(), openings: [], effects: noEffects, warnings: [] };
      const guards = { register: 'absent' as const, tracks: [], platform, quota };
      const failed = { outcome: 'guard-failed', guard: 'licenses' };
      expect(await view.contentStore.commit({ ...message, guards, closings: [aRevoked(first)] })).toEqual(
        failed,
      );
      const closings = [revokedOf(change(1, first).amended)];
      expect(await view.contentStore.commit({ ...message, guards, closings })).toEqual({
        outcome: 'committed',
      });
      expect(await view.ledger.find(licenseId())).toEqual(closings[0]);
    }),

    policy(
      'loses neither amendments nor the revocation when both race for a license',
      async (view, concurrently) => {
        const { change, issue } = await amendmentStage(view);
        const first = await issue();
        const places = ['AT', 'BE', 'CH', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT'];
        const granted: string[] = [];
        await concurrently(10, async ({ ledger }, n) => {
          for (let tries = 0; tries < 40; tries++) {
            const license = await ledger.find(licenseId());
            if (license?.status !== 'active') return;
            if (n === 10 && tries > 2) {
              const closed = await ledger.close({ revoked: revokedOf(license), effects: noEffects });
              if (closed?.status === 'revoked') return;
            }
            const place = places[n - 1] ?? 'US';
            if (n === 10 || license.territories.includes(place)) continue;
            const amending = change(100 * n + tries, license, { territories: [place] });
            if ((await ledger.amend(amending)).outcome === 'amended') granted.push(place);
          }
        });
        const kept = await view.ledger.find(licenseId());
        expect(kept?.territories).toEqual([...first.territories, ...granted].toSorted());
        const versions = await view.ledger.replacedVersions(licenseId());
        expect(versions).toHaveLength(granted.length);
        expect(kept?.amendment?.version ?? 1).toBe(granted.length + 1);
        expect((await storedEvents(view)).filter(({ type }) => type === 'license.amended')).toHaveLength(
          granted.length,
        );
      },
    ),

    policy('has a renewed license due for notices of its new end, not of the old one', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const end = noon + 10 * dayMs;
      const first = await issue({ validUntil: end });
      const validUntil = end + 60 * dayMs;
      await view.ledger.amend(change(1, first, { validUntil, at: noon + 4 * dayMs }));
      expect(await view.expiry.due(validUntil - 30 * dayMs - 1, 10)).toEqual([]);
      expect(
        (await view.expiry.due(validUntil - 30 * dayMs, 10)).map(({ license }) => license.validUntil),
      ).toEqual([validUntil]);
      const widened = await issue({ contentId: contentId(2), validUntil: end }, 2);
      await view.ledger.amend(change(2, widened, { at: noon + 4 * dayMs }));
      expect(await view.expiry.due(end - 7 * dayMs, 10)).toMatchObject([
        { license: { licenseId: licenseId(2) } },
      ]);
    }),

    policy('amends no license whose end was announced', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const first = await issue({ validUntil: noon + dayMs });
      const [due] = await view.expiry.due(noon + dayMs, 10);
      const { platformId: id, trackId } = first;
      const notices = [{ licenseId: licenseId(), trackId, dueAt: due?.dueAt ?? 0 }];
      await view.expiry.commit({ platformId: id, notices, effects: noEffects });
      const late = await view.ledger.amend(change(1, first, { validUntil: noon + 60 * dayMs }));
      expect(late).toEqual({ outcome: 'conflict' });
      expect(await view.ledger.find(first.licenseId)).toEqual(first);
      expect(await view.expiry.due(noon + 30 * dayMs, 10)).toEqual([]);
    }),

    policy('sends no notice of an end that was renewed meanwhile', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const end = noon + 40 * dayMs;
      const first = await issue({ validUntil: end });
      const [due] = await view.expiry.due(end - 30 * dayMs, 10);
      await view.ledger.amend(change(1, first, { validUntil: end + 40 * dayMs, at: end - 30 * dayMs }));
      const { platformId: id, trackId } = first;
      const notices = [{ licenseId: licenseId(), trackId, dueAt: due?.dueAt ?? 0 }];
      expect(await view.expiry.commit({ platformId: id, notices, effects: noEffects })).toBe('conflict');
    }),

    policy('counts a renewed license as active past its old end', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const end = noon + 5 * dayMs;
      const first = await issue({ validUntil: end });
      await view.ledger.amend(change(1, first, { validUntil: noon + 200 * dayMs }));
      const active = async (month: string, now: number) =>
        (await view.ledger.counts(platformId(), month, now)).active;
      expect(await active('2026-12', noon + 30 * dayMs)).toBe(1);
      expect(await active('2026-12', noon + 100 * dayMs)).toBe(1);
      expect(await view.ledger.countActive(platformId(), first.trackId, end)).toBe(1);
    }),
  ];
};
