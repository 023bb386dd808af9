import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuickOrderPart } from '../../../app/(shop)/_parts/quick-order/quick-order-part.tsx';
import { createWorkbook } from '../../../lib/cart/create-workbook.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
  await aProduct(backend.db, { sku: 'QO-SAPA-01', name: 'Sápa', oldCodes: ['77001'] });
  await aProduct(backend.db, { sku: 'QO-SEXA-01', name: 'Sexa', unitOfMeasure: 6, stockOnHand: 30 });
  await aProduct(backend.db, { sku: 'QO-FAAR-01', name: 'Fáar', stockOnHand: 3 });
  await aProduct(backend.db, { sku: 'QO-ENGIN-1', name: 'Engin', stockOnHand: 0 });
  await aProduct(backend.db, { sku: 'QO-DULIN-1', name: 'Dulin', priceVisibleByGuest: false });
  await aProduct(backend.db, { sku: 'QO-TVIBURI-1', name: 'Tvíburi', ean: '4000000000023' });
  await aProduct(backend.db, { sku: 'QO-TVIBURI-2', name: 'Hinn', ean: '4000000000023' });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.open();
  sessionStorage.clear();
  window.location.hash = '';
  logged.mockClear();
});

const lines = async () => within(await screen.findByRole('list', { name: 'Línur flýtipöntunar' }));
const addButton = (name: string) => screen.findByRole('button', { name });
const give = async (file: File): Promise<void> => {
  renderPage(<QuickOrderPart />);
  await userEvent.upload(screen.getByLabelText('Skrá með vörunúmerum'), file, { applyAccept: false });
};
async function paste(text: string): Promise<void> {
  renderPage(<QuickOrderPart />);
  await userEvent.click(screen.getByRole('button', { name: 'Líma lista' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Listi úr töflureikni eða pósti' }), {
    target: { value: text },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Lesa lista' }));
}

describe('a pasted list', () => {
  it('is answered line by line, corrected in place and added with one request', async () => {
    await paste('QO-SAPA-01;4\nqo sexa 01;7\nQO-FAAR-01;5\nQO-ENGIN-1;1\nQO-DULIN-1;1\nQO-XXXX;2\n77001;1');
    const list = await lines();
    expect(await list.findByText('Magni breytt úr 7 í 12: varan er seld í einingum af 6')).toBeTruthy();
    expect(list.getByText('Aðeins 3 eftir. Magni breytt úr 5 í 3')).toBeTruthy();
    expect(list.getByText('Engin: Vara uppseld')).toBeTruthy();
    expect(list.getByText('Dulin: Skráðu þig inn til að sjá verð')).toBeTruthy();
    expect(list.getByText('Engin vara fannst með þessu númeri')).toBeTruthy();
    expect(screen.getByText(/4 vörur tilbúnar, 3 línur þarf að laga\./)).toBeTruthy();

    const unknown = list.getByDisplayValue('QO-XXXX');
    await userEvent.clear(unknown);
    await userEvent.type(unknown, 'QO-TVIBURI-1{Enter}');
    await userEvent.click(await addButton('Bæta 5 vörum í körfu'));
    await waitFor(() => expect(list.queryByText('Fáar')).toBeNull());
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(backend.sent.filter((name) => name === 'AddLinesToCart')).toHaveLength(1);
    expect(backend.sent).not.toContain('addToCart');
  });

  it('offers each product where a number is of several', async () => {
    await paste('4000000000023 2');
    const list = await lines();
    await userEvent.click(await list.findByRole('button', { name: 'Hinn (QO-TVIBURI-2)' }));
    expect(await list.findByRole('link', { name: 'Hinn' })).toBeTruthy();
    expect(await addButton('Bæta 1 vöru í körfu')).toBeTruthy();
  });

  it('is there after a reload of the tab, once', async () => {
    await paste('QO-SAPA-01;4');
    await (await lines()).findByRole('link', { name: 'Sápa' });
    document.body.replaceChildren();
    renderPage(<QuickOrderPart />);
    const list = await lines();
    expect(await list.findByRole('link', { name: 'Sápa' })).toBeTruthy();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByDisplayValue('4')).toBeTruthy();
  });

  it('keeps its lines when the backend does not answer, and adds nothing twice', async () => {
    await paste('QO-SAPA-01;2');
    const button = await addButton('Bæta 1 vöru í körfu');
    let lost = 0;
    // The first press reaches the shop, but its answer is lost.
    const keys: unknown[] = [];
    backend.intercept(async (request) => {
      if (!request.url.includes('AddLinesToCart')) return undefined;
      const { variables } = (await request.clone().json()) as { variables: { key: string } };
      keys.push(variables.key);
      lost += 1;
      return lost === 1 ? Response.json({}, { status: 502 }) : undefined;
    });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await userEvent.click(await addButton('Bæta 1 vöru í körfu'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Línur flýtipöntunar' })).toBeNull());
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});

it('says why a line that was good a moment ago was not added', async () => {
  const id = await aProduct(backend.db, { sku: 'QO-SENN-01', name: 'Senn' });
  await paste('QO-SENN-01;2');
  const button = await addButton('Bæta 1 vöru í körfu');
  await backend.db.update(products).set({ stockOnHand: 0 }).where(eq(products.id, id));
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Vara uppseld');
  expect(await (await lines()).findByText('Senn: Vara uppseld')).toBeTruthy();
});

describe('a file', () => {
  it('of Excel’s CSV in Windows-1252 is read', async () => {
    const bytes = Uint8Array.from('Vörunúmer;Magn\r\nQO-SAPA-01;1.0\r\n', (letter) => letter.charCodeAt(0));
    await give(new File([bytes], 'pöntun.csv'));
    expect(await (await lines()).findByRole('link', { name: 'Sápa' })).toBeTruthy();
  });

  it('of UTF-16 is read', async () => {
    const text = '\ufeffSKU\tMagn\nQO-SAPA-01\t2';
    const bytes = new Uint8Array(new Uint16Array(Array.from(text, (letter) => letter.charCodeAt(0))).buffer);
    await give(new File([bytes], 'pontun.txt'));
    expect(await (await lines()).findByRole('link', { name: 'Sápa' })).toBeTruthy();
  });

  it('of Excel is read, our own too', async () => {
    const sheet = createWorkbook('Karfa', [
      ['Vörunúmer', 'Heiti', 'Magn'],
      ['QO-SAPA-01', '=HYPERLINK("http://illt.test")', 3],
      ['QO-FAAR-01', 'Fáar & <góðar>', 2.5],
    ]);
    await give(new File([sheet], 'karfa.xlsx'));
    const list = await lines();
    expect(await list.findByRole('link', { name: 'Sápa' })).toBeTruthy();
    expect(list.getByText('Magni breytt úr 2,5 í 3')).toBeTruthy();
  });

  const bad: [what: string, file: File, message: string][] = [
    ['that is empty', new File([], 'tom.csv'), 'Skráin er tóm.'],
    [
      'of 20 MB',
      new File([new Uint8Array(20_000_000)], 'stor.csv'),
      'Skráin er of stór (20 MB). Hún má vera allt að 5 MB.',
    ],
    [
      'that is a picture',
      new File([new Uint8Array([0x89, 0x50, 0, 0, 1, 2])], 'mynd.csv'),
      'Skráin er hvorki CSV né Excel-skrá.',
    ],
    [
      'of old Excel',
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])], 'gamalt.xls'),
      'Þetta er eldra snið Excel (.xls). Vistaðu skrána sem .xlsx eða CSV.',
    ],
    ['of blank lines', new File(['\n\n;;\n'], 'autt.csv'), 'Engar línur fundust í skránni.'],
    [
      'that only says it is a sheet',
      new File([strToU8('PK\u0003\u0004bull')], 'bull.xlsx'),
      'Ekki tókst að lesa skrána. Vistaðu hana sem CSV eða .xlsx og reyndu aftur.',
    ],
    [
      'that unpacks to much more',
      new File([zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(15_000_000) })], 'sprengja.xlsx'),
      'Ekki tókst að lesa skrána. Vistaðu hana sem CSV eða .xlsx og reyndu aftur.',
    ],
    [
      'whose sheet declares entities',
      new File(
        [
          zipSync({
            'xl/worksheets/sheet1.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><x/>'),
          }),
        ],
        'illt.xlsx',
      ),
      'Ekki tókst að lesa skrána. Vistaðu hana sem CSV eða .xlsx og reyndu aftur.',
    ],
  ];
  it.each(bad)('%s says so', async (_what, file, message) => {
    await give(file);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Línur flýtipöntunar' })).toBeNull();
  });

  it('can be dropped on it', async () => {
    renderPage(<QuickOrderPart />);
    const place = screen.getByRole('region', { name: 'Flýtipöntun' });
    fireEvent.drop(place, { dataTransfer: { files: [new File(['QO-SAPA-01 1'], 'a.txt')] } });
    expect(await (await lines()).findByRole('link', { name: 'Sápa' })).toBeTruthy();
  });
});

it('a shared cart’s address fills it, and leaves the address', async () => {
  window.location.hash = '#vorur=QO-SAPA-01*3,%FF*1,QO-FAAR-01*2';
  renderPage(<QuickOrderPart level={1} />);
  const list = await lines();
  expect(await list.findByRole('link', { name: 'Sápa' })).toBeTruthy();
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(window.location.hash).toBe('');
});

it('hostile text is text', async () => {
  await paste('<img src=x onerror=alert(1)>;1\n=cmd|calc;2');
  const list = await lines();
  expect(list.getByDisplayValue('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img[src=x]')).toBeNull();
});
