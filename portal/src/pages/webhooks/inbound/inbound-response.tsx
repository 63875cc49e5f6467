import { ApiProblem, type InboundTrackOutcome } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Code } from '../../../kit/display/code.tsx';
import { count } from '../../../kit/display/format.ts';
import { Failure, Notice } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { samplesOf } from './inbound-samples.ts';
import type { SentMessage } from './send-message.ts';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { TrackName } from './track-name.tsx';

const outcomes = {
  licensed: { tone: 'good', name: 'licensed', meaning: 'A license was issued.' },
  existing: { tone: 'good', name: 'existing', meaning: 'You already have an active license.' },
  rejected: { tone: 'bad', name: 'rejected', meaning: 'The terms do not allow it.' },
  revoked: { tone: 'warn', name: 'revoked', meaning: 'The license was revoked.' },
  skipped: { tone: 'quiet', name: 'skipped', meaning: 'Your policy does not license content automatically.' },
} as const;

const columns: readonly Column<InboundTrackOutcome>[] = [
  {
    name: 'Track',
    heads: true,
    cell: ({ trackId }) => (
      <WithArtwork of={trackId} size={28}>
        <Link href={`/catalog/${trackId}`}>
          <TrackName trackId={trackId} />
        </Link>
      </WithArtwork>
    ),
  },
  {
    name: 'Outcome',
    cell: ({ outcome, clause, detail, covers, differences = [] }) => (
      <span>
        <Tag tone={covers === false ? 'warn' : outcomes[outcome].tone}>{outcomes[outcome].name}</Tag>
        <span className="under">
          {covers === false
            ? `An active license exists but does not cover this: ${differences.map((one) => one.detail).join(' ')}`
            : (detail ?? outcomes[outcome].meaning)}
          {clause !== undefined && (
            <>
              {' '}
              (<code>{clause}</code>)
            </>
          )}
        </span>
      </span>
    ),
  },
  {
    name: 'License',
    cell: ({ licenseId }) =>
      licenseId === undefined ? (
        <span className="soft">None</span>
      ) : (
        <Link href={`/licenses/${licenseId}`}>
          <code>{licenseId}</code>
        </Link>
      ),
  },
];

/** The response to an inbound event, and code that sends the same message. */
export const InboundResponse = ({
  of: { message, status, latencyMs, outcome },
}: {
  readonly of: SentMessage;
}) => (
  <div className="inbound-response">
    <h3>
      Response {status} after {count(latencyMs)} ms
    </h3>
    {outcome instanceof ApiProblem ? (
      <Failure error={outcome} />
    ) : (
      <>
        {outcome.outcome === 'superseded' && (
          <Notice tone="warn">
            Superseded: we have already received a newer event for <code>{outcome.contentId}</code>.
          </Notice>
        )}
        {outcome.results.length > 0 ? (
          <Table
            caption={`Results for ${outcome.contentId}`}
            columns={columns}
            rows={outcome.results}
            keyOf={({ trackId, outcome: result, licenseId }) => `${trackId} ${result} ${licenseId ?? ''}`}
          />
        ) : (
          <p>
            The event was recorded. No license changed.{' '}
            <Link href={`/licenses?contentId=${encodeURIComponent(outcome.contentId)}`}>
              View licenses for this content
            </Link>
          </p>
        )}
      </>
    )}
    <h3>Send this message yourself</h3>
    <p className="soft">
      The signature is valid for five minutes. A message with the same <code>webhook-id</code> is processed
      only once; a repeat returns the same response.
    </p>
    <Code title="Code samples" samples={samplesOf(message)} />
  </div>
);
