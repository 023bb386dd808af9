import { z } from 'zod';
import { familySchema } from './family.ts';
import { readData } from './read-data.ts';

/** Data files in the order of their families in the catalogue. */
const files = [
  'cleaning',
  'hygiene',
  'paper',
  'protection',
  'office',
  'pantry',
  'kitchen',
  'packaging',
  'tools',
  'health',
  'furnishing',
];

export const families = files.flatMap((file) => readData(`families/${file}.json`, z.array(familySchema)));
