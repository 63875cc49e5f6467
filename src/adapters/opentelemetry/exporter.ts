import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracerSettings } from './variables.ts';

const addressOf = (settings: TracerSettings): string =>
  settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
  `${(settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? 'http://localhost:4318').replace(/\/+$/, '')}/v1/traces`;

const exporterOf = (settings: TracerSettings): SpanExporter => {
  const compression =
    settings.OTEL_EXPORTER_OTLP_TRACES_COMPRESSION ?? settings.OTEL_EXPORTER_OTLP_COMPRESSION;
  const protocol = settings.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? settings.OTEL_EXPORTER_OTLP_PROTOCOL;
  const Exporter = protocol === 'http/json' ? JsonExporter : ProtobufExporter;
  return new Exporter({
    url: addressOf(settings),
    headers: { ...(settings.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? settings.OTEL_EXPORTER_OTLP_HEADERS) },
    timeoutMillis: settings.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT ?? settings.OTEL_EXPORTER_OTLP_TIMEOUT,
    // The name of an enumeration that the package does not export.
    compression: compression as NonNullable<ConstructorParameters<typeof JsonExporter>[0]>['compression'] &
      string,
  });
};

/** Sends spans to the collector. Reports when sending begins to fail and when it works again, because the library reports neither. */
export const reportingExporter = (settings: TracerSettings): SpanExporter => {
  const exporter = exporterOf(settings);
  let failing = false;
  const record = (isFailure: boolean, reason = ''): void => {
    if (isFailure === failing) return;
    failing = isFailure;
    settings.report(isFailure ? `spans cannot be sent and are dropped: ${reason}` : 'spans are sent again');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        record(result.code !== ExportResultCode.SUCCESS, result.error?.message);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
};
