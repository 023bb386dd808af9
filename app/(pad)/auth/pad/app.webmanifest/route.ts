import { padPath } from '@/lib/rules/routes/account-paths.ts';
import { brandColours } from '@/styles/brand-colours.ts';

export const dynamic = 'force-static';

/** The order pad as an app of its own: it opens where the whole shop could not. */
export function GET(): Response {
  return Response.json(
    {
      id: padPath,
      name: 'Vörulind: pöntunarblað',
      short_name: 'Pöntunarblað',
      description: 'Pantanir skrifaðar án nettengingar.',
      lang: 'is',
      dir: 'ltr',
      start_url: padPath,
      scope: padPath,
      display: 'standalone',
      background_color: brandColours.paper,
      theme_color: brandColours.fjordDark,
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
}
