/** With the terms that replace each word (docs/glossary.md). */
export const retiredWords = new Map([
  ['shelf', 'catalogIndex, stockBySize or products'],
  ['shelves', 'catalogIndex, sizes or locks'],
  ['told', 'publicFields, notified or reported'],
  ['kept', 'cached, stored or retained'],
  ['figures', 'stats, metrics or totals'],
  ['pieces', 'quantity (code), items (shoppers) or units (staff)'],
  ['garment', 'product'],
  ['garments', 'products'],
  ['standing', 'quota or openOrderStats'],
  ['mend', 'fix, edit or update'],
  ['mended', 'fixed, edited or updated'],
  ['errand', 'request'],
  ['loosen', 'relaxFilters'],
  ['attentive', 'isLive'],
  ['rereading', 'reindex'],
  ['readdress', 'updateAddress'],
  ['whynot', 'transitionError or ineligibilityReason'],
  ['giveback', 'refund or release'],
  ['wayout', 'the verb of what happens'],
  ['inturn', 'withLock'],
  ['orderturns', 'orderLocks'],
  ['placeinturn', 'placeOrder'],
  ['placeonce', 'placeOrder'],
  ['recordsof', 'lockKeysOf'],
  ['holdingof', 'isCurrent'],
  ['settlecart', 'mergeCarts'],
  ['slipsbetween', 'editDistance'],
  ['soundof', 'phoneticKey'],
  ['meltingstock', 'rapidSelloff'],
  ['withoutperson', 'anonymise'],
  ['confirmself', 'reauthenticate'],
  ['takebackkey', 'unsubscribeKey'],
  ['usualway', 'HAPPY_PATH'],
  ['usesaid', 'useToast'],
  ['saidpanel', 'MessageThread'],
  ['leavetostaff', 'seedStaffInbox'],
  ['placeset', 'CatalogEntries'],
  ['choicebearers', 'filterable field'],
  ['drawordernumber', 'nextOrderNumber'],
]);

/** Retired words that stay, because the API (docs/openapi.json) or stored records use them. */
export const contractNames = new Set([
  'figures', // customers and sales days, on the wire and in the database
  'pieces', // units of a staff order and of sales days, on the wire and in the database
  'piecesPerProductAndDay', // store setting, on the wire and in the database
  'loosen', // relaxed filters of a product list
  'takeBackKey', // answer of POST /product/{id}/alerts
  'whyNot', // answer of GET /product/{id}/reviews/mine
  'orderTurns', // collection
]);
