import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';
import { openTracer } from '../../../../src/main/adapters/tracer.ts';

const issuesOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    configFrom(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigWrong) return error.message.split('\n');
    throw error;
  }
};

const isOn = async (environment: Readonly<Record<string, string>>): Promise<boolean> => {
  const tracer = await openTracer(configFrom(environment), () => undefined);
  await tracer?.close();
  return tracer !== undefined;
};

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };

describe('the configuration of traces', () => {
  it.each([
    ['by default', {}, false],
    ['with a name alone', { OTEL_SERVICE_NAME: 'licensing' }, false],
    ['with an endpoint', endpoint, true],
    ['with an endpoint for traces', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/t' }, true],
    ['with an exporter', { OTEL_TRACES_EXPORTER: 'otlp' }, true],
    ['with the exporter none', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
    ['if OpenTelemetry is disabled', { ...endpoint, OTEL_SDK_DISABLED: 'true' }, false],
  ])('turns them on as the specification says: %s', async (_, environment, on) => {
    expect(await isOn(environment as Readonly<Record<string, string>>)).toBe(on);
  });

  it('has one line for each invalid value, and never shows a header', () => {
    expect(
      issuesOf({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization hunter2',
        OTEL_TRACES_SAMPLER: 'sometimes',
        OTEL_TRACES_SAMPLER_ARG: '10',
        OTEL_BSP_SCHEDULE_DELAY: '0',
      }),
    ).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL.',
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json. Collectors accept both on port 4318.',
      'OTEL_EXPORTER_OTLP_HEADERS must be a list such as key1=value1,key2=value2, with percent-encoded values.',
      'OTEL_TRACES_SAMPLER must be one of parentbased_always_on, parentbased_always_off, parentbased_traceidratio, always_on, always_off, traceidratio.',
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
      'OTEL_BSP_SCHEDULE_DELAY must be between 1 and 3600000.',
    ]);
  });

  it('rejects batches that are larger than the queue', () => {
    expect(issuesOf({ OTEL_BSP_MAX_QUEUE_SIZE: '100' })).toEqual([
      'OTEL_BSP_MAX_EXPORT_BATCH_SIZE must not be greater than OTEL_BSP_MAX_QUEUE_SIZE.',
    ]);
  });
});
