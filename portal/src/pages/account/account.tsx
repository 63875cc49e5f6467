import { PageHead } from '../../kit/display/page.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';

/** The page of the person who is signed in. */
export const Account = () => {
  const { member } = useSession().session;
  return (
    <>
      <PageHead title="Your account" />
      {member ? (
        <>
          <p>Signed in as {member.email}.</p>
          <Passkeys />
          <Sessions />
        </>
      ) : (
        <Empty title="You signed in with a credential">
          <p>
            Ask an owner to invite you as a member. Members sign in by email and have passkeys and sessions
            here.
          </p>
        </Empty>
      )}
    </>
  );
};
