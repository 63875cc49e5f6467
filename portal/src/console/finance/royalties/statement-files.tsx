import { FileText } from 'lucide-react';

const files = [
  { name: 'CSV', format: 'csv' },
  { name: 'JSON', format: 'json' },
] as const;

/** Links to the files of a statement: its lines as CSV, and the JSON with which anyone can verify it. */
export const StatementFiles = ({ statementId }: { readonly statementId: string }) => (
  <span className="tags">
    {files.map(({ name, format }) => (
      <a
        key={format}
        className="pdf-link"
        href={`/api/v1/staff/statements/${statementId}?format=${format}`}
        download={`${statementId}.${format}`}
        aria-label={`${name} of ${statementId}`}
      >
        <FileText size={14} aria-hidden="true" /> {name}
      </a>
    ))}
  </span>
);
