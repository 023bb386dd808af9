import { ShopError } from '../../../errors.ts';

export function notFoundError(): ShopError {
  return new ShopError('NOT_FOUND');
}

const messages = {
  'quote.expired': 'Tilboðið er útrunnið. Hafðu samband við sölumann til að fá nýtt tilboð.',
  'quote.notSent': 'Tilboðið hefur ekki verið sent eða hefur verið dregið til baka.',
  'quote.changed': 'Tilboðinu hefur verið breytt. Vinsamlegast yfirfarið það áður en haldið er áfram.',
  'quote.accepted': 'Tilboðið hefur þegar verið samþykkt.',
  'quote.notRequested': 'Beiðninni hefur þegar verið svarað.',
  'quote.full': 'Ekki er pláss fyrir fleiri skilaboð um tilboðið. Hafðu samband við sölumann.',
  'quote.unclaimed': 'Viðtakandinn hefur ekki tekið við tilboðinu.',
  'quote.own': 'Þetta er þitt eigið tilboð. Viðtakandinn tekur við því með sinni innskráningu.',
  'quote.noAddress':
    'Skráðu heimilisfang í stillingum áður en þú tekur við tilboðinu, því vörurnar eru sendar þangað.',
  'quote.linkOver': 'Slóðin gildir ekki lengur.',
  'quote.notDraft': 'Aðeins er hægt að breyta tilboði sem er í drögum.',
} as const;

/** FAILED_PRECONDITION with the reason. */
export function refusal(reason: keyof typeof messages): ShopError {
  return new ShopError('FAILED_PRECONDITION', messages[reason], { reason });
}
