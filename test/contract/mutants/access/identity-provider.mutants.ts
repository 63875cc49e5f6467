import { valueOf } from '../../../support/outcomes.ts';
import type { IdentityProvider } from '../../../../src/ports/driven/access/identity-provider.ts';

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (identity: IdentityProvider) => IdentityProvider;
}

const another = 'accepts no callback of another attempt: by its state, its nonce or its verifier';

/** Keeps what was begun, so that what comes back is compared with nothing. */
const remembering = (identity: IdentityProvider, member: 'state' | 'nonce'): IdentityProvider => {
  const known = new Map<string, string>();
  return {
    begin: async () => {
      const begun = await identity.begin();
      if (begun) known.set(begun.checks.codeVerifier, begun.checks[member]);
      return begun;
    },
    identify: (callback, checks) =>
      identity.identify(callback, { ...checks, [member]: known.get(checks.codeVerifier) ?? checks[member] }),
  };
};

export const identityProviderMutants: readonly Mutant[] = [
  {
    title: 'an attempt whose state is not verified',
    by: [another],
    of: (identity) => remembering(identity, 'state'),
  },
  {
    title: 'an attempt whose nonce is not verified',
    by: [another],
    of: (identity) => remembering(identity, 'nonce'),
  },
  {
    title: 'an address that is taken as verified whatever the provider says',
    by: ['returns no address that the provider has not verified'],
    of: (identity) => ({
      ...identity,
      identify: async (callback, checks) => {
        const identified = await identity.identify(callback, checks);
        return identified.ok
          ? { ok: true, value: { verifiedEmail: 'jo@label.example', ...valueOf(identified) } }
          : identified;
      },
    }),
  },
  {
    title: 'an outage that is reported as a rejection',
    by: ['is unavailable while the provider does not answer'],
    of: (identity) => ({
      ...identity,
      identify: (callback, checks) =>
        identity
          .identify(callback, checks)
          .catch(() => ({ ok: false, failure: { kind: 'identity-rejected' } }) as const),
    }),
  },
  {
    title: 'one attempt for all',
    by: ['asks for a code with a challenge, a state and a nonce, each new in every attempt'],
    of: (identity) => {
      let begun: ReturnType<IdentityProvider['begin']> | undefined;
      return { ...identity, begin: () => (begun ??= identity.begin()) };
    },
  },
];
