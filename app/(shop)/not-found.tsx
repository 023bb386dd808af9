import { PageNotFound } from '@/components/shell/page-not-found.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

export default PageNotFound;
