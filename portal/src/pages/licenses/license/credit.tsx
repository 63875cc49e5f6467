import type { Attribution } from '@platform-licensing/client';
import { Code } from '../../../kit/display/code.tsx';
import { t } from '../../../texts/texts.ts';
import '../licenses.css';

const places = {
  description: 'license.placeInDescription',
  end_credits: 'license.placeInEndCredits',
} as const;

/** The attribution of a track, as text, HTML and Markdown. */
export const Credit = ({ attribution }: { readonly attribution: Attribution }) => {
  const { text, html, markdown, required, placement } = attribution;
  return (
    <div className="credit">
      <p>
        {t(required ? 'kit.required' : 'kit.optional')} {t(places[placement])}
      </p>
      <Code
        title={t('kit.attribution')}
        samples={[
          { name: t('license.text'), text },
          { name: 'HTML', text: html },
          { name: t('license.markdown'), text: markdown },
        ]}
      />
    </div>
  );
};
