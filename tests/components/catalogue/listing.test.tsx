import { packFacets } from '../../../lib/catalogue/packed-facets.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { packCard } from '../../../app/(shop)/_parts/cards/packed-card.ts';
import { toCardProduct } from '../../../app/(shop)/_parts/cards/to-card-product.ts';
import { BuyableListing } from '../../../app/(shop)/_parts/listing/buyable-listing.tsx';
import { ListingPageDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { toListingAnswer, toPlaceInput } from '../../../lib/catalogue/listing-answer.ts';
import { listingInput } from '../../../lib/catalogue/listing-input.ts';
import { parseListing } from '../../../lib/catalogue/listing-state.ts';
import { renderPage } from '../../kit/page.tsx';
import {
  backend,
  proxy,
  type Search,
  handOut,
  gloves,
  open,
  names,
  facet,
  box,
  counted,
  asMeant,
  address,
  setUpListing,
} from './listing-setting.tsx';

setUpListing();

it('is complete as the server made it, and asks nobody before something is chosen', async () => {
  backend.open();
  handOut('hosted');
  await open();
  expect(names().slice(0, 4)).toEqual(['Nítrílhanskar', 'Latexhanskar', 'Leðurhanskar', expect.any(String)]);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('29 vörur');
  expect(box('Framleiðandi', /Ögur/).closest('label')?.textContent).toBe('Ögur26');
  expect(proxy.searches).toBe(0);
  expect(backend.sent.filter((name) => name.startsWith('List'))).toEqual([]);
});

it.each<Search>(['hosted', 'none'])(
  'narrows in place, writes the address and keeps the focus: %s',
  async (search) => {
    backend.open();
    handOut(search);
    await open();
    const white = box('Litur', /Hvítur/);
    await userEvent.click(white);
    expect(white.checked).toBe(true);
    await counted('2 vörur');
    expect(names()).toEqual(['Latexhanskar', 'Vínylhanskar']);
    expect(document.activeElement).toBe(white);
    await address('?eiginleiki=Litur:Hvítur');
    // The other values keep their counts.
    expect(box('Litur', /Svartur/).closest('label')?.textContent).toBe('Svartur1');
    await userEvent.click(box('Litur', /Svartur/));
    await counted('3 vörur');
    await userEvent.click(screen.getByRole('link', { name: 'Fjarlægja síu: Litur: Hvítur' }));
    await counted('1 vara');
    expect(names()).toEqual(['Nítrílhanskar']);
    await userEvent.click(screen.getByRole('link', { name: 'Hreinsa síur' }));
    await counted('29 vörur');
    await address('');
    expect(proxy.searches > 0).toBe(search === 'hosted');
    asMeant();
  },
);

it.each<Search>(['hosted', 'none'])(
  'narrows to a category, a state, a brand and a price: %s',
  async (search) => {
    backend.open();
    handOut(search);
    await open();
    await userEvent.click(facet('Vöruflokkur').getByRole('radio', { name: /Einnota/ }));
    await counted('3 vörur');
    expect(facet('Vöruflokkur').getByRole('radio', { name: /Vinnu/ }).closest('label')?.textContent).toBe(
      'Vinnuhanskar26',
    );
    await userEvent.click(box('Staða', /Aðeins til á lager/));
    await counted('2 vörur');
    const lowest = screen.getByRole('textbox', { name: 'Lægsta verð í krónum' });
    await userEvent.type(lowest, '2.500{Enter}');
    await counted('1 vara');
    expect(document.activeElement).toBe(lowest);
    expect(lowest).toHaveProperty('value', '2500');
    expect(names()).toEqual(['Latexhanskar']);
    await address('?flokkur=einnota&lager=1&verd-fra=2500');
    await userEvent.click(facet('Vöruflokkur').getByRole('radio', { name: 'Allt' }));
    await counted('2 vörur');
    await userEvent.click(box('Framleiðandi', /Ögur/));
    await counted('1 vara');
    expect(names()).toEqual(['Leðurhanskar']);
  },
);

it.each<Search>(['hosted', 'none'])(
  'sorts and narrows by what one piece or pair costs: %s',
  async (search) => {
    backend.open();
    handOut(search);
    await open();
    const order = screen.getByRole('combobox', { name: 'Raða eftir' });
    await userEvent.selectOptions(order, 'Lægsta einingarverð');
    await waitFor(() => expect(names()[0]).toBe('Latexhanskar'));
    await userEvent.selectOptions(order, 'Vinsælast');
    await userEvent.type(screen.getByRole('textbox', { name: 'Hæsta verð á stk.' }), '10{Enter}');
    await counted('2 vörur');
    await address('?eining=stk.&eining-til=10');
    expect(screen.getByRole('link', { name: /Allt að kr\.\s10 \/ stk\./ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Eining' }), 'Verð á par');
    await userEvent.type(screen.getByRole('textbox', { name: 'Lægsta verð á par' }), '100{Enter}');
    await counted('1 vara');
    expect(names()).toEqual(['Leðurhanskar']);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Lægsta verð á par' }));
    await userEvent.tab();
    await counted('29 vörur');
    await address('');
  },
);

it.each<Search>(['hosted', 'none'])('sorts, turns pages and changes the view: %s', async (search) => {
  backend.open();
  handOut(search);
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Raða eftir' }), 'Hæsta verð fyrst');
  await waitFor(() => expect(names()[0]).toBe('Leðurhanskar'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Raða eftir' }), 'Nafn Ö–A');
  await waitFor(() => expect(names()[0]).toBe('Vínylhanskar'));
  await userEvent.click(screen.getByRole('link', { name: '2' }));
  await waitFor(() => expect(names()).toHaveLength(5));
  const before = proxy.searches;
  await userEvent.click(screen.getByRole('link', { name: 'Þétt tafla' }));
  expect(screen.getByRole('link', { name: 'Þétt tafla' }).getAttribute('aria-current')).toBe('true');
  await address('?rada=nafn-aftur&syn=tafla&sida=2');
  expect(proxy.searches).toBe(before);
  asMeant();
});

it('goes back and forward through what was chosen', async () => {
  backend.open();
  handOut('hosted');
  await open();
  await userEvent.click(box('Litur', /Hvítur/));
  await counted('2 vörur');
  await address('?eiginleiki=Litur:Hvítur');
  await userEvent.click(box('Staða', /Nýtt/));
  await counted('1 vara');
  await address('?eiginleiki=Litur:Hvítur&nytt=1');
  window.history.back();
  await counted('2 vörur');
  expect(box('Staða', /Nýtt/).checked).toBe(false);
  window.history.back();
  await counted('29 vörur');
  window.history.forward();
  await counted('2 vörur');
});

it('shows at once what it showed before at the address that Back brings', async () => {
  backend.open();
  handOut('hosted');
  await open();
  await userEvent.click(box('Litur', /Hvítur/));
  await counted('2 vörur');
  await address('?eiginleiki=Litur:Hvítur');
  document.body.replaceChildren();
  // The page comes as the server made it for the plain address, at the address that says more.
  const query = { ...toPlaceInput(gloves), ...listingInput(parseListing('')) };
  const { productPage } = await backend.guest().ask(ListingPageDocument, { query });
  const first = toListingAnswer(parseListing(''), productPage);
  renderPage(
    <BuyableListing
      place={gloves}
      path="/voruflokkur/hanskar"
      baseParameters={{}}
      ownOrder="Vinsælast"
      answer={{
        ...first,
        products: first.products.map((product) => packCard(toCardProduct(product))),
        facets: packFacets(first.facets),
      }}
    />,
  );
  expect(names()).toEqual(['Latexhanskar', 'Vínylhanskar']);
  expect(box('Litur', /Hvítur/).checked).toBe(true);
});

it('offers the filters in a drawer that says how many there are', async () => {
  backend.open();
  handOut('hosted');
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Síur' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sía vörur' }));
  expect(drawer.getByRole('button', { name: 'Sýna 29 vörur' })).toBeTruthy();
  await userEvent.click(drawer.getByRole('checkbox', { name: /Hvítur/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Sýna 2 vörur' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Síur (1)' })).toBeTruthy();
});
