/** A fault in an example: where it is planted, and the rule that must find it. */
export interface Planted {
  rule: string;
  /** As `placeOf` names it. */
  place: string;
  /** New values by JSON pointers into the example; undefined takes the value away. */
  change: Readonly<Record<string, unknown>>;
}

const sar = (amount: number) => ({ amount, currency: 'SAR' });
const planted = (rule: string, place: string, change: Planted['change']): Planted => ({
  rule,
  place,
  change,
});

const SHIPMENT = 'getShipment 200 delivered';
const QUOTE = 'createQuote 201 riyadh_to_jeddah';
const MOVEMENTS = 'listTransactions 200 first_page';
const REPORT = 'getReport 200 couriers';
const RATINGS = 'listCourierRatings 200 first_page';
const TRIAL = 'tryCourierRules 200 changes';
const DATA = 'downloadProfileData 200 company';
const TRACKINGS = 'listTrackings 200 several';
const MISSING = 'getShipment 404 not_found';

/** At least one fault for each rule but those of `IN_ORDER` and `BOUNDS`, which all are alike. */
export const PLANTED: readonly Planted[] = [
  planted('fees add up to the subtotal', SHIPMENT, { '/charge/base_fee': sar(2600) }),
  planted('VAT is its rate of the subtotal', SHIPMENT, { '/charge/vat': sar(436) }),
  planted('the VAT of a plan’s price is in it', 'listPlans 200 three', {
    '/data/1/prices/0/vat': sar(1942),
    '/data/1/prices/0/subtotal': sar(12958),
  }),
  planted('subtotal and VAT add up to the total', 'getInvoice 200 carriage', {
    '/total': sar(3336),
  }),
  planted('VAT goes by where the parcel goes', SHIPMENT, { '/destination/country': 'AE' }),
  planted('VAT goes by where the parcel goes', QUOTE, { '/prices/0/lane': 'international' }),
  planted('a price list has the VAT of its lanes', 'listCourierPrices 200 two_lanes', {
    '/rows/0/lane': 'international',
  }),
  planted('what is charged is the price with what was asked for', QUOTE, {
    '/prices/0/price': sar(1),
  }),
  planted('no more is refunded than was charged', SHIPMENT, { '/charge/refunded': sar(999_999) }),
  planted('goods are worth the sum of their prices', SHIPMENT, { '/goods_value/amount': 1 }),
  planted('a top-up credits what was paid, at its rate', DATA, {
    '/top_ups/0/credit': sar(50_001),
  }),
  planted(
    'a change of plan costs the charge less the credit',
    'createTopUp 409 plan_price_changed',
    {
      '/preview/total': sar(1),
    },
  ),
  planted('unused days are part of the period', 'createTopUp 409 plan_price_changed', {
    '/preview/credit/unused_days': 400,
  }),
  planted('a comparison sums up its prices', QUOTE, { '/summary/average_price': sar(1) }),

  planted('a movement goes the way of its kind', MOVEMENTS, { '/data/0/amount': sar(3335) }),
  planted('a balance is the one before and the movement', MOVEMENTS, {
    '/data/0/balance_after': sar(184_251),
  }),
  planted('the body of a webhook is one of its event', 'getWebhookMessage 200 failed', {
    '/message/event': 'balance.low',
  }),
  planted('entries add up to zero', DATA, { '/transactions/0/entries/1/amount': sar(-49_999) }),
  planted('the balance is that of its last movement', 'getBalance 200 used', {
    '/current_balance': sar(1),
  }),
  planted('a statement’s lines lead from opening to closing', 'getStatement 200 under_way', {
    '/closing': sar(184_249),
  }),
  planted('a month opens as the one before closed', 'listStatements 200 months', {
    '/data/1/closing': sar(1),
  }),

  planted('a list counts its items', RATINGS, { '/page/total': 3 }),
  planted('a list counts its items', MOVEMENTS, { '/page/total': 4 }),
  planted('totals of documents are those of the list', 'listInvoices 200 of_a_shipment', {
    '/totals/vat': sar(434),
  }),
  planted('rows add up to the figure', 'listReportRows 200 shipments', { '/totals/value': 3 }),
  planted('states add up to all rows', 'createImportBatch 201 reading', { '/counts/rows': 1 }),
  planted('statuses add up to all shipments', 'countShipments 200 some', { '/all/total': 1 }),
  planted('a file of products counts its rows', 'checkProductFile 200 checked', {
    '/counts/added': 99,
  }),
  planted('no more is done than there is', 'createLabelBatch 201 waiting', { '/done': 2000 }),
  planted('no more is done than there is', 'getLabelBatch 200 ready', { '/done': 0 }),
  planted('a trial sums up its orders', TRIAL, { '/totals/chosen': sar(5866) }),
  planted('an order’s difference is that of its prices', TRIAL, {
    '/orders/0/difference': sar(-1724),
  }),
  planted('a score is the mean of its parts', RATINGS, { '/data/0/score': 4.5 }),
  planted('stars add up to all ratings', RATINGS, { '/summary/histogram/0/count': 1 }),
  planted('a rating is summed up by what is listed', RATINGS, { '/summary/parts/0/average': 4.1 }),
  planted('counts of attention add up', 'listAttention 200 some', { '/total': 1 }),
  planted('what is beyond a limit is paused', DATA, { '/subscription/usage/1/used': 3 }),
  planted('the balance covers what it pays for', 'getImportBatch 200 priced', {
    '/covered/total': sar(999_999),
  }),

  planted('figures follow from each other', REPORT, { '/figures/cost_per_order': 2701 }),
  planted('steps add up to the figures', REPORT, { '/series/0/values/orders': 16 }),
  planted('rows of a table add up to the figures', REPORT, {
    '/tables/0/rows/0/values/orders': 1,
  }),
  planted('the compared period comes just before', REPORT, { '/compared_from': '2026-09-01' }),

  planted('tracking numbers have their check digit', SHIPMENT, {
    '/tracking_number': 'MZ77193402582',
  }),
  planted('a tracking number is of one shipment', TRACKINGS, {
    '/data/0/tracking_number': 'MZ12345678903',
  }),
  planted('phones are numbers of their country', SHIPMENT, { '/receiver/phone': '+966100000001' }),
  planted('VAT numbers are Saudi ones', 'getProfile 200 company', {
    '/vat_number': '311111111100013',
  }),
  planted('a commercial registration has ten digits', 'getQuestionnaire 200 submitted', {
    '/answers/commercial_registration': '10102345',
  }),
  planted('a SKU that is a barcode has its check digit', 'listProducts 200 page', {
    '/data/0/sku': '6281000012346',
  }),
  planted('Saudi addresses have the form of National Addresses', 'getProfile 200 company', {
    '/building_no': '745',
  }),
  planted('nothing holds a card number', SHIPMENT, { '/note': 'بطاقتي 4111 1111 1111 1111' }),

  planted('the status follows from the tracking status', SHIPMENT, {
    '/tracking_status': 'created',
  }),
  planted('the history leads to the tracking status', TRACKINGS, {
    '/data/0/events/0/tracking_status': 'at_hub',
  }),
  planted('the history lies between booking and last change', TRACKINGS, {
    '/data/0/events/0/occurred_at': '2026-12-01T00:00:00Z',
  }),
  planted('a shipment can be cancelled until it is collected', SHIPMENT, { '/cancellable': true }),
  planted('cash is collected of those who pay on delivery', SHIPMENT, {
    '/sender/amount_to_collect': sar(100),
  }),
  planted('a webhook says what has happened', 'onShipmentDelivered body event', {
    '/type': 'shipment.returned',
  }),
  planted('a top-up is paid, or says why not', DATA, { '/top_ups/0/status': 'pending' }),
  planted('an error has its state', 'listImportRows 200 checked', { '/data/0/state': 'booked' }),
  planted('an order has the state of its shipment', DATA, { '/store_orders/0/state': 'delivered' }),

  planted('days exist', SHIPMENT, { '/expected_delivery_on': '2026-02-30' }),
  planted('a report is read after its period begins', REPORT, { '/as_of': '2026-09-30T08:00:00Z' }),
  planted('the day is that of the reading in Riyadh', 'getToday 200 busy', {
    '/day': '2026-01-01',
  }),
  planted('attempts are the newest first', 'getWebhookMessage 200 second', {
    '/attempts/0/at': '2026-11-21T10:01:00Z',
  }),

  planted('a problem has the status of its answer', MISSING, { '/status': 409 }),
  planted('a problem’s type is that of its code', MISSING, {
    '/type': 'urn:mizan:problem:no_label',
  }),
  planted('a problem’s title is that of its code', MISSING, { '/title': 'الشحنة ملغاة' }),
  planted('a problem’s example is named after its code', 'cancelShipment 409 already_final', {
    '/code': 'import_busy',
  }),
  planted('a code has one status', MISSING, { '/code': 'quote_expired' }),
  planted('fields and limits come with their codes', MISSING, { '/code': 'plan_limit_reached' }),
  planted('an error names a field of a request', 'createShipment 422 validation_failed', {
    '/errors/0/pointer': '/receiver/telephone',
  }),
  planted(
    'a logged request was refused as its operation documents',
    'listApiRequests 200 first_page',
    {
      '/data/2/code': 'import_busy',
    },
  ),

  planted('a text in two languages is in both', 'listCities 200 cities', {
    '/data/0/name/ar': 'Riyadh',
  }),
  planted('a text in two languages is in both', 'listCities 200 cities', {
    '/data/0/name/en': 'الرياض',
  }),
  planted('a product’s names are in their languages', 'listProducts 200 page', {
    '/data/0/name_ar': 'Oud',
  }),
  planted('a message is in its language', 'listOutbox 200 codes', { '/data/0/text': 'Your code' }),
  planted('a problem is told in Arabic, unless it is asked for in English', MISSING, {
    '/detail': 'Not found.',
  }),
  planted('a full name is the first and the last', 'getProfile 200 company', {
    '/full_name': 'سارة',
  }),

  planted('a country exists', SHIPMENT, { '/origin/country': 'XX' }),
  planted('an area exists', 'getCourierRules 200 rules', { '/rules/0/cities/0': 'atlantis' }),
  planted('a Saudi city is one of the list, in its region', SHIPMENT, {
    '/destination/city': 'atlantis',
  }),
  planted('a Saudi city is one of the list, in its region', SHIPMENT, { '/receiver/state': 'RD' }),
  planted('an event in a journey is in a city', TRACKINGS, {
    '/data/0/events/0/city': 'atlantis',
  }),
  planted('a courier is one of the list', SHIPMENT, {
    '/courier/id': 'crr_01jd000000000000000000000a',
  }),
  planted('a courier is the same wherever it is shown', SHIPMENT, { '/courier/tier': 'bronze' }),
  planted('a courier’s name is one of the sample data', SHIPMENT, {
    '/courier/name/en': 'Fast Parcels',
  }),
  planted('a carriage is invoiced for a courier of the sample data', 'getInvoice 200 carriage', {
    '/carriage/courier/en': 'Risha (sample)',
  }),
  planted('a carriage is invoiced as its shipment went', 'getInvoice 200 carriage', {
    '/carriage/service_type': 'express',
  }),
];
