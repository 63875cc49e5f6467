import { Time } from '../../kit/display/time.tsx';

interface Secret {
  readonly createdAt: string;
  readonly endsAt?: string;
}

/** The secrets that hold now, newest first; themselves they are not shown again. */
export const SecretList = ({
  secrets,
  verb,
}: {
  readonly secrets: readonly Secret[];
  /** What they do: "signs messages", "is accepted". */
  readonly verb: string;
}) => (
  <ul className="secrets">
    {secrets.map(({ createdAt, endsAt }, at) => (
      <li key={createdAt}>
        <strong>
          {secrets.length === 1 ? 'The secret' : at === 0 ? 'The new secret' : 'The old secret'}
        </strong>
        , made <Time at={createdAt} />,{' '}
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
