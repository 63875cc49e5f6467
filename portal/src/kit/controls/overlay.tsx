import { createContext, useCallback, useState, type ReactNode } from 'react';

/** Renders what is shown; `close` ends it. */
type Overlay = (close: () => void) => ReactNode;

export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

/**
 * Holds what stays over every page, such as a secret that is shown once. What is shown comes with the page that
 * shows it: the shell loads no script for it, and a script that cannot be loaded loses no secret.
 */
export const Overlays = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<{ readonly render: Overlay }>();
  const show = useCallback((render: Overlay) => setShown({ render }), []);
  return (
    <OverlayContext value={show}>
      {children}
      {shown?.render(() => setShown(undefined))}
    </OverlayContext>
  );
};
