import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { maxAllowedIps } from '../../../domain/platforms/allowed-ips.ts';
import { credentialKinds } from '../../../domain/platforms/credential.ts';
import * as field from '../vocabulary/fields.ts';
import { ipNetwork } from '../vocabulary/ip-networks.ts';
import { Pagination } from '../vocabulary/lists.ts';
import { clientId, exampleKey, exampleSecret, shown } from './platform.contract.ts';

const { examples } = field;

const kind = z.enum(credentialKinds).meta({
  description: 'An API key, or a client secret to create access tokens with.',
  examples: ['api_key'],
});

export const Credential = z
  .object({
    credentialId: field.id('credential', examples.credentialId),
    kind,
    name: z
      .string()
      .meta({ description: 'Name of the credential.', examples: ['Encoder'] })
      .exactOptional(),
    scopes: z
      .array(z.enum(scopes))
      .meta({
        description:
          'Scopes of the credential. Absent: all scopes of your platform, even if they change later.',
        examples: [['tracks:read']],
      })
      .exactOptional(),
    expiresAt: field
      .timestampOut('When the credential expires. Absent: never.', '2027-03-01T00:00:00.000Z')
      .exactOptional(),
    allowedIps: z
      .array(z.string())
      .meta({
        description:
          'IP addresses and CIDR blocks from which the credential can be used. Absent: any address.',
        examples: [['203.0.113.7', '2001:db8:a0b:12f0::/64']],
      })
      .exactOptional(),
    hint: shown('The first characters of the secret.', 'plk_live_0aB1'),
    createdAt: field.timestampOut('When the credential was created.', examples.before),
    createdBy: field
      .id('credential', examples.credentialId)
      .meta({
        description:
          'The credential that created this one, directly, with an access token or in a portal session. Absent if registration, staff or an earlier release created it.',
        examples: [examples.credentialId],
      })
      .exactOptional(),
    lastUsedAt: field
      .timestampOut(
        'When the credential was last used for a request, a portal sign-in or a token exchange, to the minute and with a delay of a few seconds. Absent: never.',
        '2026-03-02T14:05:00.000Z',
      )
      .exactOptional(),
  })
  .meta({ id: 'Credential', description: 'An API key or client secret, without the secret itself.' });

export const CredentialList = z
  .object({
    data: z.array(Credential).meta({ description: 'All credentials of the platform.' }),
    pagination: Pagination,
  })
  .meta({ id: 'CredentialList', description: 'The credentials of the platform.' });

export const CreateCredentialDto = z
  .strictObject({
    kind,
    name: field
      .text(80, 'Name of the credential. Two credentials of the same kind and name can be active.', 'Encoder')
      .exactOptional(),
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .max(scopes.length)
      .meta({
        description:
          'Scopes of the credential, from the scopes of your platform. Default: all of them, even if they change later.',
        examples: [['tracks:read', 'tracks:stream']],
      })
      .exactOptional(),
    expiresAt: field
      .timestampIn(
        'When the credential expires, with everything created with it. Must not be later than the expiry of the credential that creates it. Default: never.',
        '2027-03-01T00:00:00Z',
      )
      .exactOptional(),
    allowedIps: z
      .array(ipNetwork)
      .min(1)
      .max(maxAllowedIps)
      .meta({
        description:
          'IP addresses and CIDR blocks from which the credential can be used. They also apply to everything created with it: access tokens, portal sessions, portal links and further credentials, but not to media links, which your listeners open. IPv4 and IPv6 are separate: list both if your servers use both. Default: those of the credential that creates it, or any address.',
        examples: [['203.0.113.7', '2001:db8:a0b:12f0::/64']],
      })
      .exactOptional(),
  })
  .meta({
    id: 'CreateCredentialDto',
    description: 'The credential to create.',
    examples: [{ kind: 'api_key', name: 'Encoder' }],
  });

export type CreateCredentialDto = z.infer<typeof CreateCredentialDto>;

export const CreatedCredential = Credential.extend({
  apiKey: shown('The API key. Shown only once.', exampleKey).exactOptional(),
  clientId: clientId.exactOptional(),
  clientSecret: shown('The client secret. Shown only once.', exampleSecret).exactOptional(),
}).meta({ id: 'CreatedCredential', description: 'A credential with its secret, which is shown only once.' });
