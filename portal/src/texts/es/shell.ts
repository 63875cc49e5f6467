import type { Translation } from '../../kit/language/message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  'shell.catalog': 'Catálogo',
  'shell.collections': 'Colecciones',
  'shell.credentials': 'Credenciales',
  'shell.endView': 'Cerrar la vista',
  'shell.licenses': 'Licencias',
  'shell.loadingThePortal': 'Cargando el portal',
  'shell.members': 'Miembros',
  'shell.onlyOwnersAndDevelopersCan':
    'Solo los miembros con el rol Propietario o Desarrollador pueden ver las credenciales.',
  'shell.onlyOwnersAndFinanceCan': 'Solo los miembros con el rol Propietario o Finanzas pueden ver el plan.',
  'shell.overview': 'Resumen',
  'shell.pageNotFound': 'Página no encontrada',
  'shell.partnerPortal': 'Portal de socios',
  'shell.plan': 'Plan',
  'shell.portal': 'Portal',
  'shell.reasonOfView': 'Motivo: {reason}',
  'shell.reference': 'Referencia',
  'shell.settings': 'Configuración',
  'shell.signOut': 'Cerrar sesión',
  'shell.skipToContent': 'Ir al contenido',
  'shell.theAddressMayBeIncomplete':
    'Es posible que la dirección esté incompleta. <link>Ir al resumen</link>',
  'shell.viewByOurStaff': 'Consulta de nuestro personal',
  'shell.webhooks': 'Webhooks',
  'shell.youAreOfflineTheData':
    'No tiene conexión. Los datos mostrados pueden estar desactualizados y no puede guardar cambios.',
  'shell.youViewThePortalOf':
    '{name} (personal) ve el portal de {platform} hasta las {until} y no puede cambiar nada.',
  'shell.yourAccount': 'Su cuenta',
  'shell.currentPlatform': 'Actual',
  'shell.licensesGrantNoRights': 'Las licencias que emita aquí no conceden ningún derecho.',
  'shell.live': 'producción',
  'shell.sandbox': 'Entorno de pruebas',
  'shell.suspended': 'Suspendida',
  'shell.switch': 'Cambiar',
  'shell.switchPlatform': 'Cambiar de plataforma',
  'shell.switchPlatformFromName': '{name}: cambiar de plataforma',
  'shell.switchToName': 'Cambiar a {name}',
};
