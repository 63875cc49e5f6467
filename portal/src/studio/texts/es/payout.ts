import type { Translation } from '../../../kit/language/message.ts';
import type { payout as english } from '../en/payout.ts';

export const payout: Translation<typeof english> = {
  'payout.account': 'Cuenta',
  'payout.accountNumber': 'Número de cuenta',
  'payout.add': 'Añadir datos de pago',
  'payout.bankCode': 'Código del banco',
  'payout.bankCodeHint': 'Routing number, sort code o BIC.',
  'payout.bic': 'BIC',
  'payout.change': 'Cambiar los datos de pago',
  'payout.changed': 'Último cambio',
  'payout.confirmYourAddressFirst':
    'Confirme su dirección de correo en la página de inicio antes de añadir datos de pago.',
  'payout.consequence':
    'Avisamos por correo a los propietarios de la cuenta y no pagamos nada durante las 72 horas siguientes a un cambio.',
  'payout.country': 'País del banco',
  'payout.holder': 'Titular de la cuenta',
  'payout.holderHint': 'El nombre que conoce el banco. Lo verificamos antes del primer pago.',
  'payout.iban': 'IBAN',
  'payout.loading': 'Cargando los datos de pago',
  'payout.noPayoutsUntil': 'No pagamos nada hasta {time}, porque los datos se cambiaron.',
  'payout.none': 'No pagamos nada mientras su cuenta no tenga datos de pago.',
  'payout.notVerified': 'aún no verificados',
  'payout.nothingIsMissing': 'No falta nada. Cada saldo superior al mínimo se paga con los próximos pagos.',
  'payout.onePerAccount':
    'Guardamos los datos cifrados y solo mostramos el país y los cuatro últimos caracteres. Todas las monedas se pagan en esta cuenta.',
  'payout.password': 'Su contraseña',
  'payout.removalConsequence':
    'No pagamos nada hasta que añada otros datos. Avisamos por correo a los propietarios de la cuenta.',
  'payout.remove': 'Eliminar los datos de pago',
  'payout.removed': 'Datos de pago eliminados.',
  'payout.save': 'Guardar los datos de pago',
  'payout.saved': 'Datos de pago guardados.',
  'payout.title': 'Datos de pago',
  'payout.type': 'Tipo de cuenta',
  'payout.type.account': 'Cuenta sin IBAN',
  'payout.type.iban': 'Cuenta con IBAN',
  'payout.verification': 'Verificación',
  'payout.verified': 'verificados',
  'payout.weHoldPayouts': 'Los pagos a su cuenta están retenidos.',
  'payout.weVerifyTheHolder':
    'Verificamos que el titular es la persona o empresa a la que pertenece su cuenta. Usted no tiene que hacer nada.',
  'payout.whatHappensNext': 'Próximos pasos',
};
