import type { Family } from '../../family.ts';
import { cleaningAgents } from './cleaning-agents.ts';
import { cleaningEquipment } from './cleaning-equipment.ts';
import { cleaningKitchen } from './cleaning-kitchen.ts';
import { cleaningMachines } from './cleaning-machines.ts';
import { cleaningSpecial } from './cleaning-special.ts';
import { cleaningTools } from './cleaning-tools.ts';
import { coffee } from './coffee.ts';
import { drinks } from './drinks.ts';
import { fixings } from './fixings.ts';
import { furnishingMood } from './furnishing-mood.ts';
import { furnishingOffice } from './furnishing-office.ts';
import { furnishingRooms } from './furnishing-rooms.ts';
import { furnishingSurroundings } from './furnishing-surroundings.ts';
import { furnishingWalls } from './furnishing-walls.ts';
import { furnishing } from './furnishing.ts';
import { glovesMore } from './gloves-more.ts';
import { gloves } from './gloves.ts';
import { healthAids } from './health-aids.ts';
import { healthCare } from './health-care.ts';
import { healthClinic } from './health-clinic.ts';
import { health } from './health.ts';
import { hygieneCare } from './hygiene-care.ts';
import { hygieneDaily } from './hygiene-daily.ts';
import { hygieneGuests } from './hygiene-guests.ts';
import { hygiene } from './hygiene.ts';
import { kitchenTools } from './kitchen-tools.ts';
import { kitchenware } from './kitchenware.ts';
import { officeDesk } from './office-desk.ts';
import { officeElectronics } from './office-electronics.ts';
import { officeMachines } from './office-machines.ts';
import { officePaper } from './office-paper.ts';
import { officePrinting } from './office-printing.ts';
import { officeWriting } from './office-writing.ts';
import { office } from './office.ts';
import { packagingMore } from './packaging-more.ts';
import { packaging } from './packaging.ts';
import { packing } from './packing.ts';
import { pantryFood } from './pantry-food.ts';
import { pantryTreats } from './pantry-treats.ts';
import { pantry } from './pantry.ts';
import { paperMore } from './paper-more.ts';
import { paperTable } from './paper-table.ts';
import { paper } from './paper.ts';
import { safety } from './safety.ts';
import { school } from './school.ts';
import { tablewareMore } from './tableware-more.ts';
import { tableware } from './tableware.ts';
import { toolsHand } from './tools-hand.ts';
import { toolsMaterials } from './tools-materials.ts';
import { toolsOutdoor } from './tools-outdoor.ts';
import { toolsPower } from './tools-power.ts';
import { tools } from './tools.ts';
import { waste } from './waste.ts';
import { workplaceSafety } from './workplace-safety.ts';
import { workshop } from './workshop.ts';
import { workwearOutdoor } from './workwear-outdoor.ts';
import { workwearTrades } from './workwear-trades.ts';
import { workwear } from './workwear.ts';

export const families: Family[] = [
  ...cleaningAgents,
  ...cleaningKitchen,
  ...cleaningSpecial,
  ...cleaningEquipment,
  ...cleaningTools,
  ...cleaningMachines,
  ...hygiene,
  ...hygieneDaily,
  ...waste,
  ...hygieneCare,
  ...hygieneGuests,
  ...paper,
  ...paperMore,
  ...paperTable,
  ...gloves,
  ...glovesMore,
  ...workwear,
  ...workwearTrades,
  ...workwearOutdoor,
  ...safety,
  ...workplaceSafety,
  ...office,
  ...officeWriting,
  ...school,
  ...officePaper,
  ...officeDesk,
  ...officeMachines,
  ...officePrinting,
  ...officeElectronics,
  ...coffee,
  ...pantry,
  ...drinks,
  ...pantryFood,
  ...pantryTreats,
  ...tableware,
  ...tablewareMore,
  ...kitchenware,
  ...kitchenTools,
  ...packaging,
  ...packagingMore,
  ...packing,
  ...tools,
  ...toolsHand,
  ...toolsPower,
  ...workshop,
  ...toolsMaterials,
  ...toolsOutdoor,
  ...fixings,
  ...health,
  ...healthCare,
  ...healthClinic,
  ...healthAids,
  ...furnishing,
  ...furnishingOffice,
  ...furnishingWalls,
  ...furnishingRooms,
  ...furnishingSurroundings,
  ...furnishingMood,
];
