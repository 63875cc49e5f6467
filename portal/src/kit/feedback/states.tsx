import { ApiProblem, ConnectionFault } from '@platform-licensing/client';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { explain, isMissing, waitText } from './errors.ts';
import { rich, t } from '../language/texts.ts';

/** A placeholder while data loads. `rows`: roughly the height of the data, so that the layout does not shift. */
export const Loading = ({
  label = t('kit.loading'),
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

/** An empty state, with what the user can do next. */
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

/** Returns the remaining milliseconds of the wait that the service asked for. */
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

/** An error with its code and request ID, and a retry button if a retry may help. */
export const Failure = (failed: Failed) => (
  <FailureCard key={failed.error instanceof ApiProblem ? failed.error.requestId : 'other'} {...failed} />
);

const FailureCard = ({ error, retry }: Failed) => {
  const limited = error instanceof ApiProblem && error.status === 429;
  const left = useCountdown(limited ? (error.retryAfterMs ?? 0) : 0);
  const missing = error instanceof ApiProblem && error.status === 404;
  const title = limited
    ? t('kit.limitReached')
    : missing
      ? t('kit.notFound')
      : error instanceof ConnectionFault
        ? t('kit.noConnection')
        : t('kit.thisCouldNotBeLoaded');
  return (
    <div className="failure" role="alert">
      <p className="failure-title">{title}</p>
      <p>
        {limited
          ? t('kit.youSentMoreRequestsThan', { wait: waitText(left > 0 ? left : undefined) })
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
            <> {rich('kit.requestWithId', { requestId: <code>{error.requestId}</code> })}</>
          )}
        </p>
      )}
      {retry && !missing && (
        <Button onClick={retry} disabled={left > 0}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </div>
  );
};

/** The part of a query that is rendered: of a single response or of pages. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isPaused: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Renders a query: a placeholder while it loads, its error, or its data. */
export const QueryView = <T,>({
  query,
  rows = 3,
  label = t('kit.loading'),
  missing,
  children,
}: {
  readonly query: QueryState<T>;
  readonly rows?: number;
  readonly label?: string;
  /** Shown in place of the error if the resource does not exist for this platform. */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
}) => {
  // A resource that was loaded before may have been deleted.
  if (missing !== undefined && isMissing(query.error)) return missing;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} retry={() => void query.refetch()} />;
  return query.isPaused ? (
    <Empty title={t('kit.youAreOffline')}>
      <p>{t('kit.thisPageLoadsWhenYou')}</p>
    </Empty>
  ) : (
    <Loading rows={rows} label={label} />
  );
};

/** Keeps the previous data readable while new data loads. A progress line and `aria-busy` indicate the loading. */
export const Refreshing = ({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) => (
  <div className="refreshing" aria-busy={busy || undefined}>
    {children}
  </div>
);
