import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Cross } from './cross.tsx';
import { explain } from '../feedback/errors.ts';
import { Notice } from '../feedback/states.tsx';
import { t } from '../language/texts.ts';

/** A modal dialog. Escape and a click outside close it unless it is `locked` or `busy`. Render it only while it is open. */
export const Dialog = ({
  title,
  close,
  locked = false,
  busy = false,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  /** True if only its content can close it. */
  readonly locked?: boolean;
  /** True while an action that was started in it runs: the outcome is shown in the dialog. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}) => {
  const isOpenOnly = locked || busy;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const isPressedOutside = useRef(false);
  useEffect(() => {
    opener.current ??= globalThis.document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.field :is(input, select, textarea)')?.focus();
    return () => {
      // A browser that closed the dialog has returned the focus already, and the user may have moved it since then.
      if (document.activeElement !== document.body) return;
      const { current } = opener;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      (isThere ? current : document.getElementById('content'))?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      closedby={isOpenOnly ? 'none' : 'closerequest'}
      onCancel={(event) => {
        if (isOpenOnly) event.preventDefault();
      }}
      onClose={() => {
        // Browsers without `closedby` close on a second Escape even if the first one was prevented.
        if (isOpenOnly) dialog.current?.showModal();
        else close();
      }}
      // Selecting text and releasing the pointer outside is not a click outside.
      onPointerDown={({ target }) => {
        isPressedOutside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (!isOpenOnly && isPressedOutside.current && target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          {!locked && (
            <Button small label={t('kit.close')} busy={busy} onClick={() => dialog.current?.close()}>
              <Cross />
            </Button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
};

/** Asks for confirmation of an action. `consequence` says what will happen, and when. */
export const Confirm = ({
  title,
  consequence,
  act,
  name,
  tone = 'danger',
  dismiss = t('kit.cancel'),
  close,
  children,
}: {
  readonly title: string;
  readonly consequence: ReactNode;
  readonly act: () => Promise<unknown>;
  /** The label of the confirming button: the action, not "OK". */
  readonly name: string;
  /** `primary` if the action takes nothing away. */
  readonly tone?: 'danger' | 'primary';
  /** The label of the other button, if "Cancel" could be mistaken for the action. */
  readonly dismiss?: string;
  readonly close: () => void;
  /** Form fields. */
  readonly children?: ReactNode;
}) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} close={close} busy={busy}>
      <div className="consequence">{consequence}</div>
      {children}
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button busy={busy} onClick={close}>
          {dismiss}
        </Button>
        <Button tone={tone} busy={busy} onClick={() => void go()}>
          {name}
        </Button>
      </div>
    </Dialog>
  );
};
