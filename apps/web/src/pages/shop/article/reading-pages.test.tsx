import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SIZE_CHARTS } from '../../../messages/en/catalog/size-charts.ts';
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const charges = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } as const;
const PAGES = [
  ['/shipping', 'Shipping'],
  ['/returns', 'Returns'],
  ['/size-guide', 'Size guide'],
  ['/faq', 'FAQs'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/contact', 'Contact'],
] as const;

const open = async (path: string, name: string, state?: Parameters<typeof renderRoutes>[1]) => {
  const { user, unmount } = renderRoutes(path, state);
  await screen.findByRole('heading', { level: 1, name });
  return { user, unmount, main: within(screen.getByRole('main')) };
};

describe('a page to read', () => {
  it.each(PAGES)('%s is called %s, in its title too, and says what it is about', async (path, name) => {
    await open(path, name);
    expect(document.title).toBe(`${name} · E-Store`);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^.{40,160}$/),
    );
  });

  it.each(PAGES)(
    '%s has sections whose names lead to them, none named as a part of the document',
    async (path, name) => {
      const { main } = await open(path, name);
      const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('state');
      const contents = main.queryByRole('navigation', { name: 'On this page' });
      if (!contents) return;
      const links = within(contents).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
    },
  );

  it.each(PAGES)('%s leads nowhere but to pages of the shop', async (path, name) => {
    const { main } = await open(path, name);
    for (const link of main.getAllByRole('link'))
      expect(link).toHaveAttribute('href', expect.stringMatching(/^(\/|#|mailto:|tel:)/));
  });
});

describe('shipping', () => {
  it('quotes the charges of the store, and promises no free shipping that is not given [C12]', async () => {
    const { main } = await open('/shipping', 'Shipping');
    expect(await main.findByText('Standard delivery: ₹30 per order, in 3 to 6 business days.')).toBeVisible();
    expect(main.getByText('Express delivery: ₹35 per order, in 1 to 2 business days.')).toBeVisible();
    expect(main.getByText(/^₹250 tax is added to every order\./)).toBeVisible();
    expect(main.getByText(/a cash on delivery fee may apply\./)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/free/i);
  });

  it('quotes what the owner set [C7]', async () => {
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'included', tax: 0, shipping: 49, expressShipping: 0, freeShippingFrom: 999 },
      }),
    );
    const { main } = await open('/shipping', 'Shipping');
    expect(await main.findByText(/^Standard delivery: ₹49 per order/)).toBeVisible();
    expect(main.getByText(/^Express delivery: free/)).toBeVisible();
    expect(main.getByText('Free standard delivery on orders of ₹999 or more.')).toBeVisible();
    expect(main.getByText('Prices include all taxes.')).toBeVisible();
  });

  it('claims no figure when the store cannot be asked', async () => {
    apiServer.use(unreachable('GET /store'));
    await open('/shipping', 'Shipping');
    expect(screen.getByRole('main')).not.toHaveTextContent('₹');
  });
});

describe('the size guide', () => {
  it('has every chart, in the unit that the address names, so that its switch needs no script [C9]', async () => {
    const { user, main } = await open('/size-guide', 'Size guide');
    expect(main.getAllByRole('table')).toHaveLength(SIZE_CHARTS.length);
    expect(main.getAllByRole('table', { name: /in cm$/ })).toHaveLength(SIZE_CHARTS.length);
    const [inch] = main.getAllByRole('link', { name: 'inches' });
    expect(inch).toHaveAttribute('href', '/size-guide?unit=inch#men');
    await user.click(inch!);
    expect(await main.findAllByRole('table', { name: /in inches$/ })).toHaveLength(SIZE_CHARTS.length);
  });
});

