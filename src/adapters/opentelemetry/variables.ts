import { z } from 'zod';

const anInteger = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be between ${from} and ${to}`)
    .meta({ accepts: `a whole number from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}` });

const milliseconds = anInteger(1, 3_600_000);

const oneOf = <Name extends string>(...names: readonly [Name, ...Name[]]) =>
  z
    .enum(names, `must be ${names.length === 1 ? '' : 'one of '}${names.join(', ')}`)
    .meta({ accepts: names.map((name) => `\`${name}\``).join(', ') });

const aCollector = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((text) => !/[?#]/.test(text), 'must have no query and no fragment')
  .meta({ accepts: 'an http or https URL' });

/** Returns the pairs of `key=value,key=value` with percent-encoded values, or undefined if the text is not such a list. */
const pairsIn = (text: string): Readonly<Record<string, string>> | undefined => {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => /^([!#$%&'*+.^_`|~\w/-]+)\s*=\s*(.*)$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return undefined;
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
  } catch {
    return undefined;
  }
};

/** Messages do not contain the value, because it may include a credential. */
const pairs = z
  .string()
  .transform((text, context) => {
    const read = pairsIn(text);
    if (read) return read;
    const message = 'must be a list such as key1=value1,key2=value2, with percent-encoded values';
    context.issues.push({ code: 'custom', message, input: '(hidden)' });
    return z.NEVER;
  })
  .meta({ accepts: '`key=value` pairs, separated by commas, with percent-encoded values' });

const protocol = z
  .enum(
    ['http/protobuf', 'http/json'],
    'must be http/protobuf or http/json. Collectors accept both on port 4318',
  )
  .meta({ accepts: '`http/protobuf` or `http/json`' });

const instead = (name: string) => ({
  description: `Used for traces instead of \`OTEL_EXPORTER_OTLP_${name}\`.`,
  absent: `\`OTEL_EXPORTER_OTLP_${name}\``,
});

const traces = '[Traces](traces.md)';

/** The variables of the OpenTelemetry specification for the export of traces over HTTP. */
export const variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: aCollector.optional().meta({
    description: `The collector that receives traces at \`/v1/traces\` below this address. Turns traces on. See ${traces}.`,
    absent: 'traces are off',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: aCollector.optional().meta({
    description: 'The complete address that receives traces. Turns traces on.',
    absent: '`OTEL_EXPORTER_OTLP_ENDPOINT` and `/v1/traces`',
  }),
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none').optional().meta({
    description: '`otlp` turns traces on, `none` turns them off.',
    absent: '`otlp` if an endpoint is set',
  }),
  OTEL_SDK_DISABLED: oneOf('true', 'false').default('false').meta({
    description: '`true` turns traces off.',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.default('http/protobuf').meta({
    description: 'The encoding of spans.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional().meta(instead('PROTOCOL')),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional().meta({
    description: 'Headers of requests to the collector, such as its credential.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs.optional().meta(instead('HEADERS')),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000).meta({
    description: 'How long a request to the collector may take, in milliseconds.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: milliseconds.optional().meta(instead('TIMEOUT')),
  OTEL_EXPORTER_OTLP_COMPRESSION: oneOf('gzip', 'none').default('none').meta({
    description: 'The compression of requests to the collector.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: oneOf('gzip', 'none').optional().meta(instead('COMPRESSION')),
  OTEL_SERVICE_NAME: z.string().default('platform-licensing').meta({
    description: 'The name of the service in traces.',
    accepts: 'text',
  }),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional().meta({
    description: 'Attributes of this process in traces, such as `deployment.environment.name=production`.',
  }),
  OTEL_TRACES_SAMPLER: oneOf(
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
    'always_on',
    'always_off',
    'traceidratio',
  )
    .default('parentbased_always_on')
    .meta({
      description:
        'Which traces are recorded. `parentbased_…`: callers that send a `traceparent` decide for their requests.',
    }),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0?\.\d{1,9}|0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1)
    .meta({
      description: 'The share of traces that a sampler with `traceidratio` records.',
      accepts: 'a number from 0 to 1',
    }),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds.default(5_000).meta({
    description: 'The longest time that a span waits before its batch is sent, in milliseconds.',
  }),
  OTEL_BSP_EXPORT_TIMEOUT: milliseconds.default(30_000).meta({
    description: 'The longest time that sending a batch may take, retries included, in milliseconds.',
  }),
  OTEL_BSP_MAX_QUEUE_SIZE: anInteger(1, 1_000_000).default(2_048).meta({
    description: 'The most spans that wait in memory. Further ones are dropped.',
  }),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: anInteger(1, 1_000_000).default(512).meta({
    description: 'The most spans in a batch.',
  }),
};

/** The values of the variables. */
export type Read = z.output<z.ZodObject<typeof variables>>;

export interface TracerSettings extends Read {
  /** Receives a line when spans cannot be sent, and when they are sent again. */
  readonly report: (line: string) => void;
}

/** Whether the variables turn traces on. */
export const isTracing = (read: Read): boolean =>
  read.OTEL_SDK_DISABLED === 'false' &&
  read.OTEL_TRACES_EXPORTER !== 'none' &&
  (read.OTEL_TRACES_EXPORTER === 'otlp' ||
    read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined);
