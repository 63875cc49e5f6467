import type { StaffWebhookEvent } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Code } from '../../kit/display/code.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { mayReview } from '../roles.ts';
import { useMember } from '../session/session.tsx';

type Event = Pick<StaffWebhookEvent, 'id' | 'type' | 'timestamp' | 'data'>;

/** The body of the messages of an event, as it was recorded. */
export const Payload = ({ of: { id, type, timestamp, data } }: { readonly of: Event }) => (
  <Panel title="Payload">
    <Code
      title="Payload"
      samples={[{ name: 'JSON', text: JSON.stringify({ id, type, timestamp, data }, undefined, 2) }]}
    />
    <p className="soft">
      The data that was recorded with the event. Messages about a track also list the affected licenses of the
      platform, which are read at each attempt.
    </p>
  </Panel>
);

const recordsOf = ({ licenseId, trackId }: Event['data']) => [
  ...(typeof licenseId === 'string'
    ? [{ name: 'License', href: `/licenses/${licenseId}`, id: licenseId }]
    : []),
  ...(typeof trackId === 'string' ? [{ name: 'Track', href: `/tracks/${trackId}`, id: trackId }] : []),
];

/** Returns the records that an event is about as facts, with links for members who may open them. */
export const useRecordFacts = (event: Event | undefined) => {
  const mayOpen = mayReview(useMember());
  return recordsOf(event?.data ?? {}).map(
    ({ name, href, id }) =>
      [
        name,
        mayOpen ? (
          <Link key={name} href={href}>
            <code>{id}</code>
          </Link>
        ) : (
          <code key={name}>{id}</code>
        ),
      ] as const,
  );
};
