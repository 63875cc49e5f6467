import type { Translation } from '../../../kit/language/message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  'shell.albums': 'Álbumes',
  'shell.goToTheHomePage': 'Ir a la <a>página de inicio</a>.',
  'shell.guide': 'Guía',
  'shell.home': 'Inicio',
  'shell.loadingTheStudio': 'Cargando el estudio',
  'shell.noPageAtThisAddress': 'No hay ninguna página en esta dirección.',
  'shell.pageNotFound': 'Página no encontrada',
  'shell.signOut': 'Cerrar sesión',
  'shell.skipToContent': 'Ir al contenido',
  'shell.statements': 'Liquidaciones',
  'shell.studio': 'Estudio',
  'shell.uploads': 'Subidas',
  'shell.youAreOffline': 'Está sin conexión. Los datos pueden no estar al día y no puede guardar cambios.',
};
