import type { Axis, Look } from './family.ts';

/** Gender and number of the noun that the colour describes: masculine, feminine, neuter, and their plurals. */
export type Form = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'np';

type Colour = { forms: Record<Form, string>; look: Look };

const tinted = (tone: string): Look => ({ tone });
const black: Look = { saturation: 0, brightness: 0.5 };
const white: Look = { saturation: 0, pale: true };

function colour(m: string, f: string, n: string, mp: string, fp: string, np: string, look: Look): Colour {
  return { forms: { m, f, n, mp, fp, np }, look };
}

/** The attribute says the colour in the masculine, as colours do; the name agrees with the goods. */
const colourTable = {
  Blár: colour('blár', 'blá', 'blátt', 'bláir', 'bláar', 'blá', tinted('#2f74d8')),
  Dökkblár: colour('dökkblár', 'dökkblá', 'dökkblátt', 'dökkbláir', 'dökkbláar', 'dökkblá', {
    tone: '#1f3f8f',
    brightness: 0.7,
  }),
  Ljósblár: colour('ljósblár', 'ljósblá', 'ljósblátt', 'ljósbláir', 'ljósbláar', 'ljósblá', {
    tone: '#6db4ee',
    brightness: 1.2,
  }),
  Rauður: colour('rauður', 'rauð', 'rautt', 'rauðir', 'rauðar', 'rauð', tinted('#d92f2f')),
  Vínrauður: colour('vínrauður', 'vínrauð', 'vínrautt', 'vínrauðir', 'vínrauðar', 'vínrauð', {
    tone: '#a01540',
    brightness: 0.7,
  }),
  Grænn: colour('grænn', 'græn', 'grænt', 'grænir', 'grænar', 'græn', tinted('#2f9e4f')),
  Dökkgrænn: colour('dökkgrænn', 'dökkgræn', 'dökkgrænt', 'dökkgrænir', 'dökkgrænar', 'dökkgræn', {
    tone: '#1d7a45',
    brightness: 0.65,
  }),
  Gulur: colour('gulur', 'gul', 'gult', 'gulir', 'gular', 'gul', { tone: '#f2c200', brightness: 1.15 }),
  Appelsínugulur: colour(
    'appelsínugulur',
    'appelsínugul',
    'appelsínugult',
    'appelsínugulir',
    'appelsínugular',
    'appelsínugul',
    tinted('#f08a1c'),
  ),
  Bleikur: colour('bleikur', 'bleik', 'bleikt', 'bleikir', 'bleikar', 'bleik', {
    tone: '#ef6fa8',
    brightness: 1.15,
  }),
  Fjólublár: colour(
    'fjólublár',
    'fjólublá',
    'fjólublátt',
    'fjólubláir',
    'fjólubláar',
    'fjólublá',
    tinted('#8a4fc9'),
  ),
  Svartur: colour('svartur', 'svört', 'svart', 'svartir', 'svartar', 'svört', black),
  Hvítur: colour('hvítur', 'hvít', 'hvítt', 'hvítir', 'hvítar', 'hvít', white),
  Grár: colour('grár', 'grá', 'grátt', 'gráir', 'gráar', 'grá', { saturation: 0 }),
  Dökkgrár: colour('dökkgrár', 'dökkgrá', 'dökkgrátt', 'dökkgráir', 'dökkgráar', 'dökkgrá', {
    saturation: 0,
    brightness: 0.7,
  }),
  Brúnn: colour('brúnn', 'brún', 'brúnt', 'brúnir', 'brúnar', 'brún', { tone: '#9a6233', brightness: 0.8 }),
  Drappaður: colour('drappaður', 'dröppuð', 'drappað', 'drappaðir', 'drappaðar', 'dröppuð', {
    tone: '#d8bd8c',
    brightness: 1.2,
  }),
} as const;

export type ColourName = keyof typeof colourTable;

/** Colours at one price, worded for goods of the given gender and number. */
export function colours(form: Form, ...names: ColourName[]): Axis {
  return {
    name: 'Litur',
    choices: names.map((value) => ({
      value,
      price: 0,
      label: colourTable[value].forms[form],
      look: colourTable[value].look,
    })),
  };
}
