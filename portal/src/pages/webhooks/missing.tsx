import { Link } from 'wouter';
import { Empty } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';

/** An address that names an endpoint which is not there, or is another platform's: one knows no more than the other. */
export const NoSuchEndpoint = () => {
  const { platform } = useSession().session;
  return (
    <Empty title="There is no such endpoint on this platform">
      <p>You are signed in as {platform.name}. The endpoint was removed, or belongs to another platform.</p>
      <p>
        <Link href="/webhooks">All endpoints of {platform.name}</Link>
      </p>
    </Empty>
  );
};

export const NoSuchDelivery = ({ endpointId }: { readonly endpointId: string }) => (
  <Empty title="There is no such delivery at this endpoint">
    <p>The log keeps deliveries for thirty days.</p>
    <p>
      <Link href={`/webhooks/${endpointId}`}>All deliveries of the endpoint</Link>
    </p>
  </Empty>
);
