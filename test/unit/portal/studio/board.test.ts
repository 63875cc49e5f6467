import type {
  ListedOwnTrack,
  OwnTrack,
  PartyConfirmation,
} from '../../../../clients/typescript/src/index.ts';
import { boardOf, columns, needsDetail, waitingIn } from '../../../../portal/src/studio/home/board.ts';
import { urgentItems } from '../../../../portal/src/studio/home/urgent.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

const aListed = (trackId: string, changes: Partial<ListedOwnTrack> = {}): ListedOwnTrack => ({
  ...{ trackId, artistId: 'art_1', status: 'draft', hasUnsubmittedChanges: true, title: trackId },
  ...{ createdAt: '2026-02-01T12:00:00Z', updatedAt: '2026-02-02T12:00:00Z' },
  ...changes,
});

const aConfirmation = (name: string, state: PartyConfirmation['state']): PartyConfirmation => ({
  ...{ partyId: `pty_${name}`, name, shares: [], state },
});

describe('the board', () => {
  it('has each track in one column, by its status', () => {
    const statuses = [
      ...(['draft', 'changes_requested', 'pending_review', 'approved', 'rejected', 'taken_down'] as const),
    ];
    const tracks = statuses.map((status) => aListed(status, { status }));
    const board = boardOf(tracks, () => undefined);
    expect(columns.map((column) => board[column].map(({ status }) => status))).toEqual([
      ['changes_requested', 'draft'],
      [],
      ['pending_review'],
      ['approved'],
      ['rejected', 'taken_down'],
    ]);
  });

  it('has a draft apart while it waits for answers, unless a party disputes its shares', () => {
    const waiting = waitingIn([aConfirmation('Ida', 'asked'), aConfirmation('Noor', 'confirmed')]);
    expect(waiting).toEqual({ asked: ['Ida'], disputed: [] });
    const track = aListed('trk_1');
    expect(boardOf([track], () => waiting).confirmations).toEqual([track]);
    const disputed = waitingIn([aConfirmation('Ida', 'asked'), aConfirmation('Noor', 'disputed')]);
    expect(boardOf([track], () => disputed).toDo).toEqual([track]);
    const unasked = waitingIn([aConfirmation('Ida', 'notAsked')]);
    expect(boardOf([track], () => unasked).toDo).toEqual([track]);
  });

  it('reads the details of tracks about which we said something, and of published ones with changes', () => {
    const needing = (changes: Partial<ListedOwnTrack>) => needsDetail(aListed('trk_1', changes));
    expect(needing({ status: 'changes_requested' })).toBe(true);
    expect(needing({ status: 'rejected' })).toBe(true);
    expect(needing({ status: 'approved' })).toBe(true);
    expect(needing({ status: 'approved', hasUnsubmittedChanges: false })).toBe(false);
    expect(needing({ status: 'draft' })).toBe(false);
  });
});

describe('what needs a member first', () => {
  const facts = (details: Readonly<Record<string, Partial<OwnTrack>>>, disputed: readonly string[] = []) => ({
    detailOf: (trackId: string) => {
      const { status = 'draft', ...detail } = details[trackId] ?? {};
      return { ...aListed(trackId), status, ...detail };
    },
    waitingOf: () => ({ asked: [], disputed }),
  });
  const decision = (facts_: string, appealUntil?: string) => ({
    ...{ decisionId: 'dec_1', action: 'reject' as const, ground: 'metadata' as const, facts: facts_ },
    ...{ clause: 'Terms §4', decidedAt: '2026-02-03T12:00:00Z', ...(appealUntil && { appealUntil }) },
  });

  it('is a dispute, then what we returned, with the reasons', () => {
    const returned = aListed('returned', { status: 'changes_requested' });
    const changed = aListed('changed', { status: 'approved' });
    const revision = { state: 'rejected' as const, fields: [], before: {}, after: {}, reasons: 'No proof.' };
    const known = facts({ returned: { decision: decision('Wrong title.') }, changed: { revision } });
    expect(urgentItems([changed, returned], known, now).map(({ kind, text }) => [kind, text])).toEqual([
      ['returned', 'Wrong title.'],
      ['changesReturned', 'No proof.'],
    ]);
    const [first] = urgentItems([returned], facts({}, ['Ida', 'Noor']), now);
    expect([first?.kind, first?.text]).toEqual(['disputed', 'Ida, Noor']);
  });

  it('is a rejection only while it can be appealed', () => {
    const rejected = aListed('rejected', { status: 'rejected' });
    const until = (at: string) => facts({ rejected: { decision: decision('A sample.', at) } });
    expect(urgentItems([rejected], until('2026-03-02T12:00:00Z'), now).map(({ kind }) => kind)).toEqual([
      'rejected',
    ]);
    expect(urgentItems([rejected], until('2026-02-28T12:00:00Z'), now)).toEqual([]);
  });
});
