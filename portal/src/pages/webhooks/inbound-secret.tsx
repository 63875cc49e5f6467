import type { Inbound } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Confirm } from '../../kit/dialog.tsx';
import { explain } from '../../kit/failures.ts';
import { Panel } from '../../kit/page.tsx';
import { SecretOnce } from '../../kit/secret.tsx';
import { Empty } from '../../kit/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useWebhooksChanged } from './queries.ts';
import { SecretList } from './secret-list.tsx';

/** What the platform signs its own events with. */
export const InboundSecret = ({ inbound: { secrets } }: { readonly inbound: Inbound }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const make = async () => {
    const made = await api.rotateInboundSecret({ slug });
    setSecret(made.secret);
    await changed();
  };
  const makeFirst = async () => {
    setBusy(true);
    try {
      await make();
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Panel
      title="Your signing secret"
      acts={secrets.length > 0 && <Button onClick={() => setAsked(true)}>Rotate</Button>}
    >
      {secrets.length === 0 ? (
        <Empty title="No secret yet">
          <p>Your server signs its events with it. Until there is one nothing is taken in.</p>
          <Button tone="primary" busy={busy} onClick={() => void makeFirst()}>
            Make a secret
          </Button>
        </Empty>
      ) : (
        <SecretList secrets={secrets} verb="is accepted" />
      )}
      {asked && (
        <Confirm
          title="Rotate your signing secret?"
          consequence={
            <p>
              A new secret is made and shown once. Events signed with the one before are believed for another
              24 hours; then they are refused with 401, and content that they tell of is neither licensed nor
              revoked.{' '}
              {secrets.length > 1 && (
                <strong>
                  A rotation is under way already: the older of the two secrets ends at once, not when its day
                  is over.
                </strong>
              )}
            </p>
          }
          name="Rotate the secret"
          act={make}
          close={() => setAsked(false)}
        />
      )}
      {secret !== undefined && (
        <SecretOnce
          title="The secret for your events"
          secrets={[['Signing secret', secret]]}
          close={() => setSecret(undefined)}
        >
          <p>Put it where your server signs what it tells us.</p>
        </SecretOnce>
      )}
    </Panel>
  );
};
