import type { SubmittedAppeal } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Copy } from '../../kit/controls/copy.tsx';
import { Time } from '../../kit/display/time.tsx';
import { linkOf, type Own } from '../route.ts';

/** What becomes of an appeal that came in, and its link, which is shown this once and mailed. */
export const Lodged = ({
  appeal: { appealId, code, decideBy },
  contactEmail,
  follow,
}: {
  readonly appeal: SubmittedAppeal;
  readonly contactEmail: string;
  readonly follow: (own: Own) => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = linkOf(globalThis.location.origin, { appealId, code });
  return (
    <div className="notice good lodged">
      <h3 ref={heading} tabIndex={-1}>
        Your appeal has come in
      </h3>
      <p>
        It is to be decided by <Time at={decideBy} as="day" />. We write to <strong>{contactEmail}</strong>{' '}
        when you are asked something and when it is decided.
      </p>
      <p>
        By this link you follow it, answer and withdraw it. We mail it to you, too; should no mail come, this
        one is the way back. Keep it to yourself: whoever has it can do the same.
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
      <Button tone="primary" onClick={() => follow({ appealId, code })}>
        Follow the appeal
      </Button>
    </div>
  );
};
