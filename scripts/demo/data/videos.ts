/** Families that have a video, and its title: it has no sound, so the title tells in words what it shows. */
export const videos: Readonly<Record<string, string>> = {
  nitrilhanskar: 'Nítrílhanskar í myndum: litirnir, askjan og hanskarnir í notkun (10 sek., án hljóðs)',
  ryksuga: 'Ryksuga í myndum: útfærslurnar, í pakkningu og í notkun (10 sek., án hljóðs)',
  kaffivel: 'Kaffivél með síu í myndum: útfærslurnar, í pakkningu og í notkun (10 sek., án hljóðs)',
};

/** Path of a family's video in the bucket. */
export function videoPath(familyKey: string): string {
  return `vorur/${familyKey}/kynning.mp4`;
}
