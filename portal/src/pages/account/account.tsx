import { PageHead } from '../../kit/display/page.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';
import { MailLanguage } from './mail-language.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { t } from '../../texts/texts.ts';

/** The page of the person who is signed in. */
export const Account = () => {
  const { member } = useSession().session;
  return (
    <>
      <PageHead title={t('account.yourAccount')} />
      {member ? (
        <>
          <p>{t('account.signedInAsEmail', { email: member.email })}</p>
          <Passkeys />
          <Sessions />
          <MailLanguage of={member} />
        </>
      ) : (
        <Empty title={t('account.youSignedInWithA')}>
          <p>{t('account.askAnOwnerToInvite')}</p>
        </Empty>
      )}
    </>
  );
};
