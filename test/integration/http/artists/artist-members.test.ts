import { noEffects } from '../../../../src/ports/driven/shared/effects.ts';
import type { ArtistRole } from '../../../../src/domain/artists/account.ts';
import { anArtist, fullProfile } from '../../../support/http/successes/artist-successes.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { inService, transports, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';
const dayMs = 86_400_000;
const outcomeOf = ({ status, code }: Answered) => [status, code];

/** A client of the only member of an account, with this role, which no operation gives yet, and a confirmed address. */
const aMemberWith = async (service: TestService, role: ArtistRole) => {
  const { email, client } = await anArtist(service);
  const { artistStore } = service.ports;
  const member = await artistStore.findMemberByEmail(email);
  if (!member) throw new Error('a member');
  const { accountId, version } = member;
  const next = { ...member, role, emailVerifiedAt: service.now(), version: version + 1 };
  await artistStore.change({ accountId, member: { next, guards: { version } }, effects: noEffects });
  return client;
};

describe.each(transports)('members of artist and label accounts over %s', (transport) => {
  it('change what their role permits', () =>
    inService({ transport }, async (service) => {
      const { payout } = fullProfile;
      const edits = { profile: { name: 'Mara Lind Trio' }, payout: { payout, password } };
      const table: Readonly<Record<ArtistRole, readonly (keyof typeof edits)[]>> = {
        owner: ['profile', 'payout'],
        editor: ['profile'],
        finance: ['payout'],
      };
      const needed = { profile: ['owner', 'editor'], payout: ['owner', 'finance'] };
      for (const role of ['owner', 'editor', 'finance'] as const) {
        const client = await aMemberWith(service, role);
        for (const part of ['profile', 'payout'] as const) {
          const { status, body } = await client.ask('PATCH', `${artists}/me`, { body: edits[part] });
          expect([role, part, status, body['code'], body['anyOf']]).toEqual(
            table[role].includes(part)
              ? [role, part, 200, undefined, undefined]
              : [role, part, 403, 'ROLE_MISSING', needed[part]],
          );
        }
        const both = await client.ask('PATCH', `${artists}/me`, { body: fullProfile });
        expect([role, both.status]).toEqual([role, role === 'owner' ? 200 : 403]);
      }
    }));

  it('are limited by one rate each, whatever their sessions', () =>
    inService({ transport, tiers: { artist: { requestsPerSecond: 0.01, burst: 3 } } }, async (service) => {
      const { anyone } = service;
      const [busy, other] = [await anArtist(service), await anArtist(service)];
      const { email } = busy;
      const second = anyone.as(
        (await anyone.post(`${artists}/sessions`, { email, password })).member('token'),
      );
      const me = async (client: typeof second) => outcomeOf(await client.get(`${artists}/me`));
      for (const client of [busy.client, second, busy.client])
        expect(await me(client)).toEqual([200, undefined]);
      expect(await me(second)).toEqual([429, 'RATE_LIMITED']);
      expect(await me(busy.client)).toEqual([429, 'RATE_LIMITED']);
      expect(await me(other.client)).toEqual([200, undefined]);
    }));

  it('stay signed in for seven days', () =>
    inService({ transport }, async (service) => {
      const { entered, client } = await anArtist(service);
      expect(Date.parse(entered.member('expiresAt')) - service.now()).toBeLessThanOrEqual(7 * dayMs);
      service.advance(7 * dayMs - 10_000);
      expect((await client.get(`${artists}/me`)).status).toBe(200);
      service.advance(10_000);
      expect(outcomeOf(await client.get(`${artists}/me`))).toEqual([401, 'TOKEN_INVALID']);
    }));
});
