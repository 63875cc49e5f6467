import type { ExpirySchedule, NoticeCommit } from '../../../../src/ports/driven/licensing/expiry-schedule.ts';
import type { ExpiryView } from '../../licensing/expiry-schedule.contract.ts';
import { type ChangesOf, effectsOf, without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const schedule =
  (break_: (real: ExpirySchedule) => Partial<ExpirySchedule>) =>
  (view: ExpiryView): ExpiryView => ({ ...view, expiry: { ...view.expiry, ...break_(view.expiry) } });

const only = (commit: NoticeCommit, part: ChangesOf<NoticeCommit>): NoticeCommit => ({
  ...commit,
  notices: [],
  ...part,
  effects: effectsOf(part.effects),
});

/** Broken schedules, by what they do wrong, each with the cases that must catch it. */
export const expiryScheduleMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ExpiryView) => ExpiryView;
}[] = [
  {
    title: 'notices sent twice, because the schedule is read first and written later',
    by: ['sends each notice once when twenty concurrent callers send the same batch'],
    of: schedule((real) => ({
      commit: async (commit) => {
        const due = await real.due(8.64e15, 1_000);
        await slow();
        const {
          notices,
          effects: { events, mails },
        } = commit;
        if (!notices.every(({ licenseId }) => due.some(({ license }) => license.licenseId === licenseId)))
          return 'conflict';
        await real.commit(only(commit, { effects: { events, mails } }));
        await real.commit(only(commit, { notices }));
        return 'committed';
      },
    })),
  },
  {
    title: 'events of a commit that did not happen',
    by: ['writes nothing of a batch with a license that ended meanwhile'],
    of: schedule((real) => ({
      commit: async (commit) => {
        await real.commit(only(commit, { effects: { events: commit.effects.events } }));
        return real.commit(
          only(commit, { notices: commit.notices, effects: { mails: commit.effects.mails } }),
        );
      },
    })),
  },
  {
    title: 'emails of a commit that did not happen',
    by: ['leaves nothing of a commit that fails midway'],
    of: schedule((real) => ({
      commit: async (commit) => {
        await real.commit(only(commit, { effects: { mails: commit.effects.mails } }));
        return real.commit(without('mails', commit));
      },
    })),
  },
  {
    title: 'events that are dropped',
    by: ['sends notices with their events and emails in one commit, until none is left'],
    of: schedule((real) => ({
      commit: (commit) => real.commit(without('events', commit)),
    })),
  },
  {
    title: 'emails that are dropped',
    by: ['sends notices with their events and emails in one commit, until none is left'],
    of: schedule((real) => ({
      commit: (commit) => real.commit(without('mails', commit)),
    })),
  },
  {
    title: 'a later notice that is skipped',
    by: ['sends notices with their events and emails in one commit, until none is left'],
    of: schedule((real) => ({
      commit: (commit) =>
        real.commit({ ...commit, notices: commit.notices.map(({ nextAt: _, ...notice }) => notice) }),
    })),
  },
  {
    title: 'a batch that is sent in part',
    by: ['writes nothing of a batch with a license that ended meanwhile'],
    of: schedule((real) => ({
      commit: async (commit) => {
        const whole = await real.commit(commit);
        if (whole === 'committed') return whole;
        for (const [i, notice] of commit.notices.entries())
          await real.commit({
            ...commit,
            notices: [notice],
            effects: { ...commit.effects, events: commit.effects.events.slice(i, i + 1) },
          });
        return 'conflict';
      },
    })),
  },
  {
    title: 'notices in the order of their licenses alone, whichever platform they are for',
    by: [
      'serves platforms in turn if one has more than its share',
      'reaches every platform in turn, however many there are',
    ],
    of: schedule((real) => ({
      due: async (now, limit) => (await real.due(now, 100_000)).slice(0, limit),
    })),
  },
  {
    title: 'turns that always begin with the same platform',
    by: ['reaches every platform in turn, however many there are'],
    of: schedule((real) => {
      let first: ReturnType<ExpirySchedule['due']> | undefined;
      return { due: (now, limit) => (first ??= real.due(now, limit)) };
    }),
  },
  {
    title: 'a count of what is on the page',
    by: ['returns and counts what is due before a moment, by the ends of licenses'],
    of: schedule((real) => ({
      upcoming: async (filter, page) => {
        const { licenses } = await real.upcoming(filter, page);
        return { licenses, count: licenses.length };
      },
    })),
  },
  {
    title: 'upcoming licenses with any end',
    by: ['returns and counts what is due before a moment, by the ends of licenses'],
    of: schedule((real) => ({
      upcoming: (filter, page) => real.upcoming({ ...filter, ends: { from: -Infinity, to: Infinity } }, page),
    })),
  },
];
