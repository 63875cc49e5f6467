import type { InboundSettings } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { RotationUnderWay } from '../rotation-in-progress.tsx';
import { SecretList } from '../secret-list.tsx';
import { useRotation } from '../use-rotation.ts';

/** What the platform signs its own events with. */
export const InboundSecret = ({ inbound: { secrets } }: { readonly inbound: InboundSettings }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const rotation = useRotation(() => api.rotateInboundSecret({ slug }), {
    title: 'The secret for your events',
    more: <p>Put it where your server signs what it tells us.</p>,
  });
  const [busy, setBusy] = useState(false);
  const makeFirst = async () => {
    setBusy(true);
    try {
      await rotation.make();
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Panel
      title="Your signing secret"
      acts={secrets.length > 0 && <Button onClick={rotation.ask}>Rotate</Button>}
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
      {rotation.asked && (
        <Confirm
          title="Rotate your signing secret?"
          consequence={
            <p>
              A new secret is made and shown once. Events signed with the one before are believed for another
              24 hours; then they are refused with 401, and content that they tell of is neither licensed nor
              revoked. <RotationUnderWay secrets={secrets} />
            </p>
          }
          name="Rotate the secret"
          act={rotation.make}
          close={rotation.leave}
        />
      )}
    </Panel>
  );
};
