import { useQuery } from '@tanstack/react-query';
import { agentCustomersQuery, recentCustomersQuery } from '@/lib/acting-as/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { paletteInvoicesQuery, paletteQuotesQuery } from '@/lib/palette/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { accountPath, secondFactorPath } from '@/lib/rules/routes/account-paths.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { asksSecondFactor } from '@/lib/rules/text/error-text.ts';
import { searchQuery } from '@/lib/search/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { findPages } from './find-pages.ts';

/** A line of the palette: somewhere to go, or somebody to act for. */
export interface PaletteEntry {
  /** Different for every line. */
  key: string;
  title: string;
  hint: string;
  target: { href: string } | { customerId: string };
}

interface EntryGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

interface PaletteResults {
  groups: readonly EntryGroup[];
  /** An answer to the field's current text is pending. */
  isLoading: boolean;
  failed: boolean;
}

const proofEntry: PaletteEntry = {
  key: 'proof',
  title: 'Staðfesta hver ég er',
  hint: 'Til að sjá viðskiptavini þarf meira en lykilorð',
  target: { href: secondFactorPath(accountPath) },
};

const minimumSearchLength = 2;
const maximumEntries = 5;

/** What fits the text: customers for agents, products, the customer's own quotes and invoices, pages. */
export function usePaletteEntries(text: string, customer: Customer | null): PaletteResults {
  const input = text.trim();
  const debouncedInput = useDebounced(input);
  const search = debouncedInput.length < minimumSearchLength ? '' : debouncedInput;
  const isAgent = customer?.isAgent ?? false;
  const products = useQuery({ ...searchQuery(search), enabled: search !== '' });
  const customers = useQuery({ ...agentCustomersQuery(search), enabled: isAgent && search !== '' });
  const recentCustomers = useQuery({ ...recentCustomersQuery, enabled: isAgent });
  const showsInvoices = customer !== null && may(customer, 'see-invoices') && search !== '';
  const invoices = useQuery({ ...paletteInvoicesQuery(search), enabled: showsInvoices });
  const showsQuotes = customer !== null && may(customer, 'see-prices');
  const quotes = useQuery({ ...paletteQuotesQuery, enabled: showsQuotes });

  const needsProof = asksSecondFactor(recentCustomers.error);
  const customerChoices = search === '' ? recentCustomers.data : customers.data?.customers;
  const groups: EntryGroup[] = [
    {
      title: search === '' ? 'Nýlegir viðskiptavinir' : 'Viðskiptavinir',
      entries: needsProof
        ? [proofEntry]
        : (isAgent ? (customerChoices ?? []) : []).slice(0, maximumEntries).map(({ id, name, ssn }) => ({
            key: `customer-${id}`,
            title: name,
            hint: `kt. ${formatKennitala(ssn)} · Skipta í umboð`,
            target: { customerId: id },
          })),
    },
    {
      title: 'Vörur',
      entries: (search === '' ? [] : (products.data?.hits ?? [])).slice(0, maximumEntries).map((hit) => ({
        key: `product-${hit.id}`,
        title: hit.name.map((part) => part.text).join(''),
        hint: `${hit.sku} · ${hit.stock.text}`,
        target: { href: productHref(hit) },
      })),
    },
    {
      title: 'Tilboð',
      entries: (search === '' || !showsQuotes ? [] : (quotes.data ?? []))
        .filter(({ number }) => number.toLowerCase().includes(search.toLowerCase()))
        .slice(0, maximumEntries)
        .map(({ id, number, totalPrice }) => ({
          key: `quote-${id}`,
          title: `Tilboð ${number}`,
          hint: formatKronur(totalPrice),
          target: { href: `/auth/quotes/${id}` },
        })),
    },
    {
      title: 'Reikningar',
      entries: (showsInvoices ? (invoices.data ?? []) : [])
        .slice(0, maximumEntries)
        .map(({ invoiceId, number, price, timestamp }) => ({
          key: `invoice-${invoiceId}`,
          title: `Reikningur ${number}`,
          hint: `${formatDate(timestamp)} · ${formatKronur(price)}`,
          target: { href: `/auth/invoices/${invoiceId}` },
        })),
    },
    {
      title: 'Síður',
      entries: findPages(search, customer).map(({ name, href }) => ({
        key: `page-${href}`,
        title: name,
        hint: '',
        target: { href },
      })),
    },
  ];
  const searchQueries = [products, customers, invoices];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isLoading:
      (input.length >= minimumSearchLength && input !== debouncedInput) ||
      searchQueries.some(({ isFetching }) => isFetching),
    failed: searchQueries.some(({ error }) => error !== null && !asksSecondFactor(error)),
  };
}
