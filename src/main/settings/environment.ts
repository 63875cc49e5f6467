import { z } from 'zod';
import { transportNames } from '../../adapters/http/transports/index.ts';
import { variablesOf } from '../adapters/pluggable/index.ts';
import { artistVariables } from './artist-settings.ts';
import { brandVariables } from './brand-settings.ts';
import { payoutVariables } from './payout-settings.ts';
import { sellerVariables } from './seller-settings.ts';
import { staffVariables } from './staff-settings.ts';
import {
  aBaseUrl,
  aFlag,
  aMasterKey,
  anIpAddress,
  aNumber,
  previousMasterKeys,
  proxies,
  tiers,
} from './variables.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const service = {
  NODE_ENV: z.string().optional().meta({
    description: '`production` turns the demo catalog off and needs `MASTER_KEY` and an https `BASE_URL`.',
    accepts: '`production`, or anything else',
  }),
  PORT: aNumber(0, 65_535).default(8080).meta({
    description: 'The port of the API. `0`: a free port.',
  }),
  BASE_URL: aBaseUrl.optional().meta({
    description:
      'The address at which partners reach the service, used in links, tokens and certificates. Needed in production.',
    absent: '`http://localhost:PORT`',
  }),
  HTTP_TRANSPORT: z
    .enum(transportNames, `must be one of ${transportNames.join(', ')}`)
    .default('express')
    .meta({ description: 'The HTTP framework. Routes and responses are the same on each.' }),
  TRUSTED_PROXIES: proxies.default([]).meta({
    description:
      'Your proxies. They state the address of the client in `X-Forwarded-For`, or in `Forwarded` if that is absent. A proxy that sets only `Forwarded` must remove `X-Forwarded-For`; otherwise clients choose their own address and bypass `allowedIps`.',
  }),
  ADMIN_PORT: aNumber(0, 65_535).optional().meta({
    description:
      'The port of `/metrics` (Prometheus), `/livez` and `/readyz` for operators, without authentication.',
    absent: 'not served',
  }),
  ADMIN_HOST: anIpAddress.default('127.0.0.1').meta({
    description:
      'The address that `ADMIN_PORT` is opened on. Set `0.0.0.0` only in a network that only operators can reach.',
  }),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('info')
    .meta({ description: 'The least severe level that is logged.' }),
};

const storage = {
  DATA_DIR: z.string().default('./data').meta({
    description:
      'The only folder that the service writes to. It contains everything that no other setting stores elsewhere.',
    accepts: 'a path',
  }),
  CATALOG_MEMORY: aNumber(0, 2 ** 40)
    .default(256 * 2 ** 20)
    .meta({
      description:
        'The memory of an API process for the JSON of tracks, in bytes: about 2,000 for each track. It is filled while the process is idle. Tracks that do not fit are read from the store. A sixteenth of it is for whole pages of search results that were requested more than once.',
    }),
  ...variablesOf('stores'),
  ...variablesOf('searchIndexes'),
  MOVE_TO: z.string().optional().meta({
    description:
      'The store that `npm run operator -- move` moves to. Unlike `--to`, it shows no password in the list of processes. See [move](move.md).',
    accepts: '`sqlite:FOLDER`, `postgres://…` or `mongodb://…`',
    absent: '`--to` is required',
  }),
};

const keys = {
  MASTER_KEY: aMasterKey.optional().meta({
    description:
      'Encrypts secrets in the store, signs links and cursors. Needed in production. See [the master key](master-key.md).',
    absent: 'created in `DATA_DIR/master.key`',
  }),
  MASTER_KEY_PREVIOUS: previousMasterKeys.default([]).meta({
    description: 'Earlier values of `MASTER_KEY`. What they encrypted or signed is still accepted.',
  }),
};

const platforms = {
  SELF_REGISTRATION: z
    .enum(['live', 'sandbox', 'closed'], 'must be one of live, sandbox, closed')
    .default('live')
    .meta({
      description:
        'How platforms register without you: `live`; `sandbox`, where licenses grant no rights; or `closed`, not at all.',
    }),
  TIERS: tiers.optional().meta({
    description: 'Quotas, rates and prices, merged over the [defaults](#tiers).',
    absent: 'the defaults',
  }),
  ...variablesOf('limiters'),
};

const media = {
  DEMO_CATALOG: aFlag.optional().meta({
    description: 'Composes fourteen tracks with real audio. Must be off in production.',
    absent: 'on if the store is empty, off in production',
  }),
  FFMPEG_PATH: z.string().optional().meta({
    description: 'The program that decodes and encodes audio.',
    accepts: 'a path',
    absent: 'ffmpeg of the system, or the built-in codecs if there is none',
  }),
  MEDIA_CACHE_BYTES: aNumber(0, 2 ** 50)
    .default(2 * 2 ** 30)
    .meta({ description: 'The size of the cache of rendered audio, in bytes.' }),
  FORENSIC_MARK: aFlag.default(true).meta({
    description:
      'Whether licensed downloads carry a mark of their license. See [forensic marks](forensic-marks.md).',
  }),
  ...variablesOf('mediaStores'),
};

const webhooks = {
  EVENT_WORKER: aFlag.default(true).meta({
    description: 'Whether this API process also delivers webhooks. Set `off` where `npm run worker` does.',
  }),
  ALLOW_LOOPBACK_URLS: aFlag.default(false).meta({
    description: 'Allows webhook URLs with http and on this machine. Must be off in production.',
  }),
};

const staff = { ...staffVariables, ...variablesOf('identities') };

/** The sections of docs/configuration.md, in their order. */
export const environmentSections: readonly {
  readonly title: string;
  readonly variables: Readonly<Record<string, z.ZodType>>;
}[] = [
  { title: 'Service', variables: service },
  { title: 'Storage', variables: storage },
  { title: 'Keys', variables: keys },
  { title: 'Platforms and quotas', variables: platforms },
  { title: 'Pages', variables: brandVariables },
  { title: 'Media', variables: media },
  { title: 'Webhooks', variables: webhooks },
  { title: 'Staff', variables: staff },
  { title: 'Artists', variables: artistVariables },
  { title: 'Mail', variables: { ...variablesOf('mailers') } },
  { title: 'Payments', variables: { ...variablesOf('payments'), ...sellerVariables, ...payoutVariables } },
  { title: 'Traces', variables: { ...variablesOf('tracers') } },
];

/** The schema of the environment. Unknown variables are ignored. */
export const Environment = z.object({
  ...service,
  ...storage,
  ...keys,
  ...platforms,
  ...brandVariables,
  ...media,
  ...webhooks,
  ...staff,
  ...artistVariables,
  ...variablesOf('mailers'),
  ...variablesOf('payments'),
  ...sellerVariables,
  ...payoutVariables,
  ...variablesOf('tracers'),
});

/** The names of all variables that the configuration reads. */
export const environmentVariables: readonly string[] = Object.keys(Environment.shape);
