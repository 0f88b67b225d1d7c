/** Opens the browser's print dialog for the page as its print styles make it. */
export const printPage = () => window.print();
