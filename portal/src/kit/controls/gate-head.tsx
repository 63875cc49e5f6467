import { Brand } from '../display/brand.tsx';
import { LanguageSelect } from '../language/language-select.tsx';

/** The head of a page without a session: the brand, the language and the title. */
export const GateHead = ({ title }: { readonly title: string }) => (
  <>
    <div className="gate-head">
      <Brand />
      <LanguageSelect />
    </div>
    <h1>{title}</h1>
  </>
);
