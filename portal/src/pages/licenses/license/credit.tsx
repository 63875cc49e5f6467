import type { Attribution } from '@platform-licensing/client';
import { Code } from '../../../kit/display/code.tsx';
import '../licenses.css';

const places = { description: 'the description', end_credits: 'the end credits' } as const;

/** The credit, to be copied in the tongue of wherever it goes. */
export const Credit = ({ attribution }: { readonly attribution: Attribution }) => {
  const { text, html, markdown, required, placement } = attribution;
  return (
    <div className="credit">
      <p>
        {required ? 'The content must carry this credit' : 'The content may carry this credit'}, in{' '}
        {places[placement]}.
      </p>
      <Code
        title="Credit"
        samples={[
          { name: 'Text', text },
          { name: 'HTML', text: html },
          { name: 'Markdown', text: markdown },
        ]}
      />
    </div>
  );
};
