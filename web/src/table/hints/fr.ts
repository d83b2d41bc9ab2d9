import type { Translation } from '../../i18n/translator';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  'hint.got': 'Compris',
  'hint.off': 'Plus d’aide',
  'hint.label': 'Conseil',
  'hint.progress': '{n} conseils sur {all}',
};
