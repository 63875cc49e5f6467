import type { InboundSettings } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { RotationInProgress } from '../rotation-in-progress.tsx';
import { SecretList } from '../secret-list.tsx';
import { useRotation } from '../use-rotation.ts';

/** The secret with which the platform signs its events, and its rotation. */
export const InboundSecret = ({ inbound: { secrets } }: { readonly inbound: InboundSettings }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const rotation = useRotation(() => api.rotateInboundSecret({ slug }), {
    title: 'Signing secret for your events',
    more: <p>Your server signs its events with this secret.</p>,
  });
  const [busy, setBusy] = useState(false);
  const createFirst = async () => {
    setBusy(true);
    try {
      await rotation.rotate();
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Panel
      title="Your signing secret"
      acts={secrets.length > 0 && <Button onClick={rotation.open}>Rotate</Button>}
    >
      {secrets.length === 0 ? (
        <Empty title="No secret yet">
          <p>Your server signs its events with a secret. Without one, we reject your events.</p>
          <Button tone="primary" busy={busy} onClick={() => void createFirst()}>
            Create secret
          </Button>
        </Empty>
      ) : (
        <SecretList secrets={secrets} verb="is accepted" />
      )}
      {rotation.isOpen && (
        <Confirm
          title="Rotate signing secret?"
          consequence={
            <p>
              We create a new secret and show it once. We accept events signed with the old secret for another
              24 hours. After that, we reject them with 401, and no licenses are issued or revoked.{' '}
              <RotationInProgress secrets={secrets} />
            </p>
          }
          name="Rotate secret"
          act={rotation.rotate}
          close={rotation.close}
        />
      )}
    </Panel>
  );
};
