import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Copy } from './copy.tsx';
import { Dialog } from './dialog.tsx';

/** Shows what is shown this once, and stays until whoever reads it says that it is kept. */
export const SecretOnce = ({
  title,
  secrets,
  close,
  children,
}: {
  readonly title: string;
  /** Under the names by which they are known. */
  readonly secrets: readonly (readonly [name: string, value: string])[];
  readonly close: () => void;
  /** What to do with it. */
  readonly children?: ReactNode;
}) => {
  const [kept, setKept] = useState(false);
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
      {children}
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
