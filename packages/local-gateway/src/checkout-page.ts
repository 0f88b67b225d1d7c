import type { OrderEntity } from './entities.ts';

/** Its script reads name, description and prefilled contact from the fragment. */
export function paymentPage(order: OrderEntity, shopOrigin: string): string {
  const amount = formatAmount(order.amount);
  return renderDocument(
    shopOrigin,
    `<p id="shop" class="quiet"></p>
      <p class="amount">${amount}</p>
      <p class="quiet">No money moves. Choose how this payment ends.</p>
      <fieldset>
        <legend>Payment method</legend>
        <label><input type="radio" name="method" value="upi" checked> UPI</label>
        <label><input type="radio" name="method" value="card"> Card</label>
        <label><input type="radio" name="method" value="netbanking"> Net banking</label>
      </fieldset>
      <p id="status" role="status"></p>
      <div class="actions">
        <button type="button" class="primary" data-outcome="paid">Pay ${amount}</button>
        <button type="button" data-outcome="paid-after-close">Pay, then close</button>
        <button type="button" data-outcome="declined">Decline</button>
        <button type="button" data-outcome="timed-out">Time out</button>
      </div>`,
  );
}

export function paidPage(shopOrigin: string): string {
  return renderDocument(shopOrigin, '<p>This order is already paid.</p>');
}

function renderDocument(shopOrigin: string, content: string): string {
  return `<!doctype html>
<html lang="en" data-shop-origin="${shopOrigin}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Test payment</title>
    <link rel="stylesheet" href="/checkout/payment-page.css">
    <link rel="icon" href="data:,">
    <script src="/checkout/payment-page.js" defer></script>
  </head>
  <body>
    <main>
      <header><h1>Test payment</h1><button type="button" id="close">Close</button></header>
      ${content}
    </main>
  </body>
</html>`;
}

const formatAmount = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
