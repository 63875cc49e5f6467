import { Time } from '../../kit/display/time.tsx';
import { rich, t } from '../../texts/texts.ts';

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
        {rich(endsAt === undefined ? 'webhooks.secretCreated' : 'webhooks.secretCreatedUntil', {
          name: (
            <strong>
              {secrets.length === 1
                ? t('webhooks.currentSecret')
                : at === 0
                  ? t('webhooks.newSecret')
                  : t('webhooks.oldSecret')}
            </strong>
          ),
          createdAt: <Time at={createdAt} />,
          verb,
          endsAt: endsAt === undefined ? '' : <Time at={endsAt} as="exact" />,
        })}
      </li>
    ))}
  </ul>
);
