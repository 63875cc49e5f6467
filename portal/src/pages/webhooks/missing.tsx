import { Link } from 'wouter';
import { Empty } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';

/** The endpoint does not exist or belongs to another platform: the text must not reveal which. */
export const NoSuchEndpoint = () => {
  const { platform } = useSession().session;
  return (
    <Empty title="Endpoint not found">
      <p>You are signed in as {platform.name}. The endpoint was removed or belongs to another platform.</p>
      <p>
        <Link href="/webhooks">View endpoints of {platform.name}</Link>
      </p>
    </Empty>
  );
};

export const NoSuchDelivery = ({ endpointId }: { readonly endpointId: string }) => (
  <Empty title="Delivery not found">
    <p>Deliveries are kept for 30 days.</p>
    <p>
      <Link href={`/webhooks/${endpointId}`}>View deliveries of this endpoint</Link>
    </p>
  </Empty>
);
