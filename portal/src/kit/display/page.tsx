import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../hooks/use-title.ts';

/** The header of a page: title, back link and actions. */
export const PageHead = ({
  title,
  back,
  cover,
  children,
}: {
  readonly title: string;
  /** The cover of the track that the page shows. */
  readonly cover?: ReactNode;
  readonly back?: { readonly href: string; readonly name: string };
  /** Actions at the right. */
  readonly children?: ReactNode;
}) => {
  useTitle(title);
  return (
    <div className="page-head">
      <div className="page-title">
        {cover}
        <div>
          {back && (
            <Link href={back.href} className="back">
              <ArrowLeft size={14} aria-hidden="true" />
              {back.name}
            </Link>
          )}
          <h1>{title}</h1>
        </div>
      </div>
      {children !== undefined && <div className="page-acts">{children}</div>}
    </div>
  );
};

/** A section of a page with a heading. */
export const Panel = ({
  title,
  acts,
  children,
}: {
  readonly title: string;
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className="panel" aria-label={title}>
    <div className="panel-head">
      <h2>{title}</h2>
      {acts !== undefined && <div className="panel-acts">{acts}</div>}
    </div>
    {children}
  </section>
);

/** A list of names with their values. */
export const Facts = ({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
