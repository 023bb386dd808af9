/** Addresses of a running shop of npm start. */
export const shopOptions = {
  shop: 'http://localhost:3000',
  identity: 'http://localhost:4010',
  'api-key': 'vorulind-local',
} as const;

export type ShopAddress = Readonly<Record<keyof typeof shopOptions, string>>;
