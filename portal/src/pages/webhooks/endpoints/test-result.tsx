import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Answered, toneOf } from '../deliveries/attempts.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useDelivery } from '../queries.ts';

const Following = ({
  endpointId,
  deliveryId,
  close,
}: {
  readonly endpointId: string;
  readonly deliveryId: string;
  readonly close: () => void;
}) => {
  const query = useDelivery(endpointId, deliveryId);
  return (
    <QueryView query={query} rows={2} label="The test event" missing={<></>}>
      {(delivery) => {
        const last = delivery.attempts.at(-1);
        return (
          <Notice tone={delivery.status === 'pending' ? (last ? 'warn' : 'info') : toneOf(delivery.status)}>
            <div className="followed">
              <p>
                {delivery.status === 'delivered' && <strong>The test event arrived.</strong>}
                {delivery.status === 'dead' && <strong>The test event was given up.</strong>}
                {delivery.status === 'pending' &&
                  (last ? (
                    <strong>The test event has not arrived yet.</strong>
                  ) : (
                    <strong>The test event is on its way…</strong>
                  ))}{' '}
                {last && (
                  <>
                    Your server: <Answered attempt={last} />.
                  </>
                )}{' '}
                {last && delivery.nextAttemptAt !== undefined && (
                  <>
                    Tried again at <Time at={delivery.nextAttemptAt} as="exact" />.
                  </>
                )}
              </p>
              <div className="followed-acts">
                <Link href={`/webhooks/${endpointId}/${deliveryId}`}>Its delivery</Link>
                <Button small onClick={close}>
                  Hide
                </Button>
              </div>
            </div>
          </Notice>
        );
      }}
    </QueryView>
  );
};

/** The last test event, followed until it arrives; which one stands in the address. */
export const FollowedTest = ({ endpointId }: { readonly endpointId: string }) => {
  const [filters, setFilters] = useFilters();
  const deliveryId = filters.get('test');
  if (deliveryId === null) return null;
  return <Following endpointId={endpointId} deliveryId={deliveryId} close={() => setFilters({ test: '' })} />;
};
