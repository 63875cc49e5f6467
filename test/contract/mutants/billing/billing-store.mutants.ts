import type { BillingStore, BillingCommit } from '../../../../src/ports/driven/billing/billing-store.ts';
import type {
  PlatformChange,
  PlatformRegistry,
} from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type { BillingView } from '../../billing/billing-store/stage.ts';
import { noEffects, without } from '../../../support/effects.ts';

const book =
  (break_: (real: BillingStore, view: BillingView) => Partial<BillingStore>) =>
  (view: BillingView): BillingView => ({
    ...view,
    billing: { ...view.billing, ...break_(view.billing, view) },
  });

const committing = (
  commit: (
    real: BillingStore,
    change: BillingCommit,
    view: BillingView,
  ) => ReturnType<BillingStore['commit']>,
) => book((real, view) => ({ commit: (change) => commit(real, change, view) }));

const changing =
  (
    change: (
      real: PlatformRegistry,
      given: PlatformChange,
      view: BillingView,
    ) => ReturnType<PlatformRegistry['change']>,
  ) =>
  (view: BillingView): BillingView => ({
    ...view,
    registry: { ...view.registry, change: (given) => change(view.registry, given, view) },
  });

const broughtDue = 'makes an account due with the change of its platform that requests it, and never later';
const once = 'processes an event once, by its provider’s ID';
let serial = 0;

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const billingStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: BillingView) => BillingView;
}[] = [
  {
    title: 'events that are not recognized when they are repeated',
    by: [once],
    of: committing((real, change) => {
      const { event } = change;
      const renamed = event && { ...event, providerEventId: `${event.providerEventId} ${++serial}` };
      return real.commit({ ...change, ...(renamed && { event: renamed }) });
    }),
  },
  {
    title: 'events that are looked for before they are written',
    by: ['processes an event once when a hundred callers send it concurrently'],
    of: committing(async (real, change) => {
      const { events, account } = await real.record(change.account.platformId);
      if (events.some(({ providerEventId }) => providerEventId === change.event?.providerEventId)) {
        return 'duplicate';
      }
      const version = account?.version ?? 0;
      const { platform: _, event, ...rest } = change;
      const renamed = event && { ...event, providerEventId: `${event.providerEventId} ${++serial}` };
      for (let tries = 0; tries < 200; tries++) {
        const next = { ...rest.account, version: version + tries + 1 };
        const guards = { account: version + tries, platform: change.guards.platform };
        const outcome = await real.commit({
          ...rest,
          ...(renamed && { event: renamed }),
          account: next,
          guards,
        });
        if (outcome !== 'guard-failed') return outcome;
      }
      return 'guard-failed';
    }),
  },
  {
    title: 'an account that is not checked again',
    by: ['does nothing if the account has changed'],
    of: committing(async (real, change) => {
      const { account } = await real.record(change.account.platformId);
      const guards = { ...change.guards, account: account?.version ?? ('absent' as const) };
      return real.commit({ ...change, guards });
    }),
  },
  {
    title: 'a platform that is not checked again',
    by: [
      'does nothing if the platform has changed',
      'does nothing if the platform has changed, even if nothing of it is to be updated',
    ],
    of: committing(async (real, change, { registry }) => {
      const version = (await registry.find(change.account.platformId))?.platform.version ?? 0;
      const moved = change.platform && { ...change.platform, version: version + 1 };
      const guards = { ...change.guards, platform: version };
      return real.commit({ ...change, guards, ...(moved && { platform: moved }) });
    }),
  },
  {
    title: 'the platform first, then the rest',
    by: ['does nothing if the account has changed'],
    of: committing(async (real, { platform, ...rest }, { registry }) => {
      const { platform: version } = rest.guards;
      if (!platform) return real.commit(rest);
      await registry.change({ platform, guards: { version }, effects: noEffects });
      return real.commit({ ...rest, guards: { ...rest.guards, platform: version + 1 } });
    }),
  },
  {
    title: 'the rest first, then the platform',
    by: ['does nothing if the platform has changed'],
    of: committing(async (real, { platform, ...rest }, { registry }) => {
      const now = (await registry.find(rest.account.platformId))?.platform.version ?? 0;
      const outcome = await real.commit({ ...rest, guards: { ...rest.guards, platform: now } });
      const { platform: version } = rest.guards;
      if (outcome === 'committed' && platform)
        await registry.change({ platform, guards: { version }, effects: noEffects });
      return outcome;
    }),
  },
  {
    title: 'lists of platforms that begin again on each page',
    by: ['lists platforms with an account by their IDs, page by page'],
    of: book((real) => ({ platforms: ({ limit }) => real.platforms({ limit }) })),
  },
  {
    title: 'notes that are lost',
    by: ['keeps event, account, platform, note and emails in one commit'],
    of: committing((real, change) => real.commit(without('audit', change))),
  },
  {
    title: 'emails that are lost',
    by: ['keeps event, account, platform, note and emails in one commit'],
    of: committing((real, change) => real.commit(without('mails', change))),
  },
  {
    title: 'checkouts that are opened whatever the version of the account',
    by: ['opens one checkout of twenty that were decided on one account'],
    of: book((real) => ({
      open: async (opening) => {
        for (;;) {
          const { account } = await real.record(opening.checkout.platformId);
          const version = account?.version ?? 0;
          const outcome = await real.open({
            ...opening,
            account: { ...opening.account, version: version + 1 },
            guards: { account: account?.version ?? 'absent' },
          });
          if (outcome === 'opened') return outcome;
        }
      },
    })),
  },
  {
    title: 'idempotency records completed before the opening',
    by: ['completes the idempotency record of an opening in its commit'],
    of: book((real, { idempotencyStore }) => ({
      open: async (opening) => {
        const { idempotency } = opening.effects;
        if (idempotency) await idempotencyStore.complete(idempotency);
        return real.open(without('idempotency', opening));
      },
    })),
  },
  {
    title: 'changes of platforms that leave the account as it is',
    by: [broughtDue, 'opens no checkout on an account that came due meanwhile'],
    of: changing((real, { accountDue: _, ...change }) => real.change(change)),
  },
  {
    title: 'accounts that come due before their platform is changed',
    by: [broughtDue],
    of: changing(async (real, change, { billing }) => {
      const { platformId } = change.platform;
      const { account } = await billing.record(platformId);
      const { accountDue: nextDue } = change;
      const platform = (await real.find(platformId))?.platform.version ?? 0;
      if (account && nextDue !== undefined) {
        const { version } = account;
        const due = { ...account, nextDue, version: version + 1 };
        await billing.commit({ account: due, effects: noEffects, guards: { account: version, platform } });
      }
      const { accountDue: _, ...rest } = change;
      return real.change(rest);
    }),
  },
  {
    title: 'accounts that are due a moment late',
    by: ['lists accounts that are due to change automatically, the longest due first'],
    of: book((real) => ({
      due: ({ now, ...rest }, limit) => real.due({ now: now - 1, ...rest }, limit),
    })),
  },
  {
    title: 'accounts that stay as another provider left them',
    by: ['names accounts that were settled for another provider, after those whose time has come'],
    of: book((real) => ({
      due: async (context, limit) => {
        const due = await real.due(context, limit);
        const records = await Promise.all(due.map((id) => real.record(id)));
        return due.filter((_, n) => (records[n]?.account?.nextDue ?? Infinity) <= context.now);
      },
    })),
  },
  {
    title: 'invoices that are lost',
    by: ['lists the invoices of all platforms, the latest first, page by page'],
    of: committing((real, { invoices: _, ...change }) => real.commit(change)),
  },
  {
    title: 'invoices that are never removed',
    by: ['replaces an invoice whose status changes, and removes one that no event reports'],
    of: committing((real, { invoices = [], ...change }) =>
      real.commit({ ...change, invoices: invoices.filter(({ invoice }) => invoice !== undefined) }),
    ),
  },
  {
    title: 'invoices that are changed although the account has changed',
    by: ['changes no invoice if the account has changed since the decision'],
    of: committing(async (real, change) => {
      const outcome = await real.commit(change);
      if (outcome !== 'guard-failed' || !change.invoices) return outcome;
      const { account } = await real.record(change.account.platformId);
      if (account) {
        const { version } = account;
        await real.commit({
          ...{ account: { ...account, version: version + 1 }, invoices: change.invoices, effects: noEffects },
          guards: { account: version, platform: change.guards.platform },
        });
      }
      return outcome;
    }),
  },
  {
    title: 'lists of invoices without their filters',
    by: ['finds invoices by platform, ID, status, mode and period'],
    of: book((real) => ({ listInvoices: (_, request) => real.listInvoices({}, request) })),
  },
  {
    title: 'accounts that are older than the list of invoices and stay as they are',
    by: ['has an account come due until its invoices are listed'],
    of: book((real) => ({
      due: async (context, limit) => {
        const due = await real.due(context, limit);
        const records = await Promise.all(due.map((id) => real.record(id)));
        return due.filter((_, n) => records[n]?.account?.invoicesListed === true);
      },
    })),
  },
];
