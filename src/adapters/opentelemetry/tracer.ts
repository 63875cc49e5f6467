import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type SpanOptions,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, Tracer } from '../../ports/driven/monitoring/tracer.ts';
import { reportingExporter } from './exporter.ts';
import { samplerOf } from './sampler.ts';
import { turnAttribute, turnFilter } from './turn-filter.ts';
import type { TracerSettings } from './variables.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const scope = 'platform-licensing';

const providerOf = (settings: TracerSettings): TracerProvider => {
  const exporting = new BatchSpanProcessor({
    exporter: reportingExporter(settings),
    scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY,
    exportTimeoutMillis: settings.OTEL_BSP_EXPORT_TIMEOUT,
    maxQueueSize: settings.OTEL_BSP_MAX_QUEUE_SIZE,
    maxExportBatchSize: settings.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
  });
  const named = { ...settings.OTEL_RESOURCE_ATTRIBUTES, 'service.name': settings.OTEL_SERVICE_NAME };
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(named)),
    sampler: samplerOf(settings.OTEL_TRACES_SAMPLER, settings.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [turnFilter(exporting)],
  });
};

/** Records traces and sends them to a collector. It registers nothing with the API of OpenTelemetry, so that a process can have several. */
export const openTelemetryTracer = (settings: TracerSettings): Tracer => {
  const provider = providerOf(settings);
  const spans = provider.getTracer(scope);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  const begin = (name: string, options: SpanOptions, parent: Context): Span => {
    const span = spans.startSpan(name, options, parent);
    const context = trace.setSpan(parent, span);
    return {
      run: (work) => contexts.run(context, work),
      add: (fields) => void span.setAttributes(fields),
      fail: (type) => {
        span.setAttribute('error.type', type);
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      headers: () => {
        const headers: Record<string, string> = {};
        propagator.inject(context, headers, defaultTextMapSetter);
        return headers;
      },
      end: () => span.end(),
    };
  };

  return {
    root: (name, { kind = 'internal', fields = {}, caller = {} } = {}) => {
      const current = contexts.getStore();
      const before = current && trace.getSpanContext(current);
      const options = { kind: kinds[kind], attributes: fields, links: before ? [{ context: before }] : [] };
      return begin(name, options, propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter));
    },
    child: (name, { kind = 'internal', fields = {} } = {}) => {
      const current = contexts.getStore();
      return current && begin(name, { kind: kinds[kind], attributes: fields }, current);
    },
    turn: (name) => begin(name, { attributes: { [turnAttribute]: name } }, ROOT_CONTEXT),
    ids: () => {
      const current = contexts.getStore();
      const span = current && trace.getSpanContext(current);
      if (!span) return undefined;
      const sampled = (span.traceFlags & TraceFlags.SAMPLED) !== 0;
      return { trace_id: span.traceId, span_id: span.spanId, trace_flags: sampled ? '01' : '00' };
    },
    // The exporter has reported why the last spans could not be sent. The process ends without them.
    close: () => provider.shutdown().catch(() => undefined),
  };
};
