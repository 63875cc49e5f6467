import { ApiProblem, ConnectionFault } from '@platform-licensing/client';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { explain, isMissing, waitText } from './errors.ts';

/** Holds the place of what is being read: as many lines as will come, so that nothing jumps. */
export const Loading = ({
  label = 'Loading',
  rows = 3,
}: {
  readonly label?: string;
  readonly rows?: number;
}) => (
  <div className="loading" role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="bone" />
    ))}
  </div>
);

/** There is nothing, and what would change that. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="empty">
    <p className="empty-title">{title}</p>
    {children}
  </div>
);

export const Notice = ({
  tone = 'info',
  children,
}: {
  readonly tone?: 'info' | 'good' | 'warn' | 'bad';
  readonly children: ReactNode;
}) => (
  <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
);

/** Counts down from what the service asked for when the component appeared. */
const useCountdown = (ms: number): number => {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
};

interface Failed {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** What went wrong, what it means, and another try when there may be one. */
export const Failure = (failed: Failed) => (
  <Told key={failed.error instanceof ApiProblem ? failed.error.requestId : 'other'} {...failed} />
);

const Told = ({ error, retry }: Failed) => {
  const limited = error instanceof ApiProblem && error.status === 429;
  const left = useCountdown(limited ? (error.retryAfterMs ?? 0) : 0);
  const missing = error instanceof ApiProblem && error.status === 404;
  const title = limited
    ? 'Your platform has reached a limit'
    : missing
      ? 'There is nothing here, or not any more'
      : error instanceof ConnectionFault
        ? 'No connection to the service'
        : 'This could not be read';
  return (
    <div className="failure" role="alert">
      <p className="failure-title">{title}</p>
      <p>
        {limited
          ? `The portal counts against the same limits as your API calls. ${waitText(left > 0 ? left : undefined)}`
          : explain(error)}
      </p>
      {error instanceof ApiProblem && (
        <p className="soft">
          {error.code.startsWith('HTTP_') ? (
            error.code
          ) : (
            <a href={`/reference/errors/${error.code}`}>{error.code}</a>
          )}
          {error.requestId !== undefined && (
            <>
              {' '}
              · request <code>{error.requestId}</code>
            </>
          )}
        </p>
      )}
      {retry && !missing && (
        <Button onClick={retry} disabled={left > 0}>
          Try again
        </Button>
      )}
    </div>
  );
};

/** A query as it is drawn: of one answer or of pages that follow one another. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isPaused: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Draws a query: its place while it is read, its failure, or what it brought. */
export const Shown = <T,>({
  query,
  rows = 3,
  label = 'Loading',
  missing,
  children,
}: {
  readonly query: Asked<T>;
  readonly rows?: number;
  readonly label?: string;
  /** Instead of the failure, where there is no such thing for this platform. */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
}) => {
  // What was there a moment ago may be gone by now.
  if (missing !== undefined && isMissing(query.error)) return missing;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} retry={() => void query.refetch()} />;
  return query.isPaused ? (
    <Empty title="Not read yet: this device is offline">
      <p>It is read as soon as there is a network again.</p>
    </Empty>
  ) : (
    <Loading rows={rows} label={label} />
  );
};

/** Keeps the previous answer readable while the next one loads: a progress line and `aria-busy` indicate that. */
export const Passing = ({ old, children }: { readonly old: boolean; readonly children: ReactNode }) => (
  <div className="passing" aria-busy={old || undefined}>
    {children}
  </div>
);
