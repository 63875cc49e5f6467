import type { DraftStore } from '../../../../src/ports/driven/drafts/draft-store.ts';
import { aDraftAddition } from '../../../support/drafts/draft-records.ts';
import { without } from '../../../support/effects.ts';
import { unguarded } from '../../drafts/delivered-drafts.ts';
import type { DraftsView } from '../../drafts/drafts-view.ts';

const broken =
  (break_: (real: DraftStore, view: DraftsView) => Partial<DraftStore>) =>
  (view: DraftsView): DraftsView => ({
    ...view,
    draftStore: { ...view.draftStore, ...break_(view.draftStore, view) },
  });

/** Stores that deliver wrongly, each with the cases that must catch it. */
export const deliveredDraftsMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: DraftsView) => DraftsView;
}[] = [
  {
    title: 'a delivery draft by draft',
    by: [
      'stores nothing of a delivery if a draft has changed since',
      'creates one draft of twenty concurrent deliveries with one external ID',
    ],
    of: broken((real) => ({
      deliver: async (delivery) => {
        for (const [n, draft] of delivery.added.entries()) await real.add(aDraftAddition(draft, 100 + n));
        return real.deliver(delivery);
      },
    })),
  },
  {
    title: 'a delivery without its note',
    by: ['stores the drafts and parties of a delivery together, with its note'],
    of: broken((real) => ({ deliver: (delivery) => real.deliver(without('audit', delivery)) })),
  },
  {
    title: 'a delivery without its parties',
    by: ['stores the drafts and parties of a delivery together, with its note'],
    of: broken((real) => ({ deliver: (delivery) => real.deliver({ ...delivery, parties: [] }) })),
  },
  {
    title: 'a delivery beyond the limit',
    by: ['stores nothing of a delivery beyond the limit of drafts'],
    of: broken((real) => ({
      deliver: (delivery) => real.deliver({ ...delivery, guards: { maxDrafts: 10_000 } }),
    })),
  },
  {
    title: 'a delivery that ignores other parties',
    by: ['stores nothing of a delivery if the account has other parties since'],
    of: broken((real) => ({ deliver: (delivery) => real.deliver(unguarded(delivery)) })),
  },
  {
    title: 'a delivery that ignores the external IDs that drafts gain',
    by: ['stores nothing of a delivery that gives a draft the external ID of another'],
    of: broken((real) => ({
      deliver: (delivery) =>
        real.deliver({
          ...delivery,
          changed: delivery.changed.map(({ externalId: _, ...draft }) => draft),
        }),
    })),
  },
  {
    title: 'a search for the first identities alone',
    by: ['finds the drafts of an account by external ID and ISRC, each once'],
    of: broken((real) => ({
      identified: (accountId, identities) => real.identified(accountId, identities.slice(0, 100)),
    })),
  },
];
