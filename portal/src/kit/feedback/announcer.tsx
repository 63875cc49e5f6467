import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';

type Announce = (text: string, tone?: 'good' | 'bad') => void;
const AnnouncerContext = createContext<Announce>(() => undefined);

/** Returns a function that shows a message for a few seconds and announces it to screen readers. */
export const useAnnounce = (): Announce => use(AnnouncerContext);

export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const [said, setSaid] = useState<{ readonly text: string; readonly tone: 'good' | 'bad' }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>((text, tone = 'good') => {
    clearTimeout(timer.current);
    setSaid({ text, tone });
    timer.current = setTimeout(() => setSaid(undefined), tone === 'bad' ? 10_000 : 5000);
  }, []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div className="announcer" role="status" aria-live="polite">
        {said && <p className={`said ${said.tone}`}>{said.text}</p>}
      </div>
    </AnnouncerContext>
  );
};
