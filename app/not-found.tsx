import { PlainNotFound } from '@/components/shell/plain-not-found.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

export default PlainNotFound;
