import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Copy } from './copy.tsx';
import { Dialog } from './dialog.tsx';

/** What is shown this once. */
interface Once {
  readonly title: string;
  /** Under the names by which they are known. */
  readonly secrets: readonly (readonly [name: string, value: string])[];
  /** What to do with it. */
  readonly more?: ReactNode;
  /** Told when whoever read it says that it is kept. */
  readonly kept?: () => void;
}

const OnceContext = createContext<(once: Once) => void>(() => undefined);

/** Shows a secret over whatever page there is by then: one that was made is lost by no step elsewhere. */
export const useShowOnce = (): ((once: Once) => void) => use(OnceContext);

export const Secrets = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Once>();
  return (
    <OnceContext value={setShown}>
      {children}
      {shown && (
        <SecretOnce
          key={shown.title}
          of={shown}
          close={() => {
            setShown(undefined);
            shown.kept?.();
          }}
        />
      )}
    </OnceContext>
  );
};

/** Stays until whoever reads it says that it is kept; the browser asks before the tab is closed. */
const SecretOnce = ({
  of: { title, secrets, more },
  close,
}: {
  readonly of: Once;
  readonly close: () => void;
}) => {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (kept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [kept]);
  return (
    <Dialog title={title} close={close} held>
      <p>It is shown this once: the service cannot show it again. Keep it where your secrets are kept.</p>
      {secrets.map(([name, value]) => (
        <div key={name} className="secret">
          <div className="secret-head">
            <span>{name}</span>
            <Copy text={value} what={name} />
          </div>
          <code tabIndex={0}>{value}</code>
        </div>
      ))}
      {more}
      <label className="choice">
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.currentTarget.checked)} /> I
        have kept it
      </label>
      <div className="dialog-acts">
        <Button tone="primary" disabled={!kept} onClick={close}>
          Done
        </Button>
      </div>
    </Dialog>
  );
};
