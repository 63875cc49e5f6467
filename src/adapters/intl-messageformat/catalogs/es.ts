import { es as artists } from './artists/es.ts';
import { es as notices } from './notices/es.ts';
import type { Catalog } from './catalog.ts';

const role =
  '{role, select, owner {propietario} developer {desarrollo} finance {finanzas} viewer {solo lectura} other {{role}}}';
const before =
  '{before, select, owner {propietario} developer {desarrollo} finance {finanzas} viewer {solo lectura} other {{before}}}';
const quota =
  '{quota, select, requests {solicitudes} enrichment_rows {filas de enriquecimiento} enrichment_seconds {segundos de audio enriquecido} other {licencias}}';
const licenses = '{count, plural, one {# licencia} other {# licencias}} de {slug}';
const expiring =
  '{count, plural, one {# licencia} other {{more, select, yes {Más de {count, number}} other {{count, number}}} licencias}} de {slug}';
const when = '{placed, select, yes {{where} } other {}}el {at}';

export const es: Catalog = {
  ...artists,
  ...notices,
  'mail.api_reference': 'Referencia de la API',

  'appeal.link_note':
    'No comparta el enlace: cualquier persona que lo tenga puede hacer lo mismo. Si deja de funcionar, la página que abre puede enviar un enlace nuevo a esta dirección.',
  'appeal.view': 'Ver su reclamación',
  'appeal_received.subject': 'Hemos recibido su reclamación {appealId}',
  'appeal_received.received':
    'Hemos recibido una reclamación contra la decisión {decisionId} sobre la pista «{title}». Una persona que no participó en esa decisión resolverá la reclamación a más tardar el {decideBy}.',
  'appeal_received.link': 'Con el siguiente enlace puede ver la reclamación, completarla y retirarla.',
  'appeal_received.unexpected':
    'Si usted no presentó esta reclamación, otra persona introdujo su dirección de correo. Puede retirar la reclamación o ignorar este correo.',
  'appeal_code.subject': 'Un enlace nuevo a su reclamación {appealId}',
  'appeal_code.link':
    'Este es el enlace nuevo a su reclamación sobre la pista «{title}». Los enlaces anteriores ya no funcionan.',
  'appeal_code.code': 'Si sigue esta reclamación mediante la API, utilice este código nuevo:',
  'appeal_code.unexpected':
    'Si no solicitó un enlace nuevo, no tiene que hacer nada: solo se le envió a usted.',
  'appeal_question.subject': 'Una pregunta sobre su reclamación {appealId}',
  'appeal_question.asks': 'Tenemos una pregunta sobre su reclamación relativa a la pista «{title}»:',
  'appeal_question.answer':
    'Responda con el siguiente enlace a más tardar el {answerBy}. Allí también puede adjuntar archivos. Después de esa fecha podemos resolver sin su respuesta.',
  'appeal_question.action': 'Responder a la pregunta',
  'appeal_decided.subject': 'Hemos resuelto su reclamación {appealId}',
  'appeal_decided.decided':
    'Hemos resuelto su reclamación contra la decisión {decisionId} sobre la pista «{title}». {outcome, select, overturned {La decisión ya no se aplica.} other {La decisión sigue en vigor.}}',
  'appeal_decided.reasons': 'Motivos: {reasons}',
  'appeal_decided.remedies':
    'Todavía puede acudir a un órgano de resolución extrajudicial de litigios o a un tribunal.',
  'appeal_decided.action': 'Ver el estado de la pista',

  'billing.plan': '{tier}{extended, select, yes { con {addOns}} other {}}',
  'billing.tier': 'el plan {tier}',
  'billing.add_on': 'el complemento {addOn}',
  'billing.items': '{first} y {second}',
  'billing.unaffected': 'Las licencias emitidas y los contenidos publicados no se ven afectados.',
  'plan_changed.subject': 'El plan de {name} es ahora {plan}',
  'plan_changed.changed':
    'El plan de {name} era {before} y ahora es {after}. El cambio se aplica de inmediato a todas las claves y todos los tokens.',
  'interval_changed.subject':
    'El período de facturación de {name} es ahora {interval, select, year {anual} other {mensual}}',
  'interval_changed.changed':
    '{name} paga ahora {after} al {afterInterval, select, year {año} other {mes}} por {items} en lugar de {before} al {beforeInterval, select, year {año} other {mes}}. Ha comenzado un período nuevo, pagado hasta el {paidUntil} (UTC). El proveedor de pagos abona el resto del período anterior.',
  'interval_changed.unexpected':
    'Si usted no hizo este cambio, elimine las credenciales utilizadas y póngase en contacto con nosotros.',
  'payment_failed.subject': 'Un pago de {name} ha fallado',
  'payment_failed.last_subject': '{name} pierde su plan el {until}',
  'payment_failed.missing':
    'No hemos recibido el pago por {items}. Nada cambia antes del {until} (UTC). Si el pago no ha llegado para entonces, {name} pierde el acceso hasta que se pague.',
  'invoice_issued.subject': 'Factura {number} por licencias de {name}',
  'invoice_issued.issued':
    'Hemos emitido la factura {number} por las licencias de {name} hasta finales de {month}: {total}{taxed, select, yes {, impuestos incluidos} other {}}. Páguela a más tardar el {dueAt}.',
  'invoice_issued.payment':
    'Pague por transferencia e indique el número de factura {number}. Para obtener los datos bancarios, escriba a {email}.',
  'invoice_issued.lines':
    'La factura y sus líneas, una por cada precio de licencia y abono, están en el portal, en Plan. Las licencias emitidas y los contenidos publicados no se ven afectados.',
  'invoice_overdue.subject': 'La factura {number} de {name} está vencida',
  'invoice_overdue.owed':
    'La factura {number} por las tarifas de licencia de {name} venció el {dueAt}. Quedan {owed} por pagar. Si la ha pagado en los últimos días, no tiene que hacer nada.',
  'invoice_overdue.credits':
    'Los abonos por licencias revocadas desde la emisión de la factura figuran en una factura posterior y no se descuentan aquí. Si por ello desea pagar menos, escriba antes a {email}.',

  'licenses_expiring.subject': `${expiring} {count, plural, one {vence} other {vencen}} a más tardar el {lastDay}`,
  'licenses_expiring.duty':
    'Una licencia es válida hasta que vence. Después, no publique nada nuevo con ella.',
  'licenses_expiring.api':
    "GET /api/v1/licenses?status=active muestra sus licencias. Para renovar una licencia antes de que venza, envíe POST /api/v1/licenses/'{licenseId}'/amendments con un validUntil posterior. Cuando una licencia ha vencido, POST /api/v1/licenses emite una nueva para el mismo contenido, si la pista sigue disponible.",
  'licenses_expired.subject': `${expiring} {count, plural, one {venció o vence} other {vencieron o vencen}} hoy ({lastDay})`,
  'licenses_expired.duty': 'Cuando una licencia ha vencido, no publique nada nuevo con ella.',
  'licenses_expired.api':
    'GET /api/v1/licenses?status=expired muestra sus licencias. Cuando una licencia ha vencido, POST /api/v1/licenses emite una nueva para el mismo contenido, si la pista sigue disponible.',
  'expiry.license':
    '{licenseId} para la pista {trackId} {ended, select, yes {venció} other {vence}} el {at}. {stays, select, yes {Los contenidos publicados pueden permanecer en línea.} other {Retire los contenidos publicados{ended, select, yes {} other { antes de esa hora}}.}}',
  'expiry.first': 'Esta lista muestra las primeras {count}.',

  'sign_in_link.subject': 'Inicie sesión en el portal',
  'sign_in_link.link':
    'Inicie sesión en {name} con el siguiente enlace. Funciona una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'sign_in_link.other': 'Para iniciar sesión en {name}, abra {url}',
  'sign_in_link.unexpected':
    'Si no solicitó este correo, puede ignorarlo. Nadie puede iniciar sesión sin el enlace.',
  'sign_in_link.action': 'Iniciar sesión',
  'sign_in_link.stranger':
    'Alguien intentó iniciar sesión en {baseUrl}/portal con esta dirección, pero no es la de ningún miembro de una plataforma.',
  'sign_in_link.advice':
    'Pida a un propietario de su plataforma que invite esta dirección, inicie sesión con una clave de API o registre una plataforma.',
  'member_invitation.subject': 'Únase a una plataforma en el portal de licencias',
  'member_invitation.invited': `Le han invitado a una plataforma en el portal {baseUrl}/portal, con el rol ${role}. Acepte con el siguiente enlace. Funciona una sola vez, durante 7 días.`,
  'member_invitation.later': 'Después, inicie sesión en cualquier momento con esta dirección de correo.',
  'member_invitation.unexpected': 'Si no esperaba este correo, puede ignorarlo.',
  'member_invitation.action': 'Aceptar la invitación',
  'member_changed.subject': 'Los miembros de {platform} han cambiado',
  'member_changed.invited': `Se invitó a {email} a {platform} con el rol ${role}.`,
  'member_changed.invited_again': `Se invitó de nuevo a {email} a {platform}, con el rol ${role}.`,
  'member_changed.joined': `{email} aceptó la invitación y se unió a {platform} con el rol ${role}.`,
  'member_changed.edited': 'Se modificó la entrada de {email} entre los miembros de {platform}.',
  'member_changed.removed': 'Se eliminó a {email} de {platform}. Sus sesiones han terminado.',
  'member_changed.role': `El rol de {email} en {platform} cambió de ${before} a ${role}.`,
  'member_changed.unexpected':
    'Si no esperaba este cambio, revise los miembros y cierre sesiones en la página de credenciales.',
  'member_changed.action': 'Mostrar los miembros',
  'passkey_added.subject': 'Se ha añadido una llave de acceso a su cuenta en {platform}',
  'passkey_added.added':
    'La llave de acceso «{name}» se añadió a su cuenta en {platform} el {at}. Con ella inicia sesión en el portal sin un enlace por correo.',
  'passkey_added.unexpected':
    'Si no la ha añadido usted, elimínela y cierre sus otras sesiones en su cuenta.',
  'passkey_added.action': 'Mostrar su cuenta',

  'registration_confirmation.subject': 'Confirme su dirección de correo',
  'registration_confirmation.confirm':
    'Alguien introdujo esta dirección para registrar una plataforma. Confirme la dirección en un plazo de 24 horas para crear la plataforma y obtener su primera clave de API. El enlace funciona una sola vez.',
  'registration_confirmation.unexpected':
    'Si no esperaba este correo, puede ignorarlo. No se crea nada sin la confirmación.',
  'registration_confirmation.action': 'Confirmar y crear la plataforma',
  'contact_confirmation.subject': 'Confirme la dirección de contacto de {name}',
  'contact_confirmation.confirm':
    '{name} introdujo esta dirección como contacto para los correos sobre licencias, retiradas y facturación. El cambio surte efecto cuando una persona que puede iniciar sesión en nombre de {name} lo confirma con el siguiente enlace, en un plazo de 24 horas.',
  'contact_confirmation.code':
    "Para confirmar mediante la API, envíe este código a POST /platforms/'{slug}'/contact/confirm:",
  'contact_confirmation.unexpected':
    'Si no esperaba este correo, puede ignorarlo. Nada cambia sin la confirmación.',
  'contact_confirmation.action': 'Confirmar esta dirección',
  'contact_changed.subject': 'La dirección de contacto de {name} ha cambiado',
  'contact_changed.changed':
    'Los mensajes sobre {name} se envían ahora a {contactEmail}. Esta dirección ya no los recibe.',
  'contact_changed.unexpected':
    'Si usted no hizo este cambio, elimine las credenciales que no reconozca y póngase en contacto con nosotros.',
  'platform_suspended.subject': 'La plataforma {name} está suspendida',
  'platform_suspended.suspended':
    'Hemos suspendido {name}. Sus credenciales, tokens y sesiones del portal no funcionan, los enlaces a fragmentos y descargas devuelven errores y no se envían webhooks. Las licencias emitidas no cambian.',
  'platform_suspended.mistake':
    'Si cree que se trata de un error, póngase en contacto con nuestro equipo de socios.',
  'platform_reinstated.subject': 'La plataforma {name} vuelve a estar activa',
  'platform_reinstated.reinstated':
    'Hemos levantado la suspensión de {name}. Sus credenciales vuelven a funcionar.',
  'platform_reinstated.events':
    'Sus endpoints no recibieron los eventos de ese tiempo. Puede recuperarlos o leerlos en la lista de eventos.',
  'platform.reason': 'Motivo: {reason}',

  'endpoint_failing.subject': 'Un endpoint de webhook de {slug} está fallando',
  'endpoint_failing.failing':
    'Todas las entregas al endpoint {endpointId} en {host} fallan desde el {since}.',
  'endpoint_failing.retries':
    'Seguimos intentándolo. Un endpoint que falla durante cinco días seguidos se desactiva.',
  'endpoint_failing.others':
    'Es posible que fallen otros endpoints. GET /api/v1/platforms/{slug}/webhooks muestra todos los endpoints, y sus entregas muestran las respuestas de su servidor.',
  'endpoint_disabled.subject': 'Se desactivó un endpoint de webhook de {slug}',
  'endpoint_disabled.disabled':
    'El endpoint {endpointId} en {host} se desactivó el {at}{reason, select, gone {: respondió con 410 Gone} failing {: las entregas fallaron durante cinco días} other {}}.',
  'endpoint_disabled.stopped':
    'Las entregas se han detenido. Cuando el endpoint vuelva a funcionar, actívelo y recupere los eventos que faltan.',
  'endpoint_disabled.others':
    'Es posible que se hayan desactivado otros endpoints. GET /api/v1/platforms/{slug}/webhooks muestra todos los endpoints.',
  'quota_warning.subject': `{slug} ha usado {exhausted, select, yes {el 100 %} other {el 80 %}} de su cuota de ${quota} ({period})`,
  'quota_warning.used': `Uso ({period}): {used, number} de {limit, number} ${quota}.`,
  'quota_warning.near':
    'Cuando se agote la cuota, {quota, select, requests {se rechazan más solicitudes hasta que termine el día} enrichment_rows {se rechazan más enriquecimientos hasta que termine el día} enrichment_seconds {se rechazan más enriquecimientos de audio hasta que termine el día} other {se rechazan licencias nuevas hasta que termine el mes}} (UTC) o hasta que cambie el plan.',
  'quota_warning.exhausted':
    '{quota, select, requests {Se rechazan más solicitudes hasta que termine el día (UTC) o hasta que cambie el plan. Todavía puede gestionar credenciales, revocar licencias y comunicar el uso.} enrichment_rows {Se rechazan más enriquecimientos hasta que termine el día (UTC) o hasta que cambie el plan. Los resultados anteriores siguen disponibles.} enrichment_seconds {Se rechazan más enriquecimientos de audio hasta que termine el día (UTC) o hasta que cambie el plan. Las filas que remiten a pistas del catálogo siguen funcionando.} other {Se rechazan licencias nuevas hasta que termine el mes (UTC) o hasta que cambie el plan. Las licencias existentes no se ven afectadas.}}',
  'quota_warning.remaining': 'GET /api/v1/platforms/{slug}/usage muestra la cuota restante.',
  'license_revoked.subject': 'Se revocó una licencia de {slug}',
  'license_revoked.revoked': 'Nuestro equipo revocó la licencia {licenseId} para la pista {trackId} el {at}.',
  'license_revoked.code': 'Motivo: {code}',
  'license_revoked.reason': 'Motivo: {code} – {reason}',
  'license_revoked.content':
    '{stays, select, yes {Los contenidos que publicó con ella pueden permanecer en línea. No se puede publicar nada nuevo con ella.} other {Retire los contenidos que publicó con ella.}}',
  'license_revoked.api': 'GET /api/v1/licenses/{licenseId} muestra la licencia con sus contenidos.',

  'places.all': 'en todos los territorios',
  'places.some': 'en {codes}',
  'places.many': 'en {codes} y {others, plural, one {# país más} other {# países más}}',
  'places.except': 'en todos los países excepto {codes}',
  'compliance.remove_subject': `Retirar contenidos de ${licenses} a más tardar el {by}`,
  'compliance.on_hold_subject': `${licenses} en suspenso`,
  'compliance.clear_subject': `${licenses} de nuevo sin restricciones`,
  'compliance.decided': `La pista {trackId} fue {action, select, take_down {retirada} restrict {restringida} other {restablecida}} ${when}.`,
  'compliance.stays_down': `La pista {trackId} sigue retirada. Motivo: {reason}. Otra decisión sobre ella se levantó ${when}.`,
  'compliance.reason': 'Motivo: {reason}.',
  'compliance.ground': 'Fundamento de la decisión: {ground}.',
  'compliance.remove': 'Retire los contenidos publicados {where}.',
  'compliance.remove_by': 'Retire los contenidos publicados {where} a más tardar el {by}.',
  'compliance.on_hold':
    'En suspenso {where}: los contenidos publicados pueden permanecer en línea, pero no publique nada nuevo.',
  'compliance.clear':
    'Sin restricciones {where}: los contenidos publicados pueden permanecer en línea. No tiene que hacer nada.',
  'compliance.licenses': `Esto afecta a ${licenses}: {ids}{more, plural, =0 {} other { y # más}}.`,
  'compliance.api':
    'GET /api/v1/licenses?{query} las muestra, cada una con `compliance`. GET /api/v1/tracks/{trackId}/moderation-status muestra la motivación.',
  'compliance.action': 'Ver las licencias',
};
