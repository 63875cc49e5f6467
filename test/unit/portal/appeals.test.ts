import { appealIdIn, linkOf, readRoute, trackIdIn } from '../../../portal/src/appeals/route.ts';
import { withoutBlanks } from '../../../portal/src/appeals/without-blanks.ts';
import {
  appealGrounds as groundLabels,
  appealStatuses as statusLabels,
  isOpen,
  statuses,
} from '../../../portal/src/appeals/labels.ts';
import { actions } from '../../../portal/src/kit/display/decision-names.ts';
import { moderationStatuses } from '../../../src/domain/catalog/track.ts';
import { appealLink, statusLink } from '../../../src/domain/moderation/appeals/appeal-mails.ts';
import {
  appealGrounds,
  appealStatuses,
  openStatuses,
} from '../../../src/domain/moderation/appeals/appeal.ts';
import { decisionActs } from '../../../src/domain/moderation/decision.ts';
import { trackId } from '../../support/builders/builders.ts';
import { appealId } from '../../support/builders/moderation-builders.ts';

const origin = 'https://api.example';
const own = { appealId: appealId(), code: `apc_${'k'.repeat(43)}` };
const at = (address: string) => readRoute(new URL(address, origin));

describe('an address of the appeals page', () => {
  it('opens the appeal of a link from an email or from the page itself', () => {
    const mailed = appealLink(origin, own.appealId, own.code);
    expect(at(mailed)).toEqual({ kind: 'own', own });
    expect(linkOf(origin, own)).toBe(mailed);
    const pass = 'ZjM5YTRjZTQ3ZDk2YTEwYzI.6mP_-kZ0aGVyZSBpcyBubyBzdWNoIHRoaW5nIGFzIGEgcGFzcw';
    expect(at(appealLink(origin, own.appealId, pass))).toMatchObject({ own: { code: pass } });
  });

  it('shows the track of the query', () => {
    expect(at(statusLink(origin, trackId()))).toEqual({ kind: 'track', trackId: trackId() });
  });

  it.each(['', '&code=', '&code=apc_cut', `&code=${'k'.repeat(43)}%0D%0Ax-more`])(
    'is broken if the code is missing, incomplete or malformed: %s',
    (rest) => {
      expect(at(`/appeals#appeal=${own.appealId}${rest}`)).toEqual({
        kind: 'broken',
        appealId: own.appealId,
      });
    },
  );

  it.each([
    '/appeals',
    '/appeals#elsewhere',
    '/appeals?track=%3Cb%3E',
    `/appeals#code=${own.code}`,
    '/appeals#appeal=../x',
  ])('shows the start page for anything else: %s', (address) => {
    expect(at(address)).toEqual({ kind: 'start' });
  });
});

describe('pasted text', () => {
  it('may contain an ID among other words, or be an address', () => {
    expect(trackIdIn(` Your track "${trackId()}", taken down`)).toBe(trackId());
    expect(trackIdIn(statusLink(origin, trackId()))).toBe(trackId());
    expect(appealIdIn(`Your appeal ${own.appealId} was received`)).toBe(own.appealId);
    expect(trackIdIn('  Slow Harbour ')).toBe('Slow Harbour');
  });

  it('is not a link if the field is empty', () => {
    expect(withoutBlanks(['', ' https://finch.example/a.pdf ', '  '])).toEqual([
      'https://finch.example/a.pdf',
    ]);
  });
});

it('has labels for all statuses, decisions and grounds', () => {
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining([...moderationStatuses]));
  expect(Object.keys(actions)).toEqual(expect.arrayContaining([...decisionActs]));
  expect(Object.keys(groundLabels)).toEqual(expect.arrayContaining([...appealGrounds]));
  expect(Object.keys(statusLabels)).toEqual(expect.arrayContaining([...appealStatuses]));
  expect(appealStatuses.filter((status) => isOpen({ status }))).toEqual([...openStatuses]);
});
