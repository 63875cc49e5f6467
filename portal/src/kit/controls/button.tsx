import type { ReactNode } from 'react';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly tone?: 'primary' | 'plain' | 'danger';
  readonly type?: 'button' | 'submit';
  readonly small?: boolean;
  readonly wide?: boolean;
  /** While what it began is under way; it stays in reach of the keyboard, and does nothing twice. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What it does, where its text alone does not say it. */
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
  label,
  pressed,
  onClick,
}: ButtonProps) => (
  <button
    type={type}
    className={['button', tone, small && 'small', wide && 'wide'].filter(Boolean).join(' ')}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    aria-label={label}
    aria-pressed={pressed}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.();
    }}
  >
    {children}
  </button>
);
