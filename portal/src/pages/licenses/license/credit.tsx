import type { Attribution } from '@platform-licensing/client';
import { Code } from '../../../kit/display/code.tsx';
import '../licenses.css';

const places = { description: 'the description', end_credits: 'the end credits' } as const;

/** The attribution of a track, as text, HTML and Markdown. */
export const Credit = ({ attribution }: { readonly attribution: Attribution }) => {
  const { text, html, markdown, required, placement } = attribution;
  return (
    <div className="credit">
      <p>
        {required ? 'Required' : 'Optional'}. Place this credit in {places[placement]}.
      </p>
      <Code
        title="Attribution"
        samples={[
          { name: 'Text', text },
          { name: 'HTML', text: html },
          { name: 'Markdown', text: markdown },
        ]}
      />
    </div>
  );
};
