import type { MetadataRoute } from 'next';
import { brandColours } from '@/styles/brand-colours.ts';

/** Web app manifest. The pictures come from `npm run make -- icons`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Vörulind',
    short_name: 'Vörulind',
    description: 'Vefverslun fyrir fyrirtæki, stofnanir og heimili.',
    lang: 'is',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandColours.paper,
    theme_color: brandColours.fjordDark,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Leita að vöru', url: '/leit' },
      { name: 'Karfa', url: '/karfa' },
      { name: 'Mínar síður', url: '/auth/home' },
    ],
  };
}
