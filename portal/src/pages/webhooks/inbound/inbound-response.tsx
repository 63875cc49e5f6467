import { ApiProblem, type InboundTrackOutcome } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Code } from '../../../kit/display/code.tsx';
import { count } from '../../../kit/display/format.ts';
import { Failure, Notice } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { samplesOf } from './inbound-samples.ts';
import type { Told } from './send-message.ts';
import { TrackName } from './track-name.tsx';

const outcomes = {
  licensed: { tone: 'good', name: 'licensed', means: 'now' },
  existing: { tone: 'good', name: 'existing', means: 'you already have an active license' },
  rejected: { tone: 'bad', name: 'rejected', means: 'a clause does not allow it' },
  revoked: { tone: 'warn', name: 'revoked', means: 'its license ended' },
  skipped: { tone: 'quiet', name: 'skipped', means: 'your policy does not license content automatically' },
} as const;

const columns: readonly Column<InboundTrackOutcome>[] = [
  {
    name: 'Track',
    heads: true,
    cell: ({ trackId }) => (
      <Link href={`/catalog/${trackId}`}>
        <TrackName trackId={trackId} />
      </Link>
    ),
  },
  {
    name: 'Outcome',
    cell: ({ outcome, clause, detail, covers, differences = [] }) => (
      <span>
        <Tag tone={covers === false ? 'warn' : outcomes[outcome].tone}>{outcomes[outcome].name}</Tag>
        <span className="under">
          {covers === false
            ? `An active license exists, but does not cover this: ${differences.map((one) => one.detail).join(' ')}`
            : (detail ?? outcomes[outcome].means)}
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
        <span className="soft">none</span>
      ) : (
        <Link href={`/licenses/${licenseId}`}>
          <code>{licenseId}</code>
        </Link>
      ),
  },
];

/** What the inbound address answered, and the same message by hand. */
export const InboundAnswer = ({ told: { message, status, latencyMs, outcome } }: { readonly told: Told }) => (
  <div className="told">
    <h3>
      Answered {status} after {count(latencyMs)} ms
    </h3>
    {outcome instanceof ApiProblem ? (
      <Failure error={outcome} />
    ) : (
      <>
        {outcome.outcome === 'superseded' && (
          <Notice tone="warn">
            Superseded: what is known of <code>{outcome.contentId}</code> is newer than this event.
          </Notice>
        )}
        {outcome.results.length > 0 ? (
          <Table
            caption={`What was done for ${outcome.contentId}`}
            columns={columns}
            rows={outcome.results}
            keyOf={({ trackId, outcome: what, licenseId }) => `${trackId} ${what} ${licenseId ?? ''}`}
          />
        ) : (
          <p>
            Noted; no license was touched.{' '}
            <Link href={`/licenses?contentId=${encodeURIComponent(outcome.contentId)}`}>
              Licenses of this content
            </Link>
          </p>
        )}
      </>
    )}
    <h3>The same by hand</h3>
    <p className="soft">
      The signed message is believed for five minutes. Sent again under its <code>webhook-id</code> it changes
      nothing and gets the same answer.
    </p>
    <Code title="The same message" samples={samplesOf(message)} />
  </div>
);
