import type { MetadataRoute } from 'next';

/** What a phone needs to keep the shop among its apps. The pictures come from `npm run icons`. */
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
    background_color: '#ffffff',
    theme_color: '#073f55',
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
