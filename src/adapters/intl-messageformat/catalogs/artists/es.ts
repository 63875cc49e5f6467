import type { ArtistCatalog } from '../catalog.ts';

const role = '{role, select, owner {propietario} editor {edición} finance {finanzas} other {{role}}}';
const before = '{before, select, owner {propietario} editor {edición} finance {finanzas} other {{before}}}';

export const es: ArtistCatalog = {
  'artist_verification.subject': 'Confirme su dirección de correo electrónico',
  'artist_verification.confirm':
    'Se ha registrado una cuenta de artista o sello con esta dirección en {baseUrl}. Si la registró usted, confirme la dirección con el siguiente código en un plazo de {hours, plural, one {# hora} other {# horas}}. El código funciona una sola vez.',
  'artist_verification.api':
    'Inicie sesión y envíe el código a POST {baseUrl}/api/v1/artists/me/email-verification/confirm:',
  'artist_verification.unexpected':
    'Si no ha registrado ninguna cuenta, ignore este correo y no comparta el código.',
  'artist_known_address.subject': 'Ya tiene una cuenta',
  'artist_known_address.known':
    'Alguien ha introducido esta dirección para registrar una cuenta de artista o sello en {baseUrl}, pero ya tiene una. No ha cambiado nada.',
  'artist_known_address.new_password':
    'Inicie sesión con su contraseña. Si la ha olvidado, solicite una nueva con POST {baseUrl}/api/v1/artists/password-resets.',
  'artist_known_address.unexpected': 'Si no ha sido usted, no tiene que hacer nada.',
  'artist_invitation.subject': 'Registre su cuenta de artista o sello',
  'artist_invitation.invited':
    'Le invitamos a registrar una cuenta de artista o sello en {baseUrl}, con esta dirección de correo electrónico, en un plazo de {days, plural, one {# día} other {# días}}.',
  'artist_invitation.api': 'Envíe este código como `invitation` a POST {baseUrl}/api/v1/artists/register:',
  'artist_invitation.unexpected': 'Si no esperaba este correo, puede ignorarlo.',
  'artist_password_reset.subject': 'Establezca una nueva contraseña',
  'artist_password_reset.requested':
    'Alguien ha solicitado una nueva contraseña para la cuenta con esta dirección en {baseUrl}. Establézcala con el siguiente código en un plazo de {minutes, plural, one {# minuto} other {# minutos}}. El código funciona una sola vez y cierra todas sus sesiones.',
  'artist_password_reset.api':
    'Envíe el código con una nueva contraseña a POST {baseUrl}/api/v1/artists/password-resets/complete:',
  'artist_password_reset.unknown':
    'Alguien ha solicitado una nueva contraseña en {baseUrl} para esta dirección, pero no tiene ninguna cuenta allí. Quizá se registró con otra dirección.',
  'artist_password_reset.unexpected': 'Si no ha sido usted, ignore este correo. Su contraseña no cambia.',
  'artist_payout_changed.subject': 'Los datos de pago de {name} han cambiado',
  'artist_payout_changed.changed': '{email} ha cambiado los datos de pago de {name} a la cuenta {account}.',
  'artist_payout_changed.removed': '{email} ha eliminado los datos de pago de {name}.',
  'artist_payout_changed.held': 'No se efectuará ningún pago antes del {until}.',
  'artist_payout_changed.unexpected':
    'Si no lo esperaba, cambie su contraseña, cierre las demás sesiones, corrija los datos de pago y póngase en contacto con nosotros.',
  'artist_closure.requested_subject': '{name}: se va a cerrar su cuenta',
  'artist_closure.requested': '{email} ha pedido cerrar la cuenta de {name}. Se cerrará el {at}.',
  'artist_closure.effect':
    'Hasta entonces la cuenta funciona como antes. Cuando se cierre, nadie podrá iniciar sesión, sus pistas publicadas ya no se podrán licenciar y se borrarán sus datos. Las licencias ya concedidas siguen siendo válidas. Esto no se puede deshacer.',
  'artist_closure.royalties':
    'Las regalías pendientes de pago quedan registradas, igual que las posteriores de estas licencias. Pero se borran sus datos de pago y nadie podrá leer las liquidaciones: descárguelas antes y consúltenos sobre el pago.',
  'artist_closure.prevent':
    'Cualquier propietario puede conservar la cuenta hasta el {at}: inicie sesión y envíe DELETE {baseUrl}/api/v1/artists/me/closure. Antes, exporte sus datos con GET {baseUrl}/api/v1/artists/me/export.',
  'artist_closure.withdrawn_subject': '{name}: su cuenta no se cerrará',
  'artist_closure.withdrawn': '{email} ha decidido conservar la cuenta de {name}. No se cerrará.',
  'artist_closure.closed_subject': '{name}: su cuenta está cerrada',
  'artist_closure.closed':
    'La cuenta de {name} se cerró el {at}. Ya nadie puede iniciar sesión y sus pistas publicadas ya no se pueden licenciar. Las licencias ya concedidas siguen siendo válidas.',
  'artist_closure.kept':
    'Ahora borramos sus datos. Solo conservamos lo que demuestra qué derechos se concedieron y licenciaron: el contrato, el nombre, las pistas enviadas y sus participaciones. Este es el último correo sobre esta cuenta. Puede registrar una cuenta nueva con esta dirección.',
  'artist_closure.unexpected':
    'Si no lo esperaba, cambie su contraseña, cierre las demás sesiones y revise los miembros.',
  'artist_member_invitation.subject': 'Únase a la cuenta de un sello',
  'artist_member_invitation.invited': `Le han invitado a la cuenta de un sello en {baseUrl}, con el rol ${role}. Acepte con el siguiente código en un plazo de {days, plural, one {# día} other {# días}}. El código funciona una sola vez.`,
  'artist_member_invitation.api':
    'Envíe el código con una contraseña de su elección a POST {baseUrl}/api/v1/artists/invitations/accept:',
  'artist_member_invitation.unexpected': 'Si no esperaba este correo, puede ignorarlo.',
  'artist_member_changed.subject': 'Los miembros de {name} han cambiado',
  'artist_member_changed.invited': `Se invitó a {email} a {name} con el rol ${role}.`,
  'artist_member_changed.invited_again': `Se invitó de nuevo a {email} a {name}, con el rol ${role}.`,
  'artist_member_changed.joined': `{email} aceptó la invitación y se unió a {name} con el rol ${role}.`,
  'artist_member_changed.removed': 'Se eliminó a {email} de {name}. Sus sesiones se han cerrado.',
  'artist_member_changed.role': `El rol de {email} en {name} cambió de ${before} a ${role}.`,
  'artist_member_changed.unexpected':
    'Si no lo esperaba, cambie su contraseña, cierre las demás sesiones y revise los miembros.',
  'artist_claim_decided.subject':
    'Su solicitud sobre {name} ha sido {outcome, select, approved {aprobada} other {rechazada}}',
  'artist_claim_decided.approved':
    'Su solicitud ha sido aprobada: las pistas de {name} en el catálogo pertenecen ahora al perfil {profile}.',
  'artist_claim_decided.rejected':
    'Su solicitud ha sido rechazada: las pistas de {name} en el catálogo no pertenecen al perfil {profile}. Puede volver a solicitarlo con otras pruebas.',
  'artist_claim_decided.reasons': 'Nuestros motivos: {reasons}',
  'artist_track_decided.subject':
    '{title}: {act, select, approve {aprobada} reopen {de nuevo en revisión} request_changes {se piden cambios} reject {rechazada} take_down {retirada} restrict {restringida} reinstate {restablecida} other {decidida}}',
  'artist_track_decided.decided':
    '{act, select, reopen {Su pista {title} está de nuevo en revisión.} approve {Su pista {title} ha sido aprobada y ya está en el catálogo.} request_changes {Hemos revisado su pista {title} y pedimos cambios antes de que pueda entrar en el catálogo.} reject {Hemos revisado su pista {title} y la hemos rechazado.} take_down {Su pista {title} ha sido retirada: ya no se puede licenciar.} restrict {Su pista {title} ha sido retirada en algunos territorios.} reinstate {Su pista {title} ha sido restablecida.} other {Hemos tomado una decisión sobre su pista {title}.}}',
  'artist_track_decided.facts': 'Nuestros motivos: {facts}',
  'artist_track_decided.clause': 'La decisión se basa en: {clause}',
  'artist_track_decided.source':
    '{source, select, own_review {Decidimos por iniciativa propia.} notice {Una notificación sobre la pista dio lugar a la decisión.} order {La orden de una autoridad dio lugar a la decisión.} rights_holder {Una solicitud del titular de los derechos dio lugar a la decisión.} other {Una reclamación dio lugar a la decisión.}} {automated, select, yes {Se usaron medios automatizados.} other {Decidió una persona, sin medios automatizados.}}',
  'artist_track_decided.changes': 'Cambie la pista en {studio} y vuelva a enviarla.',
  'artist_track_decided.appeal':
    'Si no está de acuerdo, puede presentar una reclamación contra la decisión hasta el {until}. La resolverá otra persona.',
  'artist_track_decided.action': 'Ver la decisión y reclamar',
  'artist_share_confirmation.subject':
    '{reminder, select, yes {Recordatorio: confirme} other {Confirme}} sus participaciones en una pista de {account}',
  'artist_share_confirmation.asked':
    '{account} registró una pista en {baseUrl} y le nombró en ella como titular, autor o editorial. Confirme o impugne las participaciones en un plazo de {days, plural, one {# día} other {# días}}. Al confirmar, declara también que {account} puede conceder licencias sobre sus participaciones.',
  'artist_share_confirmation.enter':
    'Abra {baseUrl}/shares e introduzca el código siguiente. Primero verá la pista y sus participaciones. El código de un correo anterior solo sirve para no recibir más correos.',
  'artist_share_confirmation.source':
    '{account} introdujo su dirección de correo. Si no se trata de usted o no conoce a {account}, impugne las participaciones.',
  'artist_share_confirmation.privacy':
    'Privacidad: usamos su dirección solo para preguntarle por participaciones en pistas, porque no se deben conceder licencias de una pista contra la voluntad de sus titulares (artículo 6, apartado 1, letra f, del RGPD). Con nosotros solo la ve {account}, y se conserva hasta que {account} la elimine. Responda a este correo para oponerse o para solicitar acceso, rectificación o supresión. Puede reclamar ante una autoridad de protección de datos.',
  'artist_share_confirmation.opt_out':
    'Recibirá como máximo {reminders, plural, one {# recordatorio} other {# recordatorios}} de esta pregunta. Si no quiere más correos sobre participaciones, de ninguna cuenta, introduzca el código y elija «No más correos».',
  'artist_share_confirmation.action': 'Ver las participaciones',
  'artist_shares_disputed.subject': '{title}: {party} impugna sus participaciones',
  'artist_shares_disputed.disputed':
    '{party} impugna sus participaciones en su pista {title}. Si indicó un motivo, aparece en las confirmaciones de la pista.',
  'artist_shares_disputed.effect':
    'Mientras la impugnación esté abierta, la pista no se puede aprobar y estas participaciones no se pueden enviar. Una pista del catálogo sigue en él mientras nuestro equipo estudia la impugnación.',
  'artist_shares_disputed.action': 'Abrir la pista',
  'artist_shares_disputed.next':
    'Hable con {party}. Si las participaciones son incorrectas, corríjalas y solicite de nuevo las confirmaciones. Si son correctas, {party} puede confirmarlas con el código de nuestro correo.',
  'artist_shares_ended.subject': 'Ya no tiene participaciones en una pista',
  'artist_shares_ended.ended':
    '{account} cambió las participaciones en la pista con el ISRC {isrc} en {baseUrl}, y aprobamos el cambio. Desde el {at} no tiene participaciones en ella.',
  'artist_shares_ended.before':
    'Las licencias concedidas antes conservan sus condiciones, y guardamos un registro de sus participaciones anteriores.',
  'artist_shares_ended.dispute':
    'Si no está de acuerdo, abra {baseUrl}/shares e impugne el cambio con el código de nuestro último correo sobre sus participaciones en la pista, que es válido hasta el {until}. O responda a este correo.',
  'artist_shares_ended.reply': 'Si no está de acuerdo, responda a este correo.',
  'artist_shares_ended.source':
    '{account} introdujo su dirección de correo. Si no quiere más correos sobre participaciones, de ninguna cuenta, introduzca ese código y elija «No más correos».',
  'artist_shares_ended.source_without_code':
    '{account} introdujo su dirección de correo. Si no quiere más correos sobre participaciones, de ninguna cuenta, abra {baseUrl}/shares, introduzca el código de uno anterior y elija «No más correos». Si no tiene ninguno, responda a este correo.',
  'artist_revision_decided.subject':
    '{title}: {act, select, approve {cambios aprobados} request_changes {se piden otros cambios} other {cambios rechazados}}',
  'artist_revision_decided.decided':
    '{act, select, approve {Los cambios de su pista {title} fueron aprobados y ya están en el catálogo.} request_changes {Revisamos los cambios de su pista {title} y le pedimos otros cambios. Edite la pista y envíela de nuevo.} other {Revisamos los cambios de su pista {title} y los rechazamos.}}',
  'artist_revision_decided.reasons': 'Nuestros motivos: {reasons}',
  'artist_revision_decided.action': 'Abrir la pista',
  'artist_revision_decided.unchanged':
    'La versión aprobada sigue en el catálogo y se puede licenciar. Puede retirar los cambios.',
  'artist_revision_decided.taken_down':
    'La pista está retirada del catálogo por ahora: podrá editar, enviar o retirar los cambios cuando vuelva a estar en él.',
};
