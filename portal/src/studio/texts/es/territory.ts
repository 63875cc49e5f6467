import type { Translation } from '../../../kit/language/message.ts';
import type { territory as english } from '../en/territory.ts';

export const territory: Translation<typeof english> = {
  'consent.meaning':
    'Nada de esto está permitido mientras no lo elija. Cada parte de la pista lo confirma con su participación. Un cambio vale para las licencias nuevas; las licencias concedidas conservan sus condiciones.',
  'territory.addRegion': 'Añadir los países de una región ({field})',
  'territory.allCountries': 'Todos los países.',
  'territory.byRegion': 'Países por región',
  'territory.exclude': 'Países excluidos',
  'territory.include': 'Países',
  'territory.included': 'Incluidos',
  'territory.noneExcluded': 'Ninguno.',
  'territory.notIncluded': 'No incluidos',
  'territory.region': 'Región',
  'territory.someOfAll': '{number} de {all}',
  'territory.wholeRegion': 'todos',
};
