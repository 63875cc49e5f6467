import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { explain } from '../feedback/errors.ts';
import { Notice } from '../feedback/states.tsx';

/** A window over the page; Escape and a click beside it close it, unless it is `held` or `busy`. Drawn only while it is open. */
export const Dialog = ({
  title,
  close,
  held = false,
  busy = false,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  /** It stays until what stands in it lets go of it. */
  readonly held?: boolean;
  /** It stays until what was begun in it is done: what comes of that is shown here. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}) => {
  const stays = held || busy;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const isPressedBeside = useRef(false);
  useEffect(() => {
    opener.current ??= globalThis.document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.field :is(input, select, textarea)')?.focus();
    // Who works by keyboard goes on where the dialog was asked for.
    return () => {
      const { current } = opener;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      (isThere ? current : document.getElementById('content'))?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      closedby={stays ? 'none' : 'closerequest'}
      onCancel={(event) => {
        if (stays) event.preventDefault();
      }}
      onClose={() => {
        // Browsers that do not know `closedby` let a second Escape pass whatever was said to the first.
        if (stays) dialog.current?.showModal();
        else close();
      }}
      // Who selects a text and lets go beside the dialog has not clicked there.
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (!stays && isPressedBeside.current && target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          {!held && (
            <Button small label="Close" busy={busy} onClick={() => dialog.current?.close()}>
              ✕
            </Button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
};

/** Asks before what cannot be undone; `consequence` names what will happen, to whom, from when. */
export const Confirm = ({
  title,
  consequence,
  act,
  name,
  close,
  children,
}: {
  readonly title: string;
  readonly consequence: ReactNode;
  readonly act: () => Promise<unknown>;
  /** What the button says: the act, not "OK". */
  readonly name: string;
  readonly close: () => void;
  /** Fields that belong to it. */
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
          Keep things as they are
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void go()}>
          {name}
        </Button>
      </div>
    </Dialog>
  );
};
