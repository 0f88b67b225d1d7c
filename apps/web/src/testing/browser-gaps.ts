export function fillBrowserGaps(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.ResizeObserver = ReportsOnce;
  window.IntersectionObserver ??= AllIsNear;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  globalThis.FormData = FormDataOfForms;
  window.getComputedStyle = rememberStyles(window.getComputedStyle.bind(window));
}

/**
 * jsdom matches its rules anew for each question. Without style sheets they depend on the tag and a few
 * attributes; only `style` attributes, here or above, need more.
 */
function rememberStyles(compute: typeof getComputedStyle): typeof getComputedStyle {
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element, pseudoElement) => {
    if (document.styleSheets.length > 0 || element.closest('[style]')) return compute(element, pseudoElement);
    const key = ['hidden', 'open', 'type'].map((name) => String(element.getAttribute(name))).join();
    const kind = `${element.tagName} ${element.parentElement?.tagName} ${key} ${pseudoElement}`;
    const style = styles.get(kind) ?? compute(element, pseudoElement);
    styles.set(kind, style);
    return style;
  };
}

class AllIsNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class ReportsOnce implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    this.#report([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Node's FormData, used by the test environment, accepts no form. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const element of form?.elements ?? [])
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
        this.append(element.name, element.value);
  }
}
