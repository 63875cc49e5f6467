import { hasLapsed } from '../../../../src/domain/licensing/license.ts';
import { monthOf } from '../../../../src/domain/shared/calendar.ts';
import { ContentId } from '../../../../src/domain/shared/ids.ts';
import type { Opening } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import { closestLicenseMutants } from './closest-licenses.mutants.ts';
import { ledger, licenseListMutants, type LedgerMutant } from './license-lists.mutants.ts';
import { effectsOf, without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

/** Ids come before those that they begin. */
const shortened = ({ at, id }: ListPlace): ListPlace => ({
  at: String(at).slice(0, -1),
  id: id.slice(0, -1),
});

const guarding = (opening: Opening, guards: Partial<Opening['guards']>): Opening => ({
  ...opening,
  guards: { ...opening.guards, ...guards },
});

/** Broken ledgers, by what they do wrong, each with the cases that must catch it. */
export const licenseLedgerMutants: readonly LedgerMutant[] = [
  {
    title: 'a list of all licenses that takes their statuses as they are stored',
    by: ['lists those of all platforms by their status at a moment'],
    of: ledger((real) => ({ listAll: (filter, page) => real.listAll(filter, { ...page, now: 0 }) })),
  },
  {
    title: 'a list of all licenses that ignores the platform beside another filter',
    by: ['lists those of a platform, of a track and of a content type'],
    of: ledger((real) => ({
      listAll: ({ platformId, ...filter }, page) =>
        real.listAll(
          Object.keys(filter).length > 0 || platformId === undefined ? filter : { platformId },
          page,
        ),
    })),
  },
  {
    title: 'a list of all licenses that leaves the last of a page out of the next',
    by: ['lists the licenses of all platforms, newest first, each once'],
    of: ledger((real) => ({
      listAll: (filter, { after, ...page }) =>
        real.listAll(filter, { ...page, ...(after && { after: shortened(after) }) }),
    })),
  },
  {
    title: 'a note outside the commit, whether the license was ended or not',
    by: ['records who ended a license if this call ended it, and not if it had ended before'],
    of: ledger((real, { auditLog }) => ({
      close: async (closing) => {
        const { audit } = closing.effects;
        if (audit) await auditLog.append(audit);
        return real.close(without('audit', closing));
      },
    })),
  },
  {
    title: 'an existing license that is returned whatever the idempotency record says',
    by: [
      'returns no existing license to a request whose lock was released',
      'returns no existing license to a request whose record names another resource',
    ],
    of: ledger((real, { idempotencyStore }) => ({
      open: async (opening) => {
        const { idempotency } = opening.effects;
        const license = await real.findExisting(opening.candidate);
        if (!license || hasLapsed(license, opening.candidate.issuedAt)) return real.open(opening);
        const completed = idempotency && { ...idempotency, resourceId: license.licenseId };
        if (completed) await idempotencyStore.complete(completed).catch(() => undefined);
        return { outcome: 'existing', license };
      },
    })),
  },
  {
    title: 'a group of openings that fails together where one lost its lock',
    by: ['fails only the openings that lost their lock, of those committed together'],
    of: ledger((real) => {
      let group: Promise<unknown>[] = [];
      return {
        open: async (opening) => {
          const own = real.open(opening);
          const together = group;
          together.push(own);
          await Promise.resolve();
          if (group === together) group = [];
          const opened = await own;
          await Promise.all(together);
          return opened;
        },
      };
    }),
  },
  {
    title: 'a lookup of the existing license first and a write later',
    by: [
      'grants one license when twenty concurrent callers race for a binding',
      'opens one successor when twenty concurrent callers race for a lapsed binding',
    ],
    of: ledger((real) => ({
      open: async (opening) => {
        const { candidate } = opening;
        const existing = await real.findExisting(candidate);
        const free = !existing || hasLapsed(existing, candidate.issuedAt);
        await slow();
        const opened = await real.open(opening);
        if (!free || opened.outcome !== 'existing') return opened;
        const contentId = ContentId(`${candidate.contentId} ${candidate.licenseId}`);
        return real.open({ ...opening, candidate: { ...candidate, contentId } });
      },
    })),
  },
  {
    title: 'a quota that is read first and counted later',
    by: ['grants exactly a hundred when two hundred concurrent callers share a quota of a hundred'],
    of: ledger((real) => ({
      open: async (opening) => {
        const { month, limit } = opening.guards.quota;
        const used = await real.issuedIn(opening.candidate.platformId, month);
        if (limit !== null && used >= limit) return { outcome: 'guard-failed', guard: 'quota' };
        await slow();
        return real.open(guarding(opening, { quota: { month, limit: null } }));
      },
    })),
  },
  {
    title: 'a track that is not checked again',
    by: ['issues no license where a takedown was committed between load and commit'],
    of: ledger((real, { library }) => ({
      open: async (opening) => {
        const { trackId } = opening.candidate;
        const catalogVersion = (await library.find(trackId))?.catalogVersion ?? 0;
        return real.open(guarding(opening, { track: { trackId, catalogVersion } }));
      },
    })),
  },
  {
    title: 'a platform that is not checked again',
    by: ['issues no license where a suspension was committed between load and commit'],
    of: ledger((real, { registry }) => ({
      open: async (opening) => {
        const { platformId } = opening.candidate;
        const version = (await registry.find(platformId))?.platform.version ?? 0;
        return real.open(guarding(opening, { platform: { platformId, version } }));
      },
    })),
  },
  {
    title: 'guards that are checked before the existing license',
    by: ['returns the existing license before any guard, without a count or an event'],
    of: ledger((real, { library }) => ({
      open: async (opening) => {
        const track = await library.find(opening.candidate.trackId);
        const moved = track?.catalogVersion !== opening.guards.track.catalogVersion;
        return moved ? { outcome: 'guard-failed', guard: 'track' } : real.open(opening);
      },
    })),
  },
  {
    title: 'events that are dropped',
    by: [
      'grants one license when twenty concurrent callers race for a binding',
      'keeps a revoked license with why and when it ended',
    ],
    of: ledger((real) => ({
      open: (opening) => real.open(without('events', opening)),
      close: (closing) => real.close(without('events', closing)),
    })),
  },
  {
    title: 'quota warnings that are not stored',
    by: ['warns with the license whose number in its month reaches a threshold, however many race for it'],
    of: ledger((real) => ({ open: (opening) => real.open({ ...opening, warnings: [] }) })),
  },
  {
    title: 'warnings of a count that is read first',
    by: ['warns with the license whose number in its month reaches a threshold, however many race for it'],
    of: ledger((real) => ({
      open: async ({ warnings, ...opening }) => {
        const used = await real.issuedIn(opening.candidate.platformId, opening.guards.quota.month);
        await slow();
        const due = warnings.filter(({ at }) => at === used + 1).map(({ event }) => event);
        const { effects } = opening;
        return real.open({
          ...opening,
          effects: { ...effects, events: [...effects.events, ...due] },
          warnings: [],
        });
      },
    })),
  },
  {
    title: 'an idempotency record that is lost',
    by: [
      'makes the running lock an idempotency record in the commit of the license',
      'makes the running lock an idempotency record, also where the license had ended already',
    ],
    of: ledger((real) => ({
      open: ({ candidate, guards, effects: { events } }) =>
        real.open({ candidate, guards, effects: effectsOf({ events }), warnings: [] }),
      close: ({ revoked, effects: { events } }) => real.close({ revoked, effects: effectsOf({ events }) }),
    })),
  },
  {
    title: 'a license for a request whose lock was released',
    by: ['issues nothing for a request whose lock was released'],
    of: ledger((real) => ({
      open: async (opening) => {
        const rest = without('idempotency', opening);
        return real.open(opening).catch(() => real.open(rest));
      },
    })),
  },
  {
    title: 'an idempotency record that names a license that was never issued',
    by: ['names the existing license in the idempotency record of a concurrent caller'],
    of: ledger((real, { idempotencyStore }) => ({
      open: async (opening) => {
        const { idempotency } = opening.effects;
        const opened = await real.open(without('idempotency', opening));
        if (idempotency) await idempotencyStore.complete(idempotency);
        return opened;
      },
    })),
  },
  {
    title: 'an idempotency record that is written where a guard failed',
    by: ['writes nothing at all where a guard failed'],
    of: ledger((real, { idempotencyStore }) => ({
      open: async (opening) => {
        if (opening.effects.idempotency) await idempotencyStore.complete(opening.effects.idempotency);
        return real.open(opening);
      },
    })),
  },
  {
    title: 'an expired license that still blocks its binding',
    by: ['expires a lapsed license in the commit of its successor, without an event'],
    of: ledger((real) => ({
      open: async (opening) => {
        const license = await real.findExisting(opening.candidate);
        return license ? { outcome: 'existing', license } : real.open(opening);
      },
    })),
  },
  {
    title: 'statuses as stored, even if the license has expired since',
    by: ['reports statuses at the requested moment'],
    of: ledger((real) => ({ list: (filter, page) => real.list(filter, { ...page, now: 0 }) })),
  },
  {
    title: 'a page that skips the item that the page before read ahead',
    by: ['lists a platform’s own licenses, newest first, each once'],
    of: ledger((real) => ({
      list: async (filter, page) => {
        const { licenses, next } = await real.list(filter, { ...page, limit: page.limit + 1 });
        const last = licenses.at(-1);
        if (licenses.length <= page.limit || !last) return { licenses };
        return { licenses: licenses.slice(0, -1), next: next ?? last.licenseId };
      },
    })),
  },
  ...closestLicenseMutants,
  {
    title: 'the current number of active licenses in every month',
    by: ['counts what was issued each day of a month, and what was active at its end or is now'],
    of: ledger((real) => ({
      counts: async (platformId, month, now) => ({
        ...(await real.counts(platformId, month, now)),
        active: (await real.counts(platformId, monthOf(now), now)).active,
      }),
    })),
  },
  ...licenseListMutants,
];
