import { use, useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Copy } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { OverlayContext } from './overlay.tsx';
import { t } from '../language/texts.ts';

/** Secrets that are shown only once. */
interface ShownOnce {
  readonly title: string;
  readonly secrets: readonly (readonly [name: string, value: string])[];
  /** Instructions. */
  readonly more?: ReactNode;
  /** Called when the user has confirmed that the secret is stored. */
  readonly onStored?: () => void;
}

/** Returns a function that shows secrets over any page, so that navigation does not lose them. */
export const useShowOnce = (): ((secrets: ShownOnce) => void) => {
  const show = use(OverlayContext);
  return ({ onStored, ...secrets }) =>
    show((close) => (
      <SecretOnce
        key={secrets.title}
        of={secrets}
        close={() => {
          close();
          onStored?.();
        }}
      />
    ));
};

/** Stays open until the user confirms that the secret is stored. The browser warns before the tab is closed. */
const SecretOnce = ({
  of: { title, secrets, more },
  close,
}: {
  readonly of: Omit<ShownOnce, 'onStored'>;
  readonly close: () => void;
}) => {
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    if (isStored) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isStored]);
  return (
    <Dialog title={title} close={close} locked>
      <p>{t('kit.shownOnlyOnce', { count: secrets.length })}</p>
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
        <input
          type="checkbox"
          checked={isStored}
          onChange={(event) => setIsStored(event.currentTarget.checked)}
        />{' '}
        {t('kit.iHaveStoredIt')}
      </label>
      <div className="dialog-acts">
        <Button tone="primary" disabled={!isStored} onClick={close}>
          {t('kit.done')}
        </Button>
      </div>
    </Dialog>
  );
};
