import { describe, expect, it, jest } from '@jest/globals';
import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

type Body = { rows: { line: number; cells: Record<string, string>; version?: number }[] };

const result = (changes: Partial<ProductImportResult>): ProductImportResult => ({
  line: 2,
  outcome: 'created',
  name: 'Kurta',
  changes: [],
  problems: [],
  notes: [],
  ...changes,
});

const PLANNED = [
  result({ line: 2 }),
  result({
    line: 3,
    outcome: 'changed',
    name: 'Tee',
    product: objectId(3),
    version: 4,
    changes: [{ column: 'price', before: '799', after: '699' }],
    notes: ['The price of ₹699 is below the cost of ₹700.'],
  }),
  result({ line: 4, outcome: 'unchanged', name: 'Shirt', product: objectId(4), version: 1 }),
  result({
    line: 5,
    outcome: 'refused',
    name: 'Jeans',
    problems: [{ column: 'mrp', message: 'The MRP cannot be below the price.' }],
  }),
];

const UNAVAILABLE = { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Try again.' };

const CSV = `ID,Name,Price,Pictures
,Kurta,1299,
${objectId(3)},Tee,699,
${objectId(4)},Shirt,500,
,Jeans,900,
`;

async function open() {
  const sent: { call: string; body: Body }[] = [];
  apiServer.use(
    answer('POST /admin/products/import/preview', ({ body }) => {
      sent.push({ call: 'preview', body: body as Body });
      return { results: PLANNED.slice(0, (body as Body).rows.length) };
    }),
    answer('POST /admin/products/import', ({ body }) => {
      sent.push({ call: 'import', body: body as Body });
      return { results: [result({ product: objectId(2) }), PLANNED[1]!] };
    }),
  );
  const { user } = renderRoutes('/admin/dashboard/productlist/import', {
    user: buildUser({ role: 'Catalogue' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Import products' });
  const choose = async (label: string, ...files: File[]) => user.upload(screen.getByLabelText(label), files);
  const chooseFile = async (content: string) =>
    choose('Product file (CSV)', new File([content], 'products.csv', { type: 'text/csv' }));
  return { user, sent, choose, chooseFile };
}

describe('the import of products', () => {
  it('shows what each row would do before anything is saved', async () => {
    const { user, sent, chooseFile } = await open();
    await chooseFile(CSV);
    expect(await screen.findByText('4 rows with 4 known columns.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    const status = await screen.findByText('1 new, 1 will change, 1 with problems');
    expect(status.parentElement).toHaveFocus();
    const changed = within(screen.getByRole('table', { name: 'Changed products' }));
    expect(changed.getByText('Price (₹): 799 → 699')).toBeInTheDocument();
    expect(changed.getByText('The price of ₹699 is below the cost of ₹700.')).toBeInTheDocument();
    expect(changed.getByRole('link', { name: 'Tee' })).toHaveAttribute(
      'href',
      `/admin/dashboard/product/${objectId(3)}`,
    );
    const refused = within(screen.getByRole('table', { name: 'Rows with problems' }));
    expect(refused.getByText('MRP (₹): The MRP cannot be below the price.')).toBeInTheDocument();
    expect(sent.map(({ call }) => call)).toEqual(['preview']);
  });

  it('imports the valid rows with the versions that were checked, and links to the product list', async () => {
    const { user, sent, chooseFile } = await open();
    await chooseFile(CSV);
    await user.click(await screen.findByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 2 products' }));
    expect(await screen.findByText('2 products imported.', { exact: false })).toBeInTheDocument();
    expect(sent[1]?.body.rows.map(({ line, version }) => [line, version])).toEqual([
      [2, 0],
      [3, 4],
    ]);
    expect(screen.getByRole('link', { name: 'View products' })).toHaveAttribute(
      'href',
      '/admin/dashboard/productlist',
    );
    expect(screen.getByRole('table', { name: 'Rows with problems' })).toHaveTextContent('Jeans');
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it.each([
    [1, 1, 'Nothing to import: 1 row is unchanged, 1 has problems.'],
    [2, 7, 'Nothing to import: 2 rows are unchanged, 7 have problems.'],
    [0, 1, 'No row can be imported: 1 row has problems.'],
    [0, 7, 'No row can be imported: 7 rows have problems.'],
    [2, 0, 'There is nothing to change.'],
  ])('says of %i unchanged rows and %i with problems why none is imported', async (same, wrong, text) => {
    const { user, chooseFile } = await open();
    const results = [
      ...Array.from({ length: same }, () => PLANNED[2]!),
      ...Array.from({ length: wrong }, () => PLANNED[3]!),
    ].map((row, index) => ({ ...row, line: index + 2 }));
    apiServer.use(
      answer('POST /admin/products/import/preview', ({ body }) => ({
        results: (body as Body).rows.map(({ line }) => results[line - 2]!),
      })),
    );
    await chooseFile(['Name,Price', ...results.map(({ line }) => `Shirt ${line},500`)].join('\n'));
    await user.click(await screen.findByRole('button', { name: 'Check file' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('asks for the delivery note of units received, and checks and imports their rows with it', async () => {
    const { user, sent, chooseFile } = await open();
    const notes = (call: string) =>
      sent
        .filter((one) => one.call === call)
        .at(-1)
        ?.body.rows.map(({ cells }) => cells['deliveryNote']);
    await chooseFile(CSV);
    await screen.findByText('4 rows with 4 known columns.');
    expect(screen.queryByLabelText('Delivery note number (optional)')).not.toBeInTheDocument();
    await chooseFile(`ID,Units received,Delivery note
${objectId(2)},4,
${objectId(3)},5,DN-7
${objectId(4)},,
`);
    const field = await screen.findByLabelText('Delivery note number (optional)');
    expect(field).toHaveAccessibleDescription(/^Then the same delivery cannot be imported twice\./);
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await screen.findByRole('button', { name: 'Import 2 products' });
    await user.type(field, 'DN-8');
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 2 products' }));
    expect(await screen.findByText('2 products imported.', { exact: false })).toBeInTheDocument();
    expect([notes('preview'), notes('import')]).toEqual([
      ['DN-8', 'DN-7', ''],
      ['DN-8', 'DN-7'],
    ]);
  });

  it('keeps the delivery note after a failure, and until all rows are imported', async () => {
    const { user, chooseFile } = await open();
    const importing = answer('POST /admin/products/import', { results: [result({ product: objectId(2) })] });
    apiServer.use(
      refuse('POST /admin/products/import', UNAVAILABLE),
      refuse('POST /admin/products/import/preview', UNAVAILABLE),
    );
    await chooseFile(`ID,Units received\n${objectId(2)},4\n`);
    const field = await screen.findByLabelText('Delivery note number (optional)');
    await user.type(field, 'DN-8');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
    expect(field).toHaveValue('DN-8');
    apiServer.use(answer('POST /admin/products/import/preview', { results: PLANNED.slice(0, 1) }));
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
    const again = await screen.findByRole('button', { name: 'Import the remaining 1 product' });
    expect(field).toBeDisabled();
    expect(field).toHaveValue('DN-8');
    apiServer.use(importing);
    await user.click(again);
    expect(await screen.findByText('1 product imported.', { exact: false })).toBeInTheDocument();
    await chooseFile(`ID,Units received\n${objectId(4)},1\n`);
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('uploads pictures, puts them into the rows that name them, and names those that are missing', async () => {
    const { user, sent, choose, chooseFile } = await open();
    apiServer.use(
      answer('POST /admin/pictures', {
        public_id: 'up-1',
        url: '/media/up-1.webp',
        width: 800,
        height: 1000,
      }),
    );
    await chooseFile(CSV.replace('1299,', '1299,front.jpg'));
    expect(await screen.findByText('Choose these pictures as well: front.jpg.')).toBeInTheDocument();
    await choose('Pictures (optional)', new File(['x'], 'front.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('1 picture uploaded.')).toBeInTheDocument();
    expect(screen.queryByText(/Choose these pictures/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.rows[0]?.cells['images']).toBe('/media/up-1.webp');
  });

  it('stops an upload after the running picture, and names those that are missing', async () => {
    const { user, choose, chooseFile } = await open();
    const uploads: (() => void)[] = [];
    apiServer.use(
      http.post('*/api/v1/admin/pictures', async () => {
        await new Promise<void>((resolve) => {
          uploads.push(resolve);
        });
        return HttpResponse.json({ public_id: 'up-1', url: '/media/up-1.webp', width: 800, height: 1000 });
      }),
    );
    await chooseFile(CSV.replace('1299,', '1299,front.jpg;back.jpg'));
    await choose(
      'Pictures (optional)',
      ...['front.jpg', 'back.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Stop uploading' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.();
    expect(await screen.findByText('1 picture uploaded.')).toBeInTheDocument();
    expect(await screen.findByText('Choose these pictures as well: back.jpg.')).toBeInTheDocument();
    expect(uploads).toHaveLength(1);
  });

  it('says why a picture was not uploaded', async () => {
    const { choose } = await open();
    apiServer.use(
      refuse('POST /admin/pictures', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Too small.',
        fields: { file: 'The picture has 100 × 100 pixels.' },
      }),
    );
    await choose('Pictures (optional)', new File(['x'], 'small.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'small.jpg: The picture has 100 × 100 pixels.',
    );
  });

  it('says which columns it does not know, and that a file of something else is none', async () => {
    const { chooseFile } = await open();
    await chooseFile('Name,Price,Season\nKurta,1299,SS27\n');
    expect(
      await screen.findByText('Not imported, because the shop has no such column: Season.'),
    ).toBeInTheDocument();
    await chooseFile('Date,Amount,UTR\nx,y,z\n');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^products\.csv could not be read\./);
    expect(screen.queryByRole('button', { name: 'Check file' })).not.toBeInTheDocument();
    await chooseFile('Name,Price\n');
    expect(await screen.findByText('The file has no rows below its headings.')).toBeInTheDocument();
  });

  it('imports the remaining rows after a failure, and sends none twice', async () => {
    const { user, chooseFile } = await open();
    const rows = Array.from({ length: 30 }, (_, index) => `,Kurta ${index},1299,`).join('\n');
    const planned = (body: unknown) =>
      (body as Body).rows.map(({ line, cells }) => result({ line, name: cells['name'] ?? '' }));
    const lines: number[] = [];
    const importing = answer('POST /admin/products/import', ({ body }) => {
      lines.push(...(body as Body).rows.map(({ line }) => line));
      if (lines.length === 20) apiServer.use(refuse('POST /admin/products/import', UNAVAILABLE));
      return { results: planned(body) };
    });
    apiServer.use(
      answer('POST /admin/products/import/preview', ({ body }) => ({ results: planned(body) })),
      importing,
    );
    await chooseFile(`ID,Name,Price,Pictures\n${rows}\n`);
    await user.click(await screen.findByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 30 products' }));
    expect(await screen.findByText('20 of 30 products imported.', { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Try again.');
    expect(screen.queryByRole('button', { name: 'Check file' })).not.toBeInTheDocument();
    apiServer.use(importing);
    await user.click(screen.getByRole('button', { name: 'Import the remaining 10 products' }));
    expect(await screen.findByText('30 products imported.', { exact: false })).toBeInTheDocument();
    expect(lines).toEqual(Array.from({ length: 30 }, (_, index) => index + 2));
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('warns before the tab is closed while rows are being saved, and stops when the page is left', async () => {
    const { user, chooseFile } = await open();
    const rows = Array.from({ length: 30 }, (_, index) => `,Kurta ${index},1299,`).join('\n');
    const finish: (() => void)[] = [];
    const planned = (rowsSent: Body['rows']) => rowsSent.map(({ line }) => result({ line }));
    apiServer.use(
      answer('POST /admin/products/import/preview', ({ body }) => ({
        results: planned((body as Body).rows),
      })),
      http.post('*/api/v1/admin/products/import', async ({ request }) => {
        await new Promise<void>((resolve) => {
          finish.push(resolve);
        });
        return HttpResponse.json({ results: planned(((await request.json()) as Body).rows) });
      }),
    );
    const closing = () => new Event('beforeunload', { cancelable: true });
    await chooseFile(`ID,Name,Price,Pictures\n${rows}\n`);
    await user.click(await screen.findByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 30 products' }));
    await waitFor(() => expect(finish).toHaveLength(1));
    expect(dispatchEvent(closing())).toBe(false);
    await user.click(screen.getAllByRole('link', { name: 'Product list' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Product list' });
    expect(dispatchEvent(closing())).toBe(true);
    finish[0]?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(finish).toHaveLength(1);
  });

  it('gives an empty file with the headings, and all products', async () => {
    const { user } = await open();
    const download = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    apiServer.use(
      answer('GET /admin/products/export', { filename: 'products-2026-11-28.csv', csv: 'ID,Name\r\n' }),
    );
    await user.click(screen.getByRole('button', { name: 'Download an empty file' }));
    await user.click(screen.getByRole('button', { name: 'Export all products' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
    const file = download.mock.calls[0]![0] as Blob;
    expect(await file.text()).toMatch(/^\uFEFF?SKU,Name,Brand,Description/);
    download.mockRestore();
  });
});
