import { useState, type ReactNode } from 'react';
import { oneLine } from '../one-line.ts';
import { Confirm } from './dialog.tsx';
import { TextArea } from './field.tsx';
import { t } from '../language/texts.ts';

/** Asks for confirmation of an action that needs a reason in words, which is sent as one line. */
export const ConfirmWithReason = ({
  act,
  label = t('kit.reason'),
  hint,
  isRequired = true,
  missing = t('kit.enterAReason'),
  unchanged,
  children,
  ...confirm
}: {
  readonly title: string;
  readonly name: string;
  /** `primary` if the action takes nothing away. */
  readonly tone?: 'danger' | 'primary';
  readonly consequence: ReactNode;
  readonly close: () => void;
  /** Receives the reason, which is empty only if it is not required. */
  readonly act: (reason: string) => Promise<unknown>;
  /** The label of the reason. */
  readonly label?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** The error of the field if there is no reason. */
  readonly missing?: string;
  /** The error of the dialog if there is no reason: what did not happen. */
  readonly unchanged: string;
  /** Form fields before the reason. */
  readonly children?: ReactNode;
}) => {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reason = oneLine(text);
  const isMissing = isRequired && reason === '';
  return (
    <Confirm
      {...confirm}
      act={() => {
        setIsTried(isMissing);
        return isMissing ? Promise.reject(new Error(unchanged)) : act(reason);
      }}
    >
      {children}
      <TextArea
        label={label}
        {...(hint !== undefined && { hint })}
        rows={2}
        value={text}
        onChange={setText}
        error={isTried && isMissing ? missing : undefined}
      />
    </Confirm>
  );
};
