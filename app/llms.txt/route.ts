import { env } from '@/lib/env.ts';
import { categoryHref, frontPageSlug } from '@/lib/rules/routes/addresses.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { readTopCategories } from '@/lib/server/catalogue.ts';
import { readCmsPages } from '@/lib/server/content.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

export const dynamic = 'force-dynamic';

/** Description and site map for language models (llmstxt.org): names of categories and pages only. */
export async function GET(): Promise<Response> {
  const [info, categories, pages] = await Promise.all([
    readWebsiteInfo(),
    readTopCategories(),
    readCmsPages(),
  ]);
  const { SITE_URL } = env();
  const toLink = (title: string, path: string): string => `- [${toOneLine(title)}](${SITE_URL}${path})`;
  const lines = [
    `# ${toOneLine(info.name)}`,
    '',
    '> Íslensk vefverslun með vörur fyrir fyrirtæki, stofnanir og heimili. Verð til neytenda er í íslenskum krónum með virðisaukaskatti.',
    '',
    `Heimilisfang: ${toOneLine(info.address)}. Sími: ${formatPhone(info.phoneNumber)}.${info.email ? ` Netfang: ${info.email}.` : ''}`,
    '',
    '## Vöruflokkar',
    '',
    ...categories.map((category) => toLink(category.name, categoryHref(category))),
    '',
    '## Síður',
    '',
    toLink('Forsíða', '/'),
    toLink('Framleiðendur', '/framleidendur'),
    ...pages.filter(({ slug }) => slug !== frontPageSlug).map(({ title, slug }) => toLink(title, `/${slug}`)),
    '',
    '## Gögn',
    '',
    toLink('Vefkort', '/sitemap.xml'),
    toLink('Vörulisti (Google Merchant XML)', '/feed/google.xml'),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}

/** A name cannot begin a line or a link of its own. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\s[\]()<>]+/g, ' ').trim();
}
