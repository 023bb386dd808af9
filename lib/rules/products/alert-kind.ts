/** What somebody can be told of a product: it is back in stock, it costs less, a campaign runs for it. */
export const alertKinds = ['Stock', 'Price', 'Campaign'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** As the choice reads. */
export const alertTexts: Readonly<Record<AlertKind, string>> = {
  Stock: 'Þegar varan kemur aftur á lager',
  Price: 'Þegar verðið þitt lækkar',
  Campaign: 'Þegar herferð hefst fyrir vöruna',
};
