import type { Translation } from '../../../kit/language/message.ts';
import type { stems as english } from '../en/stems.ts';

export const stems: Translation<typeof english> = {
  'issue.recording_mismatch':
    'La durée, la fréquence d’échantillonnage ou les canaux du fichier ne correspondent pas à l’enregistrement du titre. Exportez le stem à nouveau, aussi long que l’enregistrement et avec sa fréquence.',
  'issue.stem_failed': 'a été refusé : remplacez-le ou retirez-le',
  'issue.stem_incomplete': 'n’est pas entièrement envoyé : terminez l’envoi ou retirez-le',
  'issue.stem_mismatch': 'ne correspond pas à l’enregistrement : remplacez-le ou retirez-le',
  'issue.stem_missing': 'n’a plus de fichier : remplacez-le ou retirez-le',
  'issue.stem_processing': 'est en traitement : soumettez à nouveau le titre dans une minute',
  'issue.stems_not_comparable':
    'n’ont pas pu être comparés à l’enregistrement : remplacez-les ou retirez-les',
  'issue.stems_not_compared':
    'sont comparés à l’enregistrement : soumettez à nouveau le titre dans une minute',
  'stems.alreadyAdded': 'Le titre a déjà ce fichier comme stem.',
  'stems.category.bass': 'Basse',
  'stems.category.drums': 'Batterie',
  'stems.category.fx': 'Effets',
  'stems.category.harmony': 'Harmonie',
  'stems.category.melody': 'Mélodie',
  'stems.category.other': 'Autre',
  'stems.category.percussion': 'Percussions',
  'stems.category.vocals': 'Voix',
  'stems.changesAreReviewed':
    'Le titre est publié. Soumettez-le après avoir modifié ses stems : les plateformes reçoivent les nouveaux dès que nous les approuvons.',
  'stems.loading': 'Chargement des stems',
  'stems.missing':
    'L’envoi a été supprimé ou n’a pas été terminé en sept jours. Remplacez ou retirez le stem.',
  'stems.nameIsEmpty': 'Saisissez un nom.',
  'stems.nameIsTaken': 'Un autre stem porte ce nom. Saisissez-en un autre.',
  'stems.nameIsTooLong': 'Saisissez 100 caractères au maximum.',
  'stems.none': 'Aucun stem pour l’instant',
  'stems.otherFile':
    'Ce n’est pas le fichier de l’envoi interrompu. Choisissez ce fichier-là, ou retirez le stem et ajoutez celui-ci.',
  'stems.recordingFirst':
    '<link>Envoyez d’abord l’enregistrement</link> du titre et attendez qu’il soit traité. Nous lui comparons les stems.',
  'stems.remove': 'Retirer',
  'stems.removeForGood': 'Son fichier est supprimé.',
  'stems.removeFromPublished':
    'Les plateformes gardent le stem jusqu’à ce que nous approuvions vos modifications. Soumettez le titre après avoir retiré le stem.',
  'stems.removeFromReview':
    'La version soumise garde le stem jusqu’à ce que vous soumettiez à nouveau le titre.',
  'stems.removeTitle': 'Retirer le stem {name} ?',
  'stems.removed': '{name} retiré.',
  'stems.replace': 'Remplacer',
  'stems.state.missing': 'fichier manquant',
  'stems.stemOfName': 'Stem {name}',
  'stems.sum': 'Somme des stems',
  'stems.sum.close': 'proche de l’enregistrement',
  'stems.sum.closeMeans': 'Ces petites différences sont habituelles si le mixage a été masterisé.',
  'stems.sum.different': 'différente de l’enregistrement',
  'stems.sum.differentMeans':
    'La différence est audible. C’est habituel si l’enregistrement a été compressé ou limité après le mixage. Sinon, vérifiez qu’aucun stem ne manque et que tous ont les niveaux du mixage. Vous pouvez soumettre le titre dans tous les cas.',
  'stems.sum.failed':
    'Les stems n’ont pas pu être comparés à l’enregistrement. Remplacez-les ou retirez-les.',
  'stems.sum.mismatch': 'L’un des stems ne correspond pas à l’enregistrement. Remplacez-le ou retirez-le.',
  'stems.sum.residual': 'Résidu {residual} dB',
  'stems.sum.same': 'identique à l’enregistrement',
  'stems.sum.sameMeans': 'La différence avec l’enregistrement est inaudible.',
  'stems.sum.unrelated': 'ne correspond pas à l’enregistrement',
  'stems.sum.unrelatedMeans':
    'Vérifiez qu’aucun stem principal ne manque, que tous sont de la même version et qu’ils ont les niveaux du mixage. Vous pouvez soumettre le titre dans tous les cas.',
  'stems.sum.waiting': 'Nous comparons la somme des stems à l’enregistrement.',
  'stems.sum.whenReady': 'Quand tous les stems sont prêts, nous comparons leur somme à l’enregistrement.',
  'stems.title': 'Stems',
  'stems.tooLarge':
    'Les stems d’un titre peuvent faire au maximum 2 Gio en tout. Exportez-les en FLAC ou retirez-en.',
  'stems.tooMany': 'Un titre peut avoir 32 stems au maximum. Retirez-en.',
  'stems.whatIsAccepted':
    'WAV ou FLAC, avec la durée et la fréquence d’échantillonnage de l’enregistrement ; jusqu’à 32 stems et 2 Gio en tout.',
  'stems.whatStemsAre':
    'Des parties du titre dans des fichiers séparés, par exemple batterie ou voix. Chaque modification est enregistrée aussitôt et soumise avec le titre.',
};
