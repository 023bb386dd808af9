import type { Family } from '../../family.ts';
import { cleaningAgents } from './cleaning-agents.ts';
import { cleaningEquipment } from './cleaning-equipment.ts';
import { coffee } from './coffee.ts';
import { furnishing } from './furnishing.ts';
import { gloves } from './gloves.ts';
import { health } from './health.ts';
import { hygieneCare } from './hygiene-care.ts';
import { hygiene } from './hygiene.ts';
import { officeDesk } from './office-desk.ts';
import { office } from './office.ts';
import { packaging } from './packaging.ts';
import { paper } from './paper.ts';
import { tableware } from './tableware.ts';
import { tools } from './tools.ts';
import { workshop } from './workshop.ts';
import { workwear } from './workwear.ts';

export const families: Family[] = [
  ...cleaningAgents,
  ...cleaningEquipment,
  ...hygiene,
  ...hygieneCare,
  ...paper,
  ...gloves,
  ...workwear,
  ...office,
  ...officeDesk,
  ...coffee,
  ...tableware,
  ...packaging,
  ...tools,
  ...workshop,
  ...health,
  ...furnishing,
];
