import type { SubmittedAppeal } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Copy } from '../../kit/controls/copy.tsx';
import { Time } from '../../kit/display/time.tsx';
import { linkOf, type Own } from '../route.ts';
import { rich, t } from '../texts/texts.ts';

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
        {t('appeals.appealSubmitted')}
      </h3>
      <p>
        {rich('appeals.weWillDecideAndWrite', {
          decideBy: <Time at={decideBy} as="day" />,
          contactEmail: <strong>{contactEmail}</strong>,
        })}
      </p>
      <p>{t('appeals.useThisLinkToView')}</p>
      <div className="secret">
        <div className="secret-head">
          <span>{rich('appeals.linkToAppealAppealId', { appealId: <code>{appealId}</code> })}</span>
          <Copy text={link} what={t('appeals.link')} />
        </div>
        <code tabIndex={0}>{link}</code>
      </div>
      <Button tone="primary" onClick={() => openAppeal({ appealId, code })}>
        {t('appeals.viewAppeal')}
      </Button>
    </div>
  );
};
