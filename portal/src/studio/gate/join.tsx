import { useState } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../session/client.ts';
import { rich, t } from '../texts/texts.ts';
import { CodeForm } from './code-form.tsx';
import { Gate } from './gate.tsx';

/** Accepts the invitation to the account of a label with the emailed code. */
export const JoinPage = () => {
  const [joined, setJoined] = useState(false);
  return (
    <Gate title={t('gate.joinALabel')}>
      {joined ? (
        <Notice tone="good">
          {rich('gate.youHaveJoined', { link: (content) => <Link href="/sign-in">{content}</Link> })}
        </Notice>
      ) : (
        <CodeForm
          passwordLabel={t('gate.password')}
          submitLabel={t('gate.join')}
          send={async (body) => {
            await anonymousApi.acceptArtistInvitation({ body });
            setJoined(true);
          }}
          explanations={{ 404: t('gate.invitationInvalid'), 409: t('gate.addressHasAnAccount') }}
        />
      )}
      <p className="gate-links">
        <Link href="/sign-in">{t('gate.backToSignIn')}</Link>
      </p>
    </Gate>
  );
};
