import type { NoticeCatalog } from '../catalog.ts';

export const es: NoticeCatalog = {
  'notice_received.subject': 'Hemos recibido su notificación {noticeId}',
  'notice_received.received':
    'Hemos recibido, con esta dirección de correo, una notificación sobre una pista en {baseUrl}. Su número es {noticeId}. Una persona la revisará.',
  'notice_received.confirm':
    'Confirme su dirección para recibir nuestra decisión por correo: abra {baseUrl}/notices e introduzca el código siguiente. Con este código también puede consultar la notificación. Hasta que la confirme, no enviaremos nada más a esta dirección.',
  'notice_received.privacy':
    'Privacidad: usamos su nombre y su dirección solo para tramitar esta notificación, y los eliminamos con sus textos 185 días después de nuestra última decisión sobre ella. La persona cuya pista se restringe no sabrá quién la notificó, salvo que la ley lo exija.',
  'notice_received.unexpected':
    'Si no ha notificado nada, otra persona introdujo su dirección. No tiene que hacer nada.',
  'notice_received.action': 'Abrir la página de notificaciones',
  'notice_decided.subject':
    '{complaint, select, yes {Nuestra decisión sobre su reclamación: notificación {noticeId}} other {Nuestra decisión sobre su notificación {noticeId}}}',
  'notice_decided.outcome':
    '{outcome, select, actioned {Hemos actuado según su notificación {noticeId}: la pista se retiró o se restringió.} rejected {Hemos rechazado su notificación {noticeId}: no dio lugar a ninguna medida sobre la pista.} other {Su notificación {noticeId} ya no procede: la pista ya no está disponible, o el motivo ya no existe.}}',
  'notice_decided.upheld':
    'Hemos revisado su reclamación. Nuestra decisión sobre su notificación {noticeId} se mantiene.',
  'notice_decided.reasons': 'Nuestros motivos: {reasons}',
  'notice_decided.automation': 'Una persona tomó esta decisión. No se usaron medios automatizados.',
  'notice_decided.complain':
    'Si no está de acuerdo, puede reclamar gratuitamente hasta el {until}: abra {baseUrl}/notices e introduzca el código de su acuse de recibo. Otra persona decidirá.',
  'notice_decided.remedies':
    'También puede acudir a un órgano certificado de resolución extrajudicial de litigios (Reglamento (UE) 2022/2065, artículo 21) o a un tribunal.',
  'notice_decided.action': 'Ver la notificación',
};
