import type { ReactNode } from 'react';
import { PageHead } from '../kit/display/page.tsx';
import { Notice } from '../kit/feedback/states.tsx';
import { t } from '../texts/texts.ts';
import type { RestrictedOperation } from './permissions.ts';
import { useSession } from './session.tsx';
import { useMay } from './use-role.ts';

/** Shows its content if the session may call an operation, otherwise the sentence that says who may. */
export const May = ({
  operation,
  title,
  otherwise,
  children,
}: {
  readonly operation: RestrictedOperation;
  /** The heading of a page that is not shown. */
  readonly title?: string;
  readonly otherwise?: string;
  readonly children: ReactNode;
}) => {
  const { viewedBy } = useSession().session;
  if (useMay()(operation)) return children;
  return (
    <>
      {title !== undefined && <PageHead title={title} />}
      {otherwise !== undefined && (
        <Notice>{viewedBy ? t('session.yourViewDoesNotInclude') : otherwise}</Notice>
      )}
    </>
  );
};
