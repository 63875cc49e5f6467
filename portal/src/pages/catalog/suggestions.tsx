import { Button } from '../../kit/controls/button.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { t } from '../../texts/texts.ts';

/** Says that a search found nothing, and offers corrected texts to search for instead. */
export const Suggestions = ({
  q,
  texts,
  choose,
}: {
  readonly q: string;
  readonly texts: readonly string[];
  readonly choose: (text: string) => void;
}) => (
  <Empty title={t('catalog.noTracksMatch', { q })}>
    <div className="suggestions">
      {texts.map((text) => (
        <Button key={text} onClick={() => choose(text)}>
          {t('catalog.searchFor', { text })}
        </Button>
      ))}
    </div>
  </Empty>
);
