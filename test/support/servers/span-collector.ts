import { seenSoon } from '../eventually.ts';
import { httpReceiver } from './receiver.ts';

/** A span as a collector receives it in OTLP with JSON. */
export interface CollectedSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly failed: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The attributes of the process that sent it. */
  readonly resource: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Pick<CollectedSpan, 'name' | 'kind' | 'traceId' | 'spanId'> & {
        readonly parentSpanId?: string;
        readonly attributes: readonly Attribute[];
        readonly links?: CollectedSpan['links'];
        readonly status: { readonly code?: number };
      })[];
    }[];
  }[];
}

/** Longer than spans wait for others. */
const timeoutMs = 60_000;
const failedStatus = 2;

const fieldsOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = (body: string): readonly CollectedSpan[] =>
  (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, parentSpanId, links = [], ...span }) => ({
        ...span,
        ...{ parentSpanId, links, failed: status.code === failedStatus },
        fields: fieldsOf(attributes),
        resource: fieldsOf(resource.attributes),
      })),
    ),
  );

/** A collector of spans on loopback. */
export const spanCollector = async () => {
  const { port, received, close } = await httpReceiver((response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const spans = (): readonly CollectedSpan[] => received.flatMap(({ body }) => spansIn(body));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    received,
    close,
    spans,
    /** The variables with which a process sends each span immediately. */
    variables: {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    },
    /** Returns the first span that is expected, once it was received. */
    span: async (expected: (span: CollectedSpan) => boolean, what: string): Promise<CollectedSpan> => {
      const found = await seenSoon(
        async () => spans().find(expected),
        (span) => span !== undefined,
        timeoutMs,
      );
      if (!found)
        throw new Error(
          `no span ${what} among ${spans()
            .map(({ name }) => name)
            .join(', ')}`,
        );
      return found;
    },
  };
};
