import { Time } from '../../kit/display/time.tsx';

interface Secret {
  readonly createdAt: string;
  readonly endsAt?: string;
}

/** The active secrets, newest first. Their values are never shown again. */
export const SecretList = ({
  secrets,
  verb,
}: {
  readonly secrets: readonly Secret[];
  /** The role of a secret: "signs messages", "is accepted". */
  readonly verb: string;
}) => (
  <ul className="secrets">
    {secrets.map(({ createdAt, endsAt }, at) => (
      <li key={createdAt}>
        <strong>{secrets.length === 1 ? 'Current secret' : at === 0 ? 'New secret' : 'Old secret'}</strong>,
        created <Time at={createdAt} />,{' '}
        {endsAt === undefined ? (
          verb
        ) : (
          <>
            {verb} until <Time at={endsAt} as="exact" />
          </>
        )}
      </li>
    ))}
  </ul>
);
