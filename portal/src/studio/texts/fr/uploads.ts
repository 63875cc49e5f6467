import type { Translation } from '../../../kit/language/message.ts';
import type { uploads as english } from '../en/uploads.ts';

export const uploads: Translation<typeof english> = {
  'issue.checksum_mismatch': 'Le fichier reçu n’est pas celui qui a été annoncé. Envoyez-le à nouveau.',
  'issue.format_mismatch':
    'Le contenu du fichier ne correspond pas à son nom. Envoyez un fichier WAV ou FLAC.',
  'issue.processing_failed':
    'Nous n’avons pas pu traiter ce fichier. Exportez-le à nouveau et envoyez le nouveau fichier.',
  'issue.sample_rate':
    'La fréquence d’échantillonnage du fichier n’est pas acceptée. Exportez-le avec une fréquence courante, par exemple 44,1 ou 48 kHz.',
  'issue.silent':
    'Le fichier ne contient aucun son audible, ou son début est trop longtemps silencieux. Exportez-le à nouveau.',
  'issue.too_large': 'Le fichier est trop grand : 2 Gio au maximum.',
  'issue.too_long': 'L’enregistrement est trop long. Divisez-le en plusieurs fichiers.',
  'issue.too_many_channels': 'Le fichier a trop de canaux. Exportez-le en mono ou en stéréo.',
  'issue.too_short': 'L’enregistrement est trop court. Vérifiez que l’export est complet.',
  'issue.truncated': 'Le fichier se termine trop tôt : il est coupé ou endommagé. Exportez-le à nouveau.',
  'issue.undecodable': 'Le fichier est endommagé et ne peut pas être décodé. Exportez-le à nouveau.',
  'issue.unknown_format': 'Le fichier ne contient aucun format audio connu. Envoyez un fichier WAV ou FLAC.',
  'uploads.actOnFile': '{act} : {name}',
  'uploads.added':
    '{number, plural, one {# fichier ajouté.} many {# de fichiers ajoutés.} other {# fichiers ajoutés.}}',
  'uploads.alreadyUploaded': 'Votre compte a déjà ce fichier.',
  'uploads.cannotContinue':
    '{share} de {size} reçus. Cet envoi a été commencé sans somme de contrôle, aucun fichier ne peut donc le continuer. Retirez-le et envoyez le fichier à nouveau.',
  'uploads.chooseAgain': '{share} de {size} reçus. Choisissez à nouveau le même fichier pour continuer.',
  'uploads.chooseCorrected': 'Choisir le fichier corrigé',
  'uploads.chooseFiles': 'Choisir des fichiers',
  'uploads.chooseFolder': 'Choisir un dossier',
  'uploads.chooseTheFile': 'Choisir le fichier',
  'uploads.connectionLost':
    'La connexion a été perdue à {share} de {size}. Continuez lorsque vous serez de nouveau en ligne.',
  'uploads.continue': 'Continuer',
  'uploads.continueAll': 'Tout continuer',
  'uploads.dropHere': 'Déposez ici des fichiers ou un dossier',
  'uploads.files': 'Fichiers',
  'uploads.loading': 'Chargement des envois',
  'uploads.mistake.empty': 'Le fichier est vide. Exportez-le à nouveau.',
  'uploads.mistake.format':
    'Seuls les fichiers WAV et FLAC peuvent être envoyés. Exportez cet enregistrement en WAV ou FLAC.',
  'uploads.mistake.otherFile':
    'Ce n’est pas le fichier de l’envoi interrompu. Choisissez ce fichier-là, ou ajoutez celui-ci plus haut : il deviendra le brouillon d’un autre titre.',
  'uploads.mistake.replaced':
    'L’envoi de ce fichier a été remplacé ou supprimé ailleurs. Ajoutez à nouveau le fichier.',
  'uploads.mistake.tooLarge':
    'Le fichier dépasse 2 Gio. Exportez-le avec une fréquence d’échantillonnage plus basse ou en FLAC.',
  'uploads.mistake.unreadable':
    'Le fichier ne peut plus être lu : il a été déplacé, modifié ou supprimé. Retirez-le ici et ajoutez-le à nouveau.',
  'uploads.none': 'Aucun envoi pour l’instant',
  'uploads.openTrack': 'Ouvrir le titre',
  'uploads.pause': 'Suspendre',
  'uploads.pauseAll': 'Tout suspendre',
  'uploads.profile': 'Artiste des enregistrements',
  'uploads.remove': 'Retirer',
  'uploads.sameAsFile': 'Le même fichier que {name}.',
  'uploads.shareOfSize': '{share} de {size}',
  'uploads.stage.analyzing': 'Mesure du tempo, de la tonalité et de l’ambiance.',
  'uploads.stage.assembling': 'Assemblage des parties du fichier.',
  'uploads.stage.measuring': 'Vérification et mesure du son.',
  'uploads.stage.waiting': 'Tous les octets sont reçus. Le traitement commence bientôt.',
  'uploads.state.duplicate': 'en double',
  'uploads.state.failed': 'refusé',
  'uploads.state.interrupted': 'interrompu',
  'uploads.state.mistake': 'non envoyé',
  'uploads.state.paused': 'suspendu',
  'uploads.state.processing': 'en traitement',
  'uploads.state.reading': 'lecture',
  'uploads.state.ready': 'prêt',
  'uploads.state.sending': 'envoi',
  'uploads.state.stopped': 'arrêté',
  'uploads.state.waiting': 'en attente',
  'uploads.whatIsAccepted':
    'WAV ou FLAC, jusqu’à 2 Gio chacun. Chaque fichier devient le brouillon d’un titre.',
};
