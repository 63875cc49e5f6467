import type { SubmittedAppeal } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Copy } from '../../kit/controls/copy.tsx';
import { Time } from '../../kit/display/time.tsx';
import { linkOf, type Own } from '../route.ts';

/** Confirms a submitted appeal and shows its link, which is shown only once and sent by email. */
export const AppealReceived = ({
  appeal: { appealId, code, decideBy },
  contactEmail,
  openAppeal,
}: {
  readonly appeal: SubmittedAppeal;
  readonly contactEmail: string;
  readonly openAppeal: (own: Own) => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = linkOf(globalThis.location.origin, { appealId, code });
  return (
    <div className="notice good appeal-received">
      <h3 ref={heading} tabIndex={-1}>
        Appeal submitted
      </h3>
      <p>
        We will decide by <Time at={decideBy} as="day" />. We will send an email to{' '}
        <strong>{contactEmail}</strong> if we have a question and when the appeal is decided.
      </p>
      <p>
        Use this link to view, answer or withdraw your appeal. We also send it to you by email. Store it in
        case the email does not arrive, and do not share it: anyone with the link has the same access.
      </p>
      <div className="secret">
        <div className="secret-head">
          <span>
            Link to appeal <code>{appealId}</code>
          </span>
          <Copy text={link} what="link" />
        </div>
        <code tabIndex={0}>{link}</code>
      </div>
      <Button tone="primary" onClick={() => openAppeal({ appealId, code })}>
        View appeal
      </Button>
    </div>
  );
};