describe('contact', () => {
  it('shows shoppers no row that the owner has not filled in', async () => {
    apiServer.use(answer('GET /store', { charges, contact: {} }));
    const { main } = await open('/contact', 'Contact');
    expect(main.getByRole('region', { name: 'Grievance officer' })).toHaveTextContent(/within 48 hours/);
    expect(main.queryAllByRole('term')).toEqual([]);
    for (const name of ['Contact details', 'Seller'])
      expect(main.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(main.queryByRole('button')).not.toBeInTheDocument();
  });

  it('knows name and email of who is signed in, and of nobody else', async () => {
    const contact = { email: 'help@estore.example' };
    apiServer.use(answer('GET /store', { charges, contact }));
    const user = buildUser();
    const { main } = await open('/contact', 'Contact', { user });
    expect(main.getByLabelText('Your name')).toHaveValue(`${user.firstname} ${user.lastname}`);
    expect(main.getByLabelText('Your email')).toHaveValue(user.email);
  });

  it('shows staff each detail that is missing, and the way to add it', async () => {
    apiServer.use(answer('GET /store', { charges, contact: { legalName: 'A Shop LLP' } }));
    const { main } = await open('/contact', 'Contact', { user: buildUser({ role: 'Catalogue' }) });
    expect(main.getAllByText('Missing. Only staff can see this.', { exact: false })).toHaveLength(9);
    expect(main.getAllByRole('link', { name: 'Add it' })[0]).toHaveAttribute(
      'href',
      '/admin/dashboard/settings?part=details',
    );
    expect(main.getByText('A Shop LLP')).toBeVisible();
  });

  it('names seller and grievance officer as the owner gave them [C6]', async () => {
    const contact = {
      legalName: 'A Shop LLP',
      address: '12 Lake Road\nBengaluru 560034',
      gstin: '29ABCDE1234F1Z5',
      email: 'help@estore.example',
      phone: '+91 80 4000 1234',
      hours: 'Mon to Sat',
      grievanceOfficer: { name: 'The owner', designation: 'Proprietor', email: 'gro@estore.example' },
    };
    apiServer.use(answer('GET /store', { charges, contact }));
    const { main } = await open('/contact', 'Contact');
    const officer = await main.findByRole('region', { name: 'Grievance officer' });
    expect(await within(officer).findByText('The owner')).toBeVisible();
    expect(officer).toHaveTextContent('Proprietor');
    expect(within(officer).getByRole('link', { name: 'gro@estore.example' })).toHaveAttribute(
      'href',
      'mailto:gro@estore.example',
    );
    expect(within(officer).queryByText('Phone')).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: '+91 80 4000 1234' })).toHaveAttribute('href', 'tel:+918040001234');
    for (const words of [contact.legalName, contact.gstin, 'Bengaluru 560034'])
      expect(screen.getByRole('main')).toHaveTextContent(words);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
  });

  describe('takes a message', () => {
    const openForm = async () => {
      apiServer.use(answer('GET /store', { charges, contact: { email: 'help@estore.example' } }));
      const page = await open('/contact', 'Contact');
      const form = within(await page.main.findByRole('region', { name: 'Send us a message' }));
      return {
        ...page,
        form,
        send: () => page.user.click(form.getByRole('button', { name: 'Send message' })),
      };
    };
    const fill = async ({ user, form }: Awaited<ReturnType<typeof openForm>>) => {
      await user.type(form.getByLabelText('Your name'), 'Asha');
      await user.type(form.getByLabelText('Your email'), 'asha@example.com');
      await user.type(form.getByLabelText('Your message'), 'Does it run small?');
    };

    it('and says so after the server took it', async () => {
      let sent: unknown;
      apiServer.use(
        answer('POST /contact', ({ body }) => {
          sent = body;
          return { message: 'Your message is on its way.', ticket: 'T-100001' };
        }),
      );
      const page = await openForm();
      await fill(page);
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
      await page.send();
      expect(await page.form.findByText('Your message is on its way.')).toBeVisible();
      expect(scroll.mock.contexts).toEqual([page.form.getByRole('status')]);
      scroll.mockRestore();
      expect(sent).toEqual({
        subject: 'question',
        name: 'Asha',
        email: 'asha@example.com',
        message: 'Does it run small?',
      });
      await waitFor(() => expect(page.form.getByLabelText('Your message')).toHaveValue(''));
    });

    it('and keeps what was typed through a reload, until it is sent', async () => {
      apiServer.use(answer('POST /contact', { message: 'Your message is on its way.', ticket: 'T-100001' }));
      const first = await openForm();
      await fill(first);
      await first.user.selectOptions(first.form.getByLabelText('Topic'), 'complaint');
      first.unmount();
      const page = await openForm();
      await waitFor(() => expect(page.form.getByLabelText('Your message')).toHaveValue('Does it run small?'));
      expect(page.form.getByLabelText('Your name')).toHaveValue('Asha');
      expect(page.form.getByLabelText('Topic')).toHaveValue('complaint');
      await page.send();
      await page.form.findByText('Your message is on its way.');
      page.unmount();
      const again = await openForm();
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(again.form.getByLabelText('Your message')).toHaveValue('');
      expect(again.form.getByLabelText('Your name')).toHaveValue('');
    });

    it('and shows nobody the text of another account', async () => {
      const contact = { email: 'help@estore.example' };
      apiServer.use(answer('GET /store', { charges, contact }));
      const first = await open('/contact', 'Contact', { user: buildUser() });
      await first.user.type(await first.main.findByLabelText('Your message'), 'My order is late.');
      first.unmount();
      window.localStorage.clear();
      const page = await open('/contact', 'Contact', { user: buildUser({ _id: objectId(88) }) });
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(await page.main.findByLabelText('Your message')).toHaveValue('');
    });

    it('and names what is missing at its field', async () => {
      const page = await openForm();
      await page.send();
      expect(await page.form.findByText('Enter your name.')).toBeVisible();
      expect(page.form.getByLabelText('Your message')).toHaveAccessibleDescription('Enter your message.');
    });

    it('and loses nothing when it is refused', async () => {
      const message = 'Too many attempts. Try again in 9 minutes.';
      apiServer.use(refuse('POST /contact', { status: 429, code: 'TOO_MANY_REQUESTS', message }));
      const page = await openForm();
      await fill(page);
      await page.send();
      expect(await page.form.findByRole('alert')).toHaveTextContent(message);
      expect(page.form.getByLabelText('Your message')).toHaveValue('Does it run small?');
    });
  });
});

describe('the privacy notice', () => {
  it('tells for how long by the settings of the shop, and leads to what one does oneself', async () => {
    const asked = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } as const;
    const keeps = {
      messageDays: 7,
      unconfirmedDays: 5,
      cartDays: 90,
      mailDays: 1,
      erasureDays: 400,
      orderYears: 9,
    };
    apiServer.use(answer('GET /store', { charges: asked, keeps }));
    const { main } = await open('/privacy', 'Privacy');
    expect(
      await main.findByText(
        'Messages to us: 7 days in the shop. Complaints: 7 days after they are closed. After that they remain only in our email.',
      ),
    ).toBeInTheDocument();
    expect(main.getByText('Records of emails we sent: 1 day.')).toBeInTheDocument();
    expect(
      main.getByText(/messages that you have not sent, and the number of your last order/),
    ).toBeVisible();
    expect(main.getByText(/stay for 9 years, because tax law/)).toBeInTheDocument();
    expect(main.getByText(/never confirmed is deleted after 5 days/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/account/privacy');
  });
});
