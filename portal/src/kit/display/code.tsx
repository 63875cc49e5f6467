import { useId, useState } from 'react';
import { Copy } from '../controls/copy.tsx';

export interface Sample {
  /** The language, such as "curl" or "TypeScript". */
  readonly name: string;
  readonly text: string;
}

/** Code samples in tabs, one for each language, with a copy button. */
export const Code = ({ title, samples }: { readonly title: string; readonly samples: readonly Sample[] }) => {
  const id = useId();
  const [at, setAt] = useState(0);
  const shown = samples[at] ?? samples[0];
  if (!shown) return null;
  const move = (by: number) => {
    const next = (at + by + samples.length) % samples.length;
    setAt(next);
    globalThis.document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div className="sample">
      <div className="sample-head">
        <div role="tablist" aria-label={title}>
          {samples.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-selected={index === at}
              aria-controls={`${id}-panel`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowRight') move(1);
                if (key === 'ArrowLeft') move(-1);
              }}
            >
              {name}
            </button>
          ))}
        </div>
        <Copy text={shown.text} what={shown.name} />
      </div>
      <pre role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${at}`} tabIndex={0}>
        <code>{shown.text}</code>
      </pre>
    </div>
  );
};
