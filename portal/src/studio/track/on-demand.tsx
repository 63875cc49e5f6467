import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';

/** A section whose content appears, and is loaded, when it is opened. */
export const OnDemand = ({
  title,
  open,
  children,
}: {
  readonly title: string;
  /** The text of the button. */
  readonly open: string;
  readonly children: ReactNode;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={title}>{isOpen ? children : <Button onClick={() => setIsOpen(true)}>{open}</Button>}</Panel>
  );
};
