/** Branches and departments of a company. Apart from the other paths, which every page loads. */
export const unitsPath = '/auth/units';
