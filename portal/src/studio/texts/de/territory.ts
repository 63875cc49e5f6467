import type { Translation } from '../../../kit/language/message.ts';
import type { territory as english } from '../en/territory.ts';

export const territory: Translation<typeof english> = {
  'consent.meaning':
    'Nichts davon ist erlaubt, solange Sie es nicht wählen. Jede Partei des Titels bestätigt es zusammen mit ihren Anteilen. Eine Änderung gilt für neue Lizenzen; erteilte Lizenzen behalten ihre Bedingungen.',
  'territory.addRegion': 'Länder einer Region hinzufügen ({field})',
  'territory.allCountries': 'Alle Länder.',
  'territory.byRegion': 'Länder nach Region',
  'territory.exclude': 'Ausgeschlossene Länder',
  'territory.include': 'Länder',
  'territory.included': 'Enthalten',
  'territory.noneExcluded': 'Keine.',
  'territory.notIncluded': 'Nicht enthalten',
  'territory.region': 'Weltregion',
  'territory.someOfAll': '{number} von {all}',
  'territory.wholeRegion': 'alle',
};
