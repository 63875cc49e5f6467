import type { IdentityProvider } from '../../../src/ports/driven/access/identity-provider.ts';
import { isUnavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import type { ContractCase } from '../../support/contract.ts';
import { kindOf, valueOf } from '../../support/outcomes.ts';
import { openIdProvider, type OpenIdProvider } from '../../support/servers/openid/openid-provider.ts';

type Make = (settings: OpenIdProvider['settings'] | undefined) => IdentityProvider;

const jo = { email: 'jo@label.example', verified: true };

const beside =
  (make: Make, story: (identity: IdentityProvider, there: OpenIdProvider) => Promise<void>) => async () => {
    const there = await openIdProvider();
    try {
      await story(make(there.settings), there);
    } finally {
      await there.close();
    }
  };

const begun = async (identity: IdentityProvider) => {
  const one = await identity.begin();
  if (!one) throw new Error('nothing was begun');
  return one;
};

export const identityProviderContract = (make: Make): ContractCase[] => [
  {
    name: 'identifies a person by a permanent subject and a verified address',
    run: beside(make, async (identity, there) => {
      const subjects = [];
      for (const email of [jo.email, 'new@label.example']) {
        const { url, checks } = await begun(identity);
        const came = await there.enter(url, 'jo', { ...jo, email });
        const identified = valueOf(await identity.identify(came, checks));
        expect(identified.verifiedEmail).toBe(email);
        subjects.push(identified.subject);
      }
      expect(new Set(subjects).size).toBe(1);
      expect(subjects[0]).toContain(there.settings.issuer);
      const { url, checks } = await begun(identity);
      const other = await identity.identify(await there.enter(url, 'mo', jo), checks);
      expect(valueOf(other).subject).not.toBe(subjects[0]);
    }),
  },
  {
    name: 'returns no address that the provider has not verified',
    run: beside(make, async (identity, there) => {
      const { url, checks } = await begun(identity);
      const came = await there.enter(url, 'jo', { ...jo, verified: false });
      expect(valueOf(await identity.identify(came, checks))).not.toHaveProperty('verifiedEmail');
    }),
  },
  {
    name: 'asks for a code with a challenge, a state and a nonce, each new in every attempt',
    run: beside(make, async (identity, { settings }) => {
      const attempts = await Promise.all(Array.from({ length: 10 }, () => begun(identity)));
      const requested = attempts.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
      for (const one of requested) {
        expect(one).toMatchObject({
          response_type: 'code',
          client_id: settings.clientId,
          redirect_uri: settings.redirectUri,
          code_challenge_method: 'S256',
        });
      }
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(new Set(requested.map((one) => one[name])).size).toBe(10);
      for (const [i, { checks }] of attempts.entries()) {
        expect(requested[i]).toMatchObject({ state: checks.state, nonce: checks.nonce });
        expect(attempts[i]?.url).not.toContain(checks.codeVerifier);
      }
    }),
  },
  {
    name: 'accepts no callback of another attempt: by its state, its nonce or its verifier',
    run: beside(make, async (identity, there) => {
      const other = await begun(identity);
      for (const name of ['state', 'nonce', 'codeVerifier'] as const) {
        const { url, checks } = await begun(identity);
        const came = await there.enter(url, 'jo', jo);
        const mixed = { ...checks, [name]: other.checks[name] };
        expect([name, kindOf(await identity.identify(came, mixed))]).toEqual([name, 'identity-rejected']);
      }
    }),
  },
  {
    name: 'accepts no code twice, no invented one, and none from another issuer',
    run: beside(make, async (identity, there) => {
      const { url, checks } = await begun(identity);
      const came = await there.enter(url, 'jo', jo);
      const elsewhere = { ...came, iss: 'https://other.example' };
      expect(kindOf(await identity.identify(elsewhere, checks))).toBe('identity-rejected');
      expect(kindOf(await identity.identify({ ...came, code: 'made-up' }, checks))).toBe('identity-rejected');
      expect(kindOf(await identity.identify(came, checks))).toBe('ok');
      expect(kindOf(await identity.identify(came, checks))).toBe('identity-rejected');
    }),
  },
  {
    name: 'is unavailable while the provider does not answer',
    run: async () => {
      const there = await openIdProvider();
      const identity = make(there.settings);
      const { url, checks } = await begun(identity);
      const came = await there.enter(url, 'jo', jo);
      await there.close();
      const late = await identity.identify(came, checks).catch((error: unknown) => error);
      expect(isUnavailable(late)).toBe(true);
      const never = await make(there.settings)
        .begin()
        .catch((error: unknown) => error);
      expect(isUnavailable(never)).toBe(true);
    },
  },
  {
    name: 'neither begins nor completes a sign-in if no provider is configured',
    run: async () => {
      const identity = make(undefined);
      expect(await identity.begin()).toBeUndefined();
      const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
      const came = await identity.identify({ code: 'c', state: 's' }, checks);
      expect(kindOf(came)).toBe('identity-rejected');
    },
  },
];
