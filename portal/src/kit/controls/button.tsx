import type { ReactNode } from 'react';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly tone?: 'primary' | 'plain' | 'danger';
  readonly type?: 'button' | 'submit';
  readonly small?: boolean;
  readonly wide?: boolean;
  /** True while its action runs: the button keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** True if its action would change nothing now. Unlike a disabled button, it keeps the focus. */
  readonly idle?: boolean;
  /** The accessible name, if the text alone is not enough. */
  readonly label?: string;
  readonly pressed?: boolean;
  readonly onClick?: () => void;
}

export const Button = ({
  children,
  tone = 'plain',
  type = 'button',
  small = false,
  wide = false,
  busy = false,
  disabled = false,
  idle = false,
  label,
  pressed,
  onClick,
}: ButtonProps) => (
  <button
    type={type}
    className={['button', tone, small && 'small', wide && 'wide'].filter(Boolean).join(' ')}
    disabled={disabled}
    aria-disabled={busy || idle || undefined}
    aria-busy={busy || undefined}
    aria-label={label}
    aria-pressed={pressed}
    onClick={(event) => {
      if (busy || idle) event.preventDefault();
      else onClick?.();
    }}
  >
    {children}
  </button>
);
