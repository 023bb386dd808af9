import { useQuery } from '@tanstack/react-query';
import { agentCustomersQuery, recentCustomersQuery } from '@/lib/acting-as/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { paletteInvoicesQuery, paletteQuotesQuery } from '@/lib/palette/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { searchQuery } from '@/lib/search/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { pagesNamed } from './pages.ts';

/** A line of the palette: somewhere to go, or somebody to act for. */
export interface Entry {
  /** Different for every line. */
  key: string;
  title: string;
  hint: string;
  to: { href: string } | { customerId: string };
}

interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

interface Found {
  groups: readonly EntryGroup[];
  /** An answer to what stands in the field is on its way. */
  waiting: boolean;
  failed: boolean;
}

const shortest = 2;
const most = 5;

/** What fits the text: customers for agents, products, the customer's own quotes and invoices, pages. */
export function useEntries(text: string, customer: Customer | null): Found {
  const typed = text.trim();
  const settled = useDebounced(typed);
  const search = settled.length < shortest ? '' : settled;
  const isAgent = customer?.isAgent ?? false;
  const role = customer?.role ?? null;
  const products = useQuery({ ...searchQuery(search), enabled: search !== '' });
  const customers = useQuery({ ...agentCustomersQuery(search), enabled: isAgent && search !== '' });
  const recent = useQuery({ ...recentCustomersQuery, enabled: isAgent });
  const mayInvoices = role !== null && may(role, 'see-invoices') && search !== '';
  const invoices = useQuery({ ...paletteInvoicesQuery(search), enabled: mayInvoices });
  const mayQuotes = role !== null && may(role, 'see-prices');
  const quotes = useQuery({ ...paletteQuotesQuery, enabled: mayQuotes });

  const people = search === '' ? recent.data : customers.data?.customers;
  const groups: EntryGroup[] = [
    {
      title: search === '' ? 'Nýlegir viðskiptavinir' : 'Viðskiptavinir',
      entries: (isAgent ? (people ?? []) : []).slice(0, most).map(({ id, name, ssn }) => ({
        key: `customer-${id}`,
        title: name,
        hint: `kt. ${formatKennitala(ssn)} · Skipta í umboð`,
        to: { customerId: id },
      })),
    },
    {
      title: 'Vörur',
      entries: (search === '' ? [] : (products.data?.hits ?? [])).slice(0, most).map((hit) => ({
        key: `product-${hit.id}`,
        title: hit.name.map((part) => part.text).join(''),
        hint: `${hit.sku} · ${hit.stock.text}`,
        to: { href: productHref(hit) },
      })),
    },
    {
      title: 'Tilboð',
      entries: (search === '' || !mayQuotes ? [] : (quotes.data ?? []))
        .filter(({ number }) => number.toLowerCase().includes(search.toLowerCase()))
        .slice(0, most)
        .map(({ id, number, totalPrice }) => ({
          key: `quote-${id}`,
          title: `Tilboð ${number}`,
          hint: formatKronur(totalPrice),
          to: { href: `/auth/quotes/${id}` },
        })),
    },
    {
      title: 'Reikningar',
      entries: (mayInvoices ? (invoices.data ?? []) : [])
        .slice(0, most)
        .map(({ invoiceId, number, price, timestamp }) => ({
          key: `invoice-${invoiceId}`,
          title: `Reikningur ${number}`,
          hint: `${formatDate(timestamp)} · ${formatKronur(price)}`,
          to: { href: `/auth/invoices/${invoiceId}` },
        })),
    },
    {
      title: 'Síður',
      entries: pagesNamed(search, role).map(({ name, href }) => ({
        key: `page-${href}`,
        title: name,
        hint: '',
        to: { href },
      })),
    },
  ];
  const asked = [products, customers, invoices];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    waiting: (typed.length >= shortest && typed !== settled) || asked.some(({ isFetching }) => isFetching),
    failed: asked.some(({ isError }) => isError),
  };
}
