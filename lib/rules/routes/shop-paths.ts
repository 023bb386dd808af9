/** First parts of addresses that are the shop's own: no page of the content system can stand there. */
export const reservedPaths: ReadonlySet<string> = new Set(
  `api auth backend feed framleidendur healthz honnun karfa leit llms.txt manifest.webmanifest postlisti readyz robots.txt
   samanburdur sia sitemap sitemap.xml vara voruflokkar voruflokkur`.split(/\s+/),
);
