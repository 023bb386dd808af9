/** Roles of a company. Apart from the other paths, which every page loads. */
export const rolesPath = '/auth/roles';
