import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { AttemptOutcome, toneOf } from '../deliveries/attempts.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useDelivery } from '../queries.ts';
import { rich, t } from '../../../texts/texts.ts';

const Result = ({
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
    <QueryView query={query} rows={2} label={t('endpoints.loadingTheTestEvent')} missing={<></>}>
      {(delivery) => {
        const last = delivery.attempts.at(-1);
        return (
          <Notice tone={delivery.status === 'pending' ? (last ? 'warn' : 'info') : toneOf(delivery.status)}>
            <div className="test-result">
              <p>
                {delivery.status === 'delivered' && (
                  <strong>{t('endpoints.theTestEventWasDelivered')}</strong>
                )}
                {delivery.status === 'dead' && <strong>{t('endpoints.theTestEventCouldNot')}</strong>}
                {delivery.status === 'pending' &&
                  (last ? (
                    <strong>{t('endpoints.theTestEventWasNot')}</strong>
                  ) : (
                    <strong>{t('endpoints.sendingTheTestEvent')}</strong>
                  ))}{' '}
                {last && (
                  <>
                    <AttemptOutcome attempt={last} />.
                  </>
                )}{' '}
                {last && delivery.nextAttemptAt !== undefined && (
                  <>
                    {rich('endpoints.nextAttemptNextAttemptAt', {
                      nextAttemptAt: <Time at={delivery.nextAttemptAt} as="exact" />,
                    })}
                  </>
                )}
              </p>
              <div className="test-result-actions">
                <Link href={`/webhooks/${endpointId}/${deliveryId}`}>{t('endpoints.viewDelivery')}</Link>
                <Button small onClick={close}>
                  {t('endpoints.hide')}
                </Button>
              </div>
            </div>
          </Notice>
        );
      }}
    </QueryView>
  );
};

/** The outcome of the last test event, updated until it is delivered. The address has its ID. */
export const TestResult = ({ endpointId }: { readonly endpointId: string }) => {
  const [filters, setFilters] = useFilters();
  const deliveryId = filters.get('test');
  if (deliveryId === null) return null;
  return <Result endpointId={endpointId} deliveryId={deliveryId} close={() => setFilters({ test: '' })} />;
};
