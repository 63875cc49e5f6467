import type { ConfirmationStore } from '../../../../src/ports/driven/parties/confirmation-store.ts';
import { without } from '../../../support/effects.ts';
import type { ConfirmationsView } from '../../parties/confirmation-store.contract.ts';

const broken =
  (break_: (real: ConfirmationStore, view: ConfirmationsView) => Partial<ConfirmationStore>) =>
  (view: ConfirmationsView): ConfirmationsView => ({
    ...view,
    confirmationStore: { ...view.confirmationStore, ...break_(view.confirmationStore, view) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const confirmationStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ConfirmationsView) => ConfirmationsView;
}[] = [
  {
    title: 'questions without their emails',
    by: ['stores questions once, with note and emails, and finds them by track and by code'],
    of: broken((real) => ({ ask: (asking) => real.ask(without('mails', asking)) })),
  },
  {
    title: 'a version of the draft that is not checked',
    by: ['asks nothing if draft or question has changed since'],
    of: broken((real, { draftStore }) => ({
      ask: async (asking) => {
        const draft = (await draftStore.find(asking.trackId))?.version ?? 0;
        return real.ask({ ...asking, guards: { draft } });
      },
    })),
  },
  {
    title: 'questions that are found by earlier codes',
    by: ['asks nothing if draft or question has changed since'],
    of: broken((real) => {
      const seen = new Map<string, string>();
      return {
        ask: (asking) => {
          for (const { trackId, partyId, code } of asking.confirmations)
            seen.set(code.codeDigest, `${trackId} ${partyId}`);
          return real.ask(asking);
        },
        findByCode: async (codeDigest) => {
          const [trackId, partyId] = seen.get(codeDigest)?.split(' ') ?? [];
          const all = trackId === undefined ? [] : await real.ofTrack(trackId as never);
          return all.find((each) => each.partyId === partyId);
        },
      };
    }),
  },
  {
    title: 'a version of a question that is not checked',
    by: ['accepts one of twenty answers to the same version'],
    of: broken((real) => ({
      answer: async (answered) => {
        const { trackId, partyId } = answered.confirmation;
        for (;;) {
          const kept = (await real.ofTrack(trackId)).find((each) => each.partyId === partyId);
          const version = kept?.version ?? 0;
          const confirmation = { ...answered.confirmation, version: version + 1 };
          const outcome = await real.answer({ ...answered, confirmation, guards: { version } });
          if (outcome === 'answered' || !kept) return outcome;
        }
      },
    })),
  },
  {
    title: 'an answer without its note',
    by: ['accepts one of twenty answers to the same version'],
    of: broken((real) => ({ answer: (answered) => real.answer(without('audit', answered)) })),
  },
  {
    title: 'an earlier code that is not found',
    by: ['finds a question by the codes of earlier emails apart from the latest'],
    of: broken(() => ({ findByEarlierCode: () => Promise.resolve(undefined) })),
  },
  {
    title: 'an opt-out of the mailbox that was asked last',
    by: ['opts out the mailbox of an earlier code, not the one that was asked last'],
    of: broken((real) => ({
      answer: ({ optOut, ...answered }) => {
        const { mailbox } = answered.confirmation;
        return real.answer({ ...answered, ...(optOut && { optOut: { ...optOut, mailbox } }) });
      },
    })),
  },
  {
    title: 'open disputes by track',
    by: ['lists open disputes of all tracks by time, each once'],
    of: broken((real) => ({
      openDisputes: async (page) => {
        const { items, ...rest } = await real.openDisputes(page);
        return { ...rest, items: items.toSorted((one, other) => (one.trackId < other.trackId ? -1 : 1)) };
      },
    })),
  },
  {
    title: 'a dispute that is deleted when it is set aside',
    by: ['keeps a dispute that was set aside with its track, and no longer lists it as open'],
    of: broken((real) => ({
      setAside: ({ confirmation: { dispute: _, ...confirmation }, ...decided }) =>
        real.setAside({ ...decided, confirmation }),
    })),
  },
  {
    title: 'an opt-out that is lost',
    by: ['asks no mailbox that has opted out'],
    of: broken((real) => ({ answer: ({ optOut: _, ...answered }) => real.answer(answered) })),
  },
];
