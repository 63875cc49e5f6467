import { z } from 'zod';

const names = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'] as const;

type Read = Readonly<Record<(typeof names)[number], string>>;

/** Sign-in of staff at an OpenID provider. */
export const identity = {
  variables: {
    STAFF_OIDC_ISSUER: z
      .url({ protocol: /^https?$/, error: 'must be an https URL' })
      .optional()
      .meta({
        description: 'The OpenID provider that staff can sign in with. See [staff](staff.md).',
        accepts: 'an https URL; http with `ALLOW_LOOPBACK_URLS`',
        absent: 'staff sign in with passwords',
      }),
    STAFF_OIDC_CLIENT_ID: z.string().optional().meta({
      description: 'The client ID of this service at the provider.',
      accepts: 'text',
    }),
    /** No message contains its value. */
    STAFF_OIDC_CLIENT_SECRET: z.string().optional().meta({
      description: 'The client secret of this service at the provider.',
      accepts: 'text',
    }),
  },
  issues: (given: Readonly<Record<string, string | undefined>>) => {
    const missing = names.filter((name) => given[name] === undefined);
    const loopback = ['1', 'true', 'on', 'yes'].includes(given['ALLOW_LOOPBACK_URLS'] ?? '');
    return [
      ...(missing.length === 0 || missing.length === names.length
        ? []
        : [`Set all of ${names.join(', ')}, or none. Missing: ${missing.join(', ')}`]),
      ...(given['STAFF_OIDC_ISSUER']?.startsWith('http:') && !loopback
        ? ['STAFF_OIDC_ISSUER must be an https URL']
        : []),
    ];
  },
  chosenBy: 'STAFF_OIDC_ISSUER',
  issuer: (read: Read) => read.STAFF_OIDC_ISSUER,
  open: async (read: Read, { redirectUri }: { readonly redirectUri: string }) => {
    const { openidProvider } = await import('./identity-provider.ts');
    return openidProvider({
      issuer: read.STAFF_OIDC_ISSUER,
      clientId: read.STAFF_OIDC_CLIENT_ID,
      clientSecret: read.STAFF_OIDC_CLIENT_SECRET,
      redirectUri,
    });
  },
};
