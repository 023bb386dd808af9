import { PlainNotFound } from './plain-not-found.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** For unknown routes: made at build time, so without the shell's data. Its links load the page whole. */
export default function NotFound() {
  return <PlainNotFound />;
}
