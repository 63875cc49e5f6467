import type { Opened } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import {
  aRevocation,
  aRevoked,
  anEvent,
  contentId,
  licenseId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { anIdempotentRequest, stage, storedEvents, type LedgerView } from './stage.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

const november = '2026-11';
const lastMonth = '2026-10';
const workers = 50;
const rounds = 6;

type GuardFailed = Extract<Opened, { outcome: 'guard-failed' }>;

export const endingPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const revokedEvent = (n: number) => anEvent({ type: 'license.revoked' }, n);
  return [
    policy('keeps a revoked license with why and when it ended', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1));
      const why = aRevocation({ reasonCode: 'other', reason: 'a second thought', actor: 'operator' });
      const revoked = aRevoked(offer(1).candidate, why);
      expect(await view.ledger.close({ revoked, effects: effectsOf({ events: [revokedEvent(2)] }) })).toEqual(
        revoked,
      );
      expect(await view.ledger.find(licenseId())).toEqual(revoked);
      expect(await view.ledger.findExisting(revoked)).toBeUndefined();
      expect((await storedEvents(view)).map(({ type }) => type)).toEqual([
        'license.issued',
        'license.revoked',
      ]);
    }),

    policy(
      'records who ended a license if this call ended it, and not if it had ended before',
      async (view) => {
        const { offer } = await stage(view);
        await view.ledger.open(offer(1));
        const revoked = aRevoked(offer(1).candidate, aRevocation());
        const end = (action: string) => {
          const note = {
            at: noon,
            actor: { kind: 'operator' } as const,
            action,
            subjects: [licenseId()],
            detail: {},
          };
          return view.ledger.close({
            revoked,
            effects: effectsOf({ events: [revokedEvent(2)], audit: note }),
          });
        };
        await end('ended');
        await end('ended again');
        const entries = await view.auditLog.entries({ after: 0, limit: 10, subject: licenseId() });
        expect(entries.map(({ action }) => action)).toEqual(['ended']);
      },
    ),

    policy(
      'revokes once when twenty concurrent callers revoke, and all see the first',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        await view.ledger.open(offer(1));
        const answers = await concurrently(20, ({ ledger }, n) => {
          const revoked = aRevoked(offer(1).candidate, aRevocation({ actor: `other-${n}` }), noon + n);
          return ledger.close({ revoked, effects: effectsOf({ events: [revokedEvent(100 + n)] }) });
        });
        const stored = await view.ledger.find(licenseId());
        expect(stored).toMatchObject({ status: 'revoked' });
        expect(answers).toEqual(answers.map(() => stored));
        expect(await storedEvents(view)).toHaveLength(2);
        expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({
          issued: 1,
          active: 0,
        });
      },
    ),

    policy('returns nothing for a license that was never issued', async (view) => {
      const { offer } = await stage(view);
      const revoked = aRevoked(offer(9).candidate);
      expect(
        await view.ledger.close({ revoked, effects: effectsOf({ events: [revokedEvent(2)] }) }),
      ).toBeUndefined();
      expect(await view.ledger.find(licenseId(9))).toBeUndefined();
      expect(await storedEvents(view)).toEqual([]);
    }),

    policy('leaves a lapsed license expired, without an event', async (view) => {
      const { offer } = await stage(view);
      const lapsing = offer(1, { validUntil: noon + 1_000 });
      await view.ledger.open(lapsing);
      const revoked = aRevoked(lapsing.candidate, aRevocation(), noon + 1_000);
      const answer = await view.ledger.close({ revoked, effects: effectsOf({ events: [revokedEvent(2)] }) });
      expect(answer).toEqual({ ...lapsing.candidate, status: 'expired' });
      expect(await storedEvents(view)).toHaveLength(1);
    }),

    policy(
      'makes the running lock an idempotency record, also where the license had ended already',
      async (view) => {
        const { offer } = await stage(view);
        await view.ledger.open(offer(1));
        const revoked = aRevoked(offer(1).candidate);
        for (const key of ['first', 'second']) {
          await view.idempotencyStore.begin(anIdempotentRequest({ key }));
          const idempotency = { key, status: 200, resourceId: licenseId() };
          await view.ledger.close({
            revoked,
            effects: effectsOf({
              events: key === 'first' ? [revokedEvent(2)] : [],
              idempotency,
            }),
          });
          const done = { outcome: 'done', status: 200, resourceId: licenseId() };
          expect(await view.idempotencyStore.begin(anIdempotentRequest({ key }))).toEqual(done);
        }
      },
    ),

    policy('leaves nothing of a revocation that fails halfway', async (view) => {
      const { offer } = await stage(view);
      const { candidate } = offer(1);
      await view.ledger.open(offer(1));
      const broken = {
        revoked: aRevoked(candidate),
        effects: effectsOf({ events: [revokedEvent(2), revokedEvent(1)] }),
      };
      await expect(view.ledger.close(broken)).rejects.toThrow();
      expect(await view.ledger.find(licenseId())).toEqual(candidate);
      expect(await storedEvents(view)).toHaveLength(1);
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ active: 1 });
    }),

    policy(
      'never has two active licenses while fifty workers issue and revoke one binding',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        let serial = 0;
        // Answered as opened, and not yet asked to be closed: of one binding never two.
        const active = new Set<string>();
        const closing = new Set<string>();
        const observe = ({ outcome, license: { licenseId: id } }: Exclude<Opened, GuardFailed>) => {
          if (outcome === 'existing' || closing.has(id)) return;
          expect([...active]).toEqual([]);
          active.add(id);
        };
        await concurrently(workers, async ({ ledger }, worker) => {
          const openNext = async () => {
            const opened = await ledger.open(offer(++serial));
            if (opened.outcome === 'guard-failed') throw new Error('a guard failed that held');
            observe(opened);
            return opened.license;
          };
          for (let round = 0; round < rounds; round++) {
            // Out of step with one another, so that openings and closings meet.
            for (let once = 0; once < worker % 3; once++) await openNext();
            const license = await openNext();
            const id = license.licenseId;
            closing.add(id);
            active.delete(id);
            const ended = anEvent({ type: 'license.revoked', data: { licenseId: id } }, ++serial);
            await ledger.close({ revoked: aRevoked(license), effects: effectsOf({ events: [ended] }) });
          }
        });
        const story = await storedEvents(view);
        const idsOf = (wanted: string) =>
          story.filter(({ type }) => type === wanted).map((event) => event.licenseId);
        const issued = idsOf('license.issued');
        expect(issued.length).toBeGreaterThan(rounds);
        expect(new Set(issued).size).toBe(issued.length);
        expect(idsOf('license.revoked').sort()).toEqual([...issued].sort());
        expect(await view.ledger.findExisting(offer(1).candidate)).toBeUndefined();
        const counts = await view.ledger.counts(platformId(), november, noon);
        expect(counts).toMatchObject({ issued: issued.length, active: 0 });
      },
      30_000,
    ),

    policy(
      'counts what was issued each day of a month, and what was active at its end or is now',
      async (view) => {
        const { offer } = await stage(view);
        const day = 86_400_000;
        const first = Date.UTC(2026, 10, 1);
        const moments = [first - 1, first, first, first + 29 * day, first + 30 * day - 1, first + 30 * day];
        const lapsesAt = first + 32 * day;
        for (const [i, at] of moments.entries()) {
          const span = { issuedAt: at, validFrom: at, ...(i === 1 && { validUntil: lapsesAt }) };
          await view.ledger.open(offer(i + 1, { contentId: contentId(i + 1), ...span }));
        }
        const third = await view.ledger.find(licenseId(3));
        if (third) await view.ledger.close({ revoked: aRevoked(third), effects: noEffects });
        expect(await view.ledger.counts(platformId(), november, lapsesAt)).toEqual({
          issued: 4,
          active: 4,
          issuedByDay: new Map([
            ['2026-11-01', 2],
            ['2026-11-30', 2],
          ]),
        });
        const active = async (month: string, now: number) =>
          (await view.ledger.counts(platformId(), month, now)).active;
        expect(await active('2026-12', lapsesAt - 1)).toBe(5);
        expect(await active('2026-12', lapsesAt)).toBe(4);
        expect(await active(november, lapsesAt + 40 * day)).toBe(4);
        expect(await active('2026-12', lapsesAt + 40 * day)).toBe(4);
        expect(await active(lastMonth, noon)).toBe(1);
        expect(await active('2026-09', noon)).toBe(0);
        expect(await active('2026-12', noon)).toBe(0);
        expect(await view.ledger.counts(platformId(), lastMonth, noon)).toMatchObject({ issued: 1 });
        expect(await view.ledger.counts(platformId(2), november, noon)).toEqual({
          issued: 0,
          active: 0,
          issuedByDay: new Map(),
        });
      },
    ),
  ];
};
