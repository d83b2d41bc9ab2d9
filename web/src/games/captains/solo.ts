import { t } from './labels';
import { en } from './labels/en';
import { ACTIONS, at, said } from './printed';

/** What an action card of Captain Ténèbre does, in a few words. */
export function actionText(action: number): string {
  const card = at(ACTIONS, action);
  return Object.hasOwn(en, `captains.action.${card.key}`)
    ? t(`captains.action.${card.key as 'passenger'}`)
    : said(card);
}
