import { Link } from 'wouter';
import { Empty } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

/** The endpoint does not exist or belongs to another platform: the text must not reveal which. */
export const NoSuchEndpoint = () => {
  const { platform } = useSession().session;
  return (
    <Empty title={t('webhooks.endpointNotFound')}>
      <p>{t('webhooks.youAreSignedInAs', { name: platform.name })}</p>
      <p>
        <Link href="/webhooks">{t('webhooks.viewEndpointsOfName', { name: platform.name })}</Link>
      </p>
    </Empty>
  );
};

export const NoSuchDelivery = ({ endpointId }: { readonly endpointId: string }) => (
  <Empty title={t('webhooks.deliveryNotFound')}>
    <p>{t('webhooks.deliveriesAreKeptFor30')}</p>
    <p>
      <Link href={`/webhooks/${endpointId}`}>{t('webhooks.viewDeliveriesOfThisEndpoint')}</Link>
    </p>
  </Empty>
);
