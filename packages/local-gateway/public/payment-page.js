// Test page of the local gateway. Sends messages only to the origin of the shop that opened it.
(() => {
  const { shopOrigin } = document.documentElement.dataset;
  const { name, description, email, contact } = Object.fromEntries(
    new URLSearchParams(location.hash.slice(1)),
  );
  const status = document.getElementById('status');
  const shop = document.getElementById('shop');
  const buttons = [...document.querySelectorAll('[data-outcome]')];

  const failedText = {
    declined: 'Payment declined. Try again or close.',
    'timed-out': 'Payment timed out. Try again or close.',
  };

  const tellShop = (type, answer) => window.parent.postMessage({ type, answer }, shopOrigin);

  const setBusy = (isBusy) => {
    for (const button of buttons) button.disabled = isBusy;
  };

  const sendOutcome = async (outcome) => {
    const method = document.querySelector('[name=method]:checked').value;
    const response = await fetch(`${location.pathname}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome, method, email, contact }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error?.description);
    return answer;
  };

  const finish = (outcome, answer) => {
    if (outcome === 'paid') return tellShop('paid', answer);
    if (outcome === 'paid-after-close') return tellShop('dismissed');
    status.textContent = failedText[outcome];
    return tellShop('failed', answer);
  };

  const choose = async (button) => {
    const { outcome } = button.dataset;
    setBusy(true);
    status.textContent = 'Processing payment…';
    try {
      finish(outcome, await sendOutcome(outcome));
    } catch (error) {
      status.textContent = error.message || 'The gateway cannot be reached. Try again.';
    } finally {
      setBusy(false);
      button.focus();
    }
  };

  if (shop) shop.textContent = [name, description].filter(Boolean).join(' · ');
  for (const button of buttons) button.addEventListener('click', () => choose(button));
  document.getElementById('close').addEventListener('click', () => tellShop('dismissed'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tellShop('dismissed');
  });
})();
