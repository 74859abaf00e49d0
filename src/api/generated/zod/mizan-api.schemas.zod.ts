/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

export const healthVersionMax = 40;


export const healthVersionRegExp = new RegExp('^[0-9]+\\.[0-9]+\\.[0-9]+.*$');


export const Health = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['ok']),
  "mode": /*#__PURE__*/ zod.enum(['demo', 'production']).check(/*#__PURE__*/ zod.describe('In demo mode payments, messages and couriers are simulated, and the web app says so.')),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthVersionMax)).check(/*#__PURE__*/ zod.regex(healthVersionRegExp))
});

export type Health = zod.input<typeof Health>;
export type HealthOutput = zod.output<typeof Health>;

export const ParagraphMax = 500;


export const ParagraphRegExp = new RegExp('^[^\\u0000-\\u0009\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]+$');


export const Paragraph = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ParagraphMax)).check(/*#__PURE__*/ zod.regex(ParagraphRegExp)).check(/*#__PURE__*/ zod.describe('Text of several lines. No control characters other than line breaks and no direction overrides.'));

export type Paragraph = zod.input<typeof Paragraph>;
export type ParagraphOutput = zod.output<typeof Paragraph>;

export const ProblemCode = /*#__PURE__*/ zod.enum(['validation_failed', 'malformed_request', 'unauthorized', 'not_found', 'payload_too_large', 'rate_limited', 'internal_error', 'not_ready', 'invalid_credentials', 'insufficient_balance', 'quote_expired', 'quote_used', 'quote_mismatch', 'courier_unavailable', 'already_collected', 'already_cancelled', 'already_final', 'idempotency_key_reused']).check(/*#__PURE__*/ zod.describe('Stable; texts for people are made from it.'));

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;

export const FieldErrorCode = /*#__PURE__*/ zod.enum(['required', 'type', 'email', 'number', 'min', 'max', 'min_length', 'max_length', 'min_items', 'max_items', 'positive', 'invalid_format', 'invalid_value', 'unknown_field', 'not_allowed', 'unknown_city', 'city_not_in_region', 'not_served_day', 'not_a_number', 'too_short', 'too_long', 'invalid_country', 'invalid_phone']);

export type FieldErrorCode = zod.input<typeof FieldErrorCode>;
export type FieldErrorCodeOutput = zod.output<typeof FieldErrorCode>;

export const fieldErrorPointerMax = 200;


export const fieldErrorPointerRegExp = new RegExp('^(/[^/]*)*$');
export const fieldErrorParamsAllowedItemMax = 60;


export const fieldErrorParamsAllowedItemRegExp = new RegExp('^[^\\s]+$');
export const fieldErrorParamsAllowedMax = 50;



export const FieldError = /*#__PURE__*/ zod.strictObject({
  "pointer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldErrorPointerMax)).check(/*#__PURE__*/ zod.regex(fieldErrorPointerRegExp)).check(/*#__PURE__*/ zod.describe('A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…`.')),
  "code": FieldErrorCode,
  "params": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "minimum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "maximum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "allowed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldErrorParamsAllowedItemMax)).check(/*#__PURE__*/ zod.regex(fieldErrorParamsAllowedItemRegExp))).check(/*#__PURE__*/ zod.maxLength(fieldErrorParamsAllowedMax)))
})).check(/*#__PURE__*/ zod.describe('The bounds that the text for people names.'))
}).check(/*#__PURE__*/ zod.describe('What is wrong with one field.'));

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const problemTypeMax = 80;


export const problemTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$');
export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemErrorsMax = 100;



export const Problem = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTypeMax)).check(/*#__PURE__*/ zod.regex(problemTypeRegExp)).check(/*#__PURE__*/ zod.describe('Names the kind of problem; always the code behind `urn:mizan:problem:`.')),
  "title": Paragraph,
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemStatusMin)).check(/*#__PURE__*/ zod.lte(problemStatusMax)),
  "code": ProblemCode,
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('What to do, in the language of the request.')),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(FieldError).check(/*#__PURE__*/ zod.maxLength(problemErrorsMax)))
}).check(/*#__PURE__*/ zod.describe('An RFC 9457 problem.'));

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const Readiness = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['ready'])
});

export type Readiness = zod.input<typeof Readiness>;
export type ReadinessOutput = zod.output<typeof Readiness>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const signInPasswordMax = 128;



export const SignIn = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInPasswordMax))
});

export type SignIn = zod.input<typeof SignIn>;
export type SignInOutput = zod.output<typeof SignIn>;

export const DateTimeMax = 30;



export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(DateTimeMax)).check(/*#__PURE__*/ zod.describe('RFC 3339, UTC.'));

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const AccountIdMax = 30;


export const AccountIdRegExp = new RegExp('^acc_[0-9a-hjkmnp-tv-z]{26}$');


export const AccountId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AccountIdMax)).check(/*#__PURE__*/ zod.regex(AccountIdRegExp));

export type AccountId = zod.input<typeof AccountId>;
export type AccountIdOutput = zod.output<typeof AccountId>;

export const AccountType = /*#__PURE__*/ zod.enum(['company', 'individual']);

export type AccountType = zod.input<typeof AccountType>;
export type AccountTypeOutput = zod.output<typeof AccountType>;

export const LineMax = 120;


export const LineRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\s][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$');


export const Line = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LineMax)).check(/*#__PURE__*/ zod.regex(LineRegExp)).check(/*#__PURE__*/ zod.describe('One line of text a person wrote. No control characters and no direction overrides.'));

export type Line = zod.input<typeof Line>;
export type LineOutput = zod.output<typeof Line>;

export const PhoneMax = 16;


export const PhoneRegExp = new RegExp('^\\+[1-9][0-9]{6,14}$');


export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PhoneMax)).check(/*#__PURE__*/ zod.regex(PhoneRegExp)).check(/*#__PURE__*/ zod.describe('A phone number in E.164.'));

export type Phone = zod.input<typeof Phone>;
export type PhoneOutput = zod.output<typeof Phone>;

export const CountryCodeMax = 2;


export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CountryCodeMax)).check(/*#__PURE__*/ zod.regex(CountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.'));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const PostalCodeMax = 12;


export const PostalCodeRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$');


export const PostalCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PostalCodeMax)).check(/*#__PURE__*/ zod.regex(PostalCodeRegExp)).check(/*#__PURE__*/ zod.describe('In Saudi Arabia five digits.'));

export type PostalCode = zod.input<typeof PostalCode>;
export type PostalCodeOutput = zod.output<typeof PostalCode>;

export const Profile = /*#__PURE__*/ zod.strictObject({
  "id": AccountId,
  "account_type": AccountType,
  "first_name": Line,
  "last_name": Line,
  "full_name": Line.check(/*#__PURE__*/ zod.describe('First and last name together.')),
  "company_name": /*#__PURE__*/ zod.exactOptional(Line),
  "email": Email,
  "email_verified": /*#__PURE__*/ zod.boolean(),
  "phone": Phone,
  "phone_verified": /*#__PURE__*/ zod.boolean(),
  "country": CountryCode,
  "state": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia its code.')),
  "city": Line,
  "street_name": /*#__PURE__*/ zod.exactOptional(Line),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line),
  "office": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Office or unit number.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode)
}).check(/*#__PURE__*/ zod.describe('The signed-in account. Fields that shipments are sent from fill the sender.'));

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const sessionTokenMax = 100;


export const sessionTokenRegExp = new RegExp('^mzs_[A-Za-z0-9_-]{43}$');


export const Session = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionTokenMax)).check(/*#__PURE__*/ zod.regex(sessionTokenRegExp)).check(/*#__PURE__*/ zod.describe('Opaque; sent as a bearer token.')),
  "expires_at": DateTime,
  "profile": Profile
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const Currency = /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']);

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const moneyAmountMin = -9000000000000;
export const moneyAmountMax = 9000000000000;



export const Money = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moneyAmountMin)).check(/*#__PURE__*/ zod.lte(moneyAmountMax)),
  "currency": Currency
}).check(/*#__PURE__*/ zod.describe('An amount in minor units (halalas, cents, fils, pence) of its currency. May be negative.'));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const TransactionIdMax = 30;


export const TransactionIdRegExp = new RegExp('^ltx_[0-9a-hjkmnp-tv-z]{26}$');


export const TransactionId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TransactionIdMax)).check(/*#__PURE__*/ zod.regex(TransactionIdRegExp));

export type TransactionId = zod.input<typeof TransactionId>;
export type TransactionIdOutput = zod.output<typeof TransactionId>;

export const LedgerKind = /*#__PURE__*/ zod.enum(['top_up', 'shipment_charge', 'shipment_refund', 'cash_back', 'cash_back_reversal', 'return_charge']).check(/*#__PURE__*/ zod.describe('What moved the balance.'));

export type LedgerKind = zod.input<typeof LedgerKind>;
export type LedgerKindOutput = zod.output<typeof LedgerKind>;

export const ShipmentIdMax = 30;


export const ShipmentIdRegExp = new RegExp('^shp_[0-9a-hjkmnp-tv-z]{26}$');


export const ShipmentId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ShipmentIdMax)).check(/*#__PURE__*/ zod.regex(ShipmentIdRegExp));

export type ShipmentId = zod.input<typeof ShipmentId>;
export type ShipmentIdOutput = zod.output<typeof ShipmentId>;

export const LedgerTransaction = /*#__PURE__*/ zod.strictObject({
  "id": TransactionId,
  "kind": LedgerKind,
  "amount": Money.check(/*#__PURE__*/ zod.describe('Above zero into the balance, below zero out of it.')),
  "created_at": DateTime,
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId)
}).check(/*#__PURE__*/ zod.describe('One movement of the balance.'));

export type LedgerTransaction = zod.input<typeof LedgerTransaction>;
export type LedgerTransactionOutput = zod.output<typeof LedgerTransaction>;

export const balanceTotalPaidAmountMin = -9000000000000;
export const balanceTotalPaidAmountMax = 9000000000000;

export const balanceTotalTransactionsMin = 0;
export const balanceTotalTransactionsMax = 2000000000;



export const Balance = /*#__PURE__*/ zod.strictObject({
  "current_balance": Money,
  "total_paid": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(balanceTotalPaidAmountMin)).check(/*#__PURE__*/ zod.lte(balanceTotalPaidAmountMax)),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR'])
}).check(/*#__PURE__*/ zod.describe('All successful top-ups together.')),
  "last_transaction": /*#__PURE__*/ zod.exactOptional(LedgerTransaction).check(/*#__PURE__*/ zod.describe('Absent while nothing has moved.')),
  "total_transactions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(balanceTotalTransactionsMin)).check(/*#__PURE__*/ zod.lte(balanceTotalTransactionsMax)),
  "cash_back": Money.check(/*#__PURE__*/ zod.describe('What plans have paid back.'))
}).check(/*#__PURE__*/ zod.describe('The prepaid balance, always the sum of its ledger entries.'));

export type Balance = zod.input<typeof Balance>;
export type BalanceOutput = zod.output<typeof Balance>;

export const AreaCodeMax = 40;


export const AreaCodeRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$');


export const AreaCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AreaCodeMax)).check(/*#__PURE__*/ zod.regex(AreaCodeRegExp)).check(/*#__PURE__*/ zod.describe('A code of `listCities` or, abroad, of `listCountries`.'));

export type AreaCode = zod.input<typeof AreaCode>;
export type AreaCodeOutput = zod.output<typeof AreaCode>;

export const LocalizedText = /*#__PURE__*/ zod.strictObject({
  "ar": Paragraph,
  "en": Paragraph
}).check(/*#__PURE__*/ zod.describe('A name or sentence in both languages, so that a change of language needs no new request.'));

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;

export const regionCodeMax = 2;


export const regionCodeRegExp = new RegExp('^[A-Z]{2}$');


export const Region = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(regionCodeMax)).check(/*#__PURE__*/ zod.regex(regionCodeRegExp)).check(/*#__PURE__*/ zod.describe('Goes into `state` of an address.')),
  "name": LocalizedText
});

export type Region = zod.input<typeof Region>;
export type RegionOutput = zod.output<typeof Region>;

export const City = /*#__PURE__*/ zod.strictObject({
  "code": AreaCode,
  "name": LocalizedText,
  "region": Region
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;

export const cityListDataMax = 5000;



export const CityList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(City).check(/*#__PURE__*/ zod.maxLength(cityListDataMax))
});

export type CityList = zod.input<typeof CityList>;
export type CityListOutput = zod.output<typeof CityList>;

export const countryCallingCodeMax = 5;


export const countryCallingCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$');


export const Country = /*#__PURE__*/ zod.strictObject({
  "code": CountryCode,
  "name": LocalizedText,
  "calling_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countryCallingCodeMax)).check(/*#__PURE__*/ zod.regex(countryCallingCodeRegExp))
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;

export const countryListDataMax = 300;



export const CountryList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Country).check(/*#__PURE__*/ zod.maxLength(countryListDataMax))
});

export type CountryList = zod.input<typeof CountryList>;
export type CountryListOutput = zod.output<typeof CountryList>;

export const CourierTier = /*#__PURE__*/ zod.enum(['bronze', 'silver', 'gold', 'platinum']).check(/*#__PURE__*/ zod.describe('Rising from bronze to platinum.'));

export type CourierTier = zod.input<typeof CourierTier>;
export type CourierTierOutput = zod.output<typeof CourierTier>;

export const CursorMax = 400;


export const CursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Cursor = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CursorMax)).check(/*#__PURE__*/ zod.regex(CursorRegExp)).check(/*#__PURE__*/ zod.describe('Opaque; hand it back as it came.'));

export type Cursor = zod.input<typeof Cursor>;
export type CursorOutput = zod.output<typeof Cursor>;

export const CourierIdMax = 30;


export const CourierIdRegExp = new RegExp('^crr_[0-9a-hjkmnp-tv-z]{26}$');


export const CourierId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CourierIdMax)).check(/*#__PURE__*/ zod.regex(CourierIdRegExp));

export type CourierId = zod.input<typeof CourierId>;
export type CourierIdOutput = zod.output<typeof CourierId>;

export const courierSummaryRatingMin = 0;
export const courierSummaryRatingMax = 5;

export const courierSummaryRatingCountMin = 0;
export const courierSummaryRatingCountMax = 100000000;



export const CourierSummary = /*#__PURE__*/ zod.strictObject({
  "id": CourierId,
  "name": LocalizedText,
  "tier": CourierTier,
  "rating": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(courierSummaryRatingMin)).check(/*#__PURE__*/ zod.lte(courierSummaryRatingMax)).check(/*#__PURE__*/ zod.describe('Average of the customers\' ratings, one decimal.')),
  "rating_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierSummaryRatingCountMin)).check(/*#__PURE__*/ zod.lte(courierSummaryRatingCountMax)),
  "sample": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True for a fictional courier of the sample data.'))
});

export type CourierSummary = zod.input<typeof CourierSummary>;
export type CourierSummaryOutput = zod.output<typeof CourierSummary>;

export const pageTotalMin = 0;
export const pageTotalMax = 10001;



export const Page = /*#__PURE__*/ zod.strictObject({
  "next_cursor": /*#__PURE__*/ zod.exactOptional(Cursor).check(/*#__PURE__*/ zod.describe('Where the next page starts; absent on the last page.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageTotalMin)).check(/*#__PURE__*/ zod.lte(pageTotalMax)).check(/*#__PURE__*/ zod.describe('How many match, counted up to 10,001.')),
  "total_is_capped": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True when more match than were counted.'))
});

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;

export const courierListDataMax = 100;



export const CourierList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(CourierSummary).check(/*#__PURE__*/ zod.maxLength(courierListDataMax)),
  "page": Page
});

export type CourierList = zod.input<typeof CourierList>;
export type CourierListOutput = zod.output<typeof CourierList>;

export const ServiceType = /*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day']);

export type ServiceType = zod.input<typeof ServiceType>;
export type ServiceTypeOutput = zod.output<typeof ServiceType>;

export const Lane = /*#__PURE__*/ zod.enum(['intra_city', 'domestic', 'international']).check(/*#__PURE__*/ zod.describe('Within one city, between Saudi cities, or with one end abroad.'));

export type Lane = zod.input<typeof Lane>;
export type LaneOutput = zod.output<typeof Lane>;

export const DaysMin = 0;
export const DaysMax = 60;



export const Days = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(DaysMin)).check(/*#__PURE__*/ zod.lte(DaysMax));

export type Days = zod.input<typeof Days>;
export type DaysOutput = zod.output<typeof Days>;

export const TransitTime = /*#__PURE__*/ zod.strictObject({
  "min_days": Days,
  "max_days": Days
}).check(/*#__PURE__*/ zod.describe('Days in transit that the courier serves, counted from the day after collection.'));

export type TransitTime = zod.input<typeof TransitTime>;
export type TransitTimeOutput = zod.output<typeof TransitTime>;

export const laneTariffFeePerKgAmountMin = -9000000000000;
export const laneTariffFeePerKgAmountMax = 9000000000000;



export const LaneTariff = /*#__PURE__*/ zod.strictObject({
  "lane": Lane,
  "base_fee": Money,
  "fee_per_kg": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(laneTariffFeePerKgAmountMin)).check(/*#__PURE__*/ zod.lte(laneTariffFeePerKgAmountMax)),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR'])
}).check(/*#__PURE__*/ zod.describe('For each started kilogram above the larger of 10 kg and the base weight.')),
  "transit_times": TransitTime
}).check(/*#__PURE__*/ zod.describe('The courier\'s tariff on one lane, without VAT.'));

export type LaneTariff = zod.input<typeof LaneTariff>;
export type LaneTariffOutput = zod.output<typeof LaneTariff>;

export const WeightGramsExclusiveMin = 0;
export const WeightGramsMax = 1000000;



export const WeightGrams = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(WeightGramsExclusiveMin)).check(/*#__PURE__*/ zod.lte(WeightGramsMax)).check(/*#__PURE__*/ zod.describe('Grams.'));

export type WeightGrams = zod.input<typeof WeightGrams>;
export type WeightGramsOutput = zod.output<typeof WeightGrams>;

export const LengthMillimetresExclusiveMin = 0;
export const LengthMillimetresMax = 10000;



export const LengthMillimetres = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(LengthMillimetresExclusiveMin)).check(/*#__PURE__*/ zod.lte(LengthMillimetresMax)).check(/*#__PURE__*/ zod.describe('Millimetres.'));

export type LengthMillimetres = zod.input<typeof LengthMillimetres>;
export type LengthMillimetresOutput = zod.output<typeof LengthMillimetres>;

export const Dimensions = /*#__PURE__*/ zod.strictObject({
  "length": LengthMillimetres,
  "width": LengthMillimetres,
  "height": LengthMillimetres
}).check(/*#__PURE__*/ zod.describe('The sides of one piece.'));

export type Dimensions = zod.input<typeof Dimensions>;
export type DimensionsOutput = zod.output<typeof Dimensions>;

export const Weekday = /*#__PURE__*/ zod.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);

export type Weekday = zod.input<typeof Weekday>;
export type WeekdayOutput = zod.output<typeof Weekday>;

export const BasisPointsMin = 0;
export const BasisPointsMax = 10000;



export const BasisPoints = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(BasisPointsMin)).check(/*#__PURE__*/ zod.lte(BasisPointsMax)).check(/*#__PURE__*/ zod.describe('Hundredths of one percent; 1500 is 15 %.'));

export type BasisPoints = zod.input<typeof BasisPoints>;
export type BasisPointsOutput = zod.output<typeof BasisPoints>;

export const CashOnDeliveryTerms = /*#__PURE__*/ zod.strictObject({
  "flat_fee": Money,
  "rate": BasisPoints.check(/*#__PURE__*/ zod.describe('Share of the collected amount, on top of the flat fee.')),
  "cap": Money.check(/*#__PURE__*/ zod.describe('The largest amount the courier collects.'))
});

export type CashOnDeliveryTerms = zod.input<typeof CashOnDeliveryTerms>;
export type CashOnDeliveryTermsOutput = zod.output<typeof CashOnDeliveryTerms>;

export const remoteAreaTermsAreasMax = 300;



export const RemoteAreaTerms = /*#__PURE__*/ zod.strictObject({
  "areas": /*#__PURE__*/ zod.array(AreaCode).check(/*#__PURE__*/ zod.maxLength(remoteAreaTermsAreasMax)),
  "fee": Money.check(/*#__PURE__*/ zod.describe('Added once when either end is remote.'))
});

export type RemoteAreaTerms = zod.input<typeof RemoteAreaTerms>;
export type RemoteAreaTermsOutput = zod.output<typeof RemoteAreaTerms>;

export const ShipmentType = /*#__PURE__*/ zod.enum(['parcel', 'document', 'fragile', 'chilled']);

export type ShipmentType = zod.input<typeof ShipmentType>;
export type ShipmentTypeOutput = zod.output<typeof ShipmentType>;

export const ShippingMethod = /*#__PURE__*/ zod.enum(['pickup', 'drop_off']).check(/*#__PURE__*/ zod.describe('Whether the courier collects the parcel or the sender brings it.'));

export type ShippingMethod = zod.input<typeof ShippingMethod>;
export type ShippingMethodOutput = zod.output<typeof ShippingMethod>;

export const SenderField = /*#__PURE__*/ zod.enum(['contact_name', 'contact_number', 'email', 'address', 'city', 'country', 'amount_to_collect', 'address_type', 'company', 'backup_phone', 'phone_code', 'postal_code', 'volume', 'gross_weight', 'pickup_name', 'return_name', 'collecting_money']).check(/*#__PURE__*/ zod.describe('A field of the sender that a courier can require.'));

export type SenderField = zod.input<typeof SenderField>;
export type SenderFieldOutput = zod.output<typeof SenderField>;

export const courierServiceLanesMax = 3;

export const courierServiceVolumetricDivisorMin = 1000;
export const courierServiceVolumetricDivisorMax = 10000;

export const courierServiceCoverageAreasMax = 300;

export const courierServiceServedDaysMax = 7;

export const courierServiceShipmentTypesMax = 4;

export const courierServiceShippingMethodsMax = 2;

export const courierServiceSenderFieldsMax = 17;



export const CourierService = /*#__PURE__*/ zod.strictObject({
  "service_type": ServiceType,
  "lanes": /*#__PURE__*/ zod.array(LaneTariff).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierServiceLanesMax)),
  "base_weight": WeightGrams,
  "max_weight": WeightGrams,
  "max_dimensions": Dimensions,
  "volumetric_divisor": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierServiceVolumetricDivisorMin)).check(/*#__PURE__*/ zod.lte(courierServiceVolumetricDivisorMax)).check(/*#__PURE__*/ zod.describe('Cubic centimetres that count as one kilogram.')),
  "coverage_areas": /*#__PURE__*/ zod.array(AreaCode).check(/*#__PURE__*/ zod.maxLength(courierServiceCoverageAreasMax)),
  "served_days": /*#__PURE__*/ zod.array(Weekday).check(/*#__PURE__*/ zod.maxLength(courierServiceServedDaysMax)),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(CashOnDeliveryTerms),
  "remote_areas": /*#__PURE__*/ zod.exactOptional(RemoteAreaTerms),
  "return_fee": Money,
  "shipment_types": /*#__PURE__*/ zod.array(ShipmentType).check(/*#__PURE__*/ zod.maxLength(courierServiceShipmentTypesMax)),
  "shipping_methods": /*#__PURE__*/ zod.array(ShippingMethod).check(/*#__PURE__*/ zod.maxLength(courierServiceShippingMethodsMax)),
  "sender_fields": /*#__PURE__*/ zod.array(SenderField).check(/*#__PURE__*/ zod.maxLength(courierServiceSenderFieldsMax)).check(/*#__PURE__*/ zod.describe('The sender\'s fields this courier requires.')),
  "notes": LocalizedText
}).check(/*#__PURE__*/ zod.describe('One rate card.'));

export type CourierService = zod.input<typeof CourierService>;
export type CourierServiceOutput = zod.output<typeof CourierService>;

export const courierRatingMin = 0;
export const courierRatingMax = 5;

export const courierRatingCountMin = 0;
export const courierRatingCountMax = 100000000;

export const courierServicesMax = 4;



export const Courier = /*#__PURE__*/ zod.strictObject({
  "id": CourierId,
  "name": LocalizedText,
  "tier": CourierTier,
  "rating": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(courierRatingMin)).check(/*#__PURE__*/ zod.lte(courierRatingMax)),
  "rating_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierRatingCountMin)).check(/*#__PURE__*/ zod.lte(courierRatingCountMax)),
  "sample": /*#__PURE__*/ zod.boolean(),
  "description": LocalizedText,
  "services": /*#__PURE__*/ zod.array(CourierService).check(/*#__PURE__*/ zod.maxLength(courierServicesMax))
});

export type Courier = zod.input<typeof Courier>;
export type CourierOutput = zod.output<typeof Courier>;

export const EnumName = /*#__PURE__*/ zod.enum(['service_type', 'shipping_method', 'shipment_type', 'packaging_type', 'size', 'source', 'address_type', 'tier', 'payment_type', 'payment_method', 'payment_status', 'status', 'tracking_status', 'weekday', 'preferred_delivery_time', 'weight_unit', 'dimension_unit', 'sender_field', 'lane', 'ledger_kind']).check(/*#__PURE__*/ zod.describe('The fields whose values are a closed set.'));

export type EnumName = zod.input<typeof EnumName>;
export type EnumNameOutput = zod.output<typeof EnumName>;

export const enumValueValueMax = 40;


export const enumValueValueRegExp = new RegExp('^[a-z0-9_-]+$');


export const EnumValue = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enumValueValueMax)).check(/*#__PURE__*/ zod.regex(enumValueValueRegExp)),
  "name": LocalizedText
});

export type EnumValue = zod.input<typeof EnumValue>;
export type EnumValueOutput = zod.output<typeof EnumValue>;

export const enumSetValuesMax = 50;



export const EnumSet = /*#__PURE__*/ zod.strictObject({
  "name": EnumName,
  "values": /*#__PURE__*/ zod.array(EnumValue).check(/*#__PURE__*/ zod.maxLength(enumSetValuesMax))
});

export type EnumSet = zod.input<typeof EnumSet>;
export type EnumSetOutput = zod.output<typeof EnumSet>;

export const enumListDataMax = 50;



export const EnumList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(EnumSet).check(/*#__PURE__*/ zod.maxLength(enumListDataMax))
});

export type EnumList = zod.input<typeof EnumList>;
export type EnumListOutput = zod.output<typeof EnumList>;

export const placeCityMax = 120;


export const placeCityRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\s][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$');


export const Place = /*#__PURE__*/ zod.strictObject({
  "country": CountryCode,
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeCityMax)).check(/*#__PURE__*/ zod.regex(placeCityRegExp)).check(/*#__PURE__*/ zod.describe('In Saudi Arabia a code of `listCities`; abroad the name as written.'))
}).check(/*#__PURE__*/ zod.describe('Where a parcel leaves from or goes to.'));

export type Place = zod.input<typeof Place>;
export type PlaceOutput = zod.output<typeof Place>;

export const PiecesMax = 50;



export const Pieces = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PiecesMax)).check(/*#__PURE__*/ zod.describe('How many pieces travel under one tracking number.'));

export type Pieces = zod.input<typeof Pieces>;
export type PiecesOutput = zod.output<typeof Pieces>;

export const PaymentType = /*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery']).check(/*#__PURE__*/ zod.describe('How the goods are paid.'));

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const positiveMoneyAmountExclusiveMin = 0;
export const positiveMoneyAmountMax = 100000000;



export const PositiveMoney = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(positiveMoneyAmountExclusiveMin)).check(/*#__PURE__*/ zod.lte(positiveMoneyAmountMax)),
  "currency": Currency
}).check(/*#__PURE__*/ zod.describe('An amount above zero, in minor units.'));

export type PositiveMoney = zod.input<typeof PositiveMoney>;
export type PositiveMoneyOutput = zod.output<typeof PositiveMoney>;

export const QuoteCreate = /*#__PURE__*/ zod.strictObject({
  "origin": Place,
  "destination": Place,
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Grams of all pieces together.')),
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Millimetres of one piece. Length, width and height come together or not at all; a shipment needs a quote that has them.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres),
  "pieces": /*#__PURE__*/ zod.exactOptional(Pieces).check(/*#__PURE__*/ zod.describe('One when left out.')),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ShipmentType).check(/*#__PURE__*/ zod.describe('Undecided when left out; a shipment needs a quote that has it.')),
  "shipping_method": /*#__PURE__*/ zod.exactOptional(ShippingMethod).check(/*#__PURE__*/ zod.describe('Undecided when left out; a shipment needs a quote that has it.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(PaymentType).check(/*#__PURE__*/ zod.describe('Prepaid when left out.')),
  "amount_to_collect": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Required with cash on delivery, refused without.'))
}).check(/*#__PURE__*/ zod.describe('Two places and a weight are enough; the rest narrows the price.'));

export type QuoteCreate = zod.input<typeof QuoteCreate>;
export type QuoteCreateOutput = zod.output<typeof QuoteCreate>;

export const QuoteIdMax = 30;


export const QuoteIdRegExp = new RegExp('^qte_[0-9a-hjkmnp-tv-z]{26}$');


export const QuoteId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(QuoteIdMax)).check(/*#__PURE__*/ zod.regex(QuoteIdRegExp));

export type QuoteId = zod.input<typeof QuoteId>;
export type QuoteIdOutput = zod.output<typeof QuoteId>;

export const DateMax = 10;



export const Date = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(DateMax)).check(/*#__PURE__*/ zod.describe('A calendar day in Riyadh.'));

export type Date = zod.input<typeof Date>;
export type DateOutput = zod.output<typeof Date>;

export const PriceBadge = /*#__PURE__*/ zod.enum(['cheapest', 'fastest', 'best_tier']);

export type PriceBadge = zod.input<typeof PriceBadge>;
export type PriceBadgeOutput = zod.output<typeof PriceBadge>;

export const courierPricePriceAmountMin = -9000000000000;
export const courierPricePriceAmountMax = 9000000000000;

export const courierPriceCoverageAreasMax = 300;

export const courierPriceServedDaysMax = 7;

export const courierPriceShippingMethodsMax = 2;

export const courierPriceSenderFieldsMax = 17;

export const courierPriceBadgesMax = 3;



export const CourierPrice = /*#__PURE__*/ zod.strictObject({
  "courier": CourierSummary,
  "service_type": ServiceType,
  "tier": CourierTier,
  "lane": Lane,
  "chargeable_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('The larger of the actual and the volumetric weight, in grams.')),
  "base_fee": Money.check(/*#__PURE__*/ zod.describe('For the base weight.')),
  "weight_fee": Money.check(/*#__PURE__*/ zod.describe('The delivery fee for each started kilogram above 10 kg.')),
  "cod_fee": Money,
  "remote_area_fee": Money,
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('The four fees together, without VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('1500 on domestic carriage, 0 where a leg leaves the country.')),
  "vat": Money,
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('What is charged, VAT included.')),
  "price": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierPricePriceAmountMin)).check(/*#__PURE__*/ zod.lte(courierPricePriceAmountMax)),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR'])
}).check(/*#__PURE__*/ zod.describe('The total without cash on delivery.')),
  "cod_price": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The total with cash on delivery; absent when none was asked for.')),
  "return_price": Money.check(/*#__PURE__*/ zod.describe('Charged if the parcel goes back to its sender, VAT included.')),
  "base_weight": WeightGrams,
  "max_weight": WeightGrams,
  "max_dimensions": Dimensions,
  "coverage_areas": /*#__PURE__*/ zod.array(AreaCode).check(/*#__PURE__*/ zod.maxLength(courierPriceCoverageAreasMax)),
  "served_days": /*#__PURE__*/ zod.array(Weekday).check(/*#__PURE__*/ zod.maxLength(courierPriceServedDaysMax)),
  "transit_times": TransitTime,
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('The last day of the transit time, counting served days only.')),
  "shipping_methods": /*#__PURE__*/ zod.array(ShippingMethod).check(/*#__PURE__*/ zod.maxLength(courierPriceShippingMethodsMax)),
  "sender_fields": /*#__PURE__*/ zod.array(SenderField).check(/*#__PURE__*/ zod.maxLength(courierPriceSenderFieldsMax)),
  "notes": LocalizedText,
  "balance_after": Money.check(/*#__PURE__*/ zod.describe('The balance once this price is paid; below zero when it does not suffice.')),
  "badges": /*#__PURE__*/ zod.array(PriceBadge).check(/*#__PURE__*/ zod.maxLength(courierPriceBadgesMax))
}).check(/*#__PURE__*/ zod.describe('What one courier takes for the parcel with one of its services.'));

export type CourierPrice = zod.input<typeof CourierPrice>;
export type CourierPriceOutput = zod.output<typeof CourierPrice>;

export const ExclusionReason = /*#__PURE__*/ zod.enum(['not_served', 'service_not_offered_on_lane', 'overweight', 'oversize', 'cod_not_offered', 'cod_over_cap', 'shipment_type_not_carried', 'shipping_method_not_offered']);

export type ExclusionReason = zod.input<typeof ExclusionReason>;
export type ExclusionReasonOutput = zod.output<typeof ExclusionReason>;

export const ExcludedCourier = /*#__PURE__*/ zod.strictObject({
  "courier": CourierSummary,
  "service_type": ServiceType,
  "reason": ExclusionReason,
  "area": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('With not_served, the city or country that is not served.')),
  "max_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('With overweight.')),
  "max_dimensions": /*#__PURE__*/ zod.exactOptional(Dimensions).check(/*#__PURE__*/ zod.describe('With oversize.')),
  "cap": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('With cod_over_cap.'))
}).check(/*#__PURE__*/ zod.describe('A courier that cannot take the parcel with one of its services, and why.'));

export type ExcludedCourier = zod.input<typeof ExcludedCourier>;
export type ExcludedCourierOutput = zod.output<typeof ExcludedCourier>;

export const comparisonSummaryTotalCouriersMin = 0;
export const comparisonSummaryTotalCouriersMax = 10000;

export const comparisonSummaryTotalAreasMin = 0;
export const comparisonSummaryTotalAreasMax = 10000;



export const ComparisonSummary = /*#__PURE__*/ zod.strictObject({
  "total_couriers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(comparisonSummaryTotalCouriersMin)).check(/*#__PURE__*/ zod.lte(comparisonSummaryTotalCouriersMax)),
  "total_areas": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(comparisonSummaryTotalAreasMin)).check(/*#__PURE__*/ zod.lte(comparisonSummaryTotalAreasMax)).check(/*#__PURE__*/ zod.describe('Cities and countries that these couriers cover together.')),
  "min_price": /*#__PURE__*/ zod.exactOptional(Money),
  "max_price": /*#__PURE__*/ zod.exactOptional(Money),
  "average_price": /*#__PURE__*/ zod.exactOptional(Money),
  "best_tier": /*#__PURE__*/ zod.exactOptional(CourierTier),
  "fastest_delivery": /*#__PURE__*/ zod.exactOptional(TransitTime)
}).check(/*#__PURE__*/ zod.describe('All couriers that can take the parcel at a glance. Prices and the rest are absent when none can.'));

export type ComparisonSummary = zod.input<typeof ComparisonSummary>;
export type ComparisonSummaryOutput = zod.output<typeof ComparisonSummary>;

export const quoteExpiresAtMax = 30;

export const quotePricesMax = 4000;

export const quoteExcludedMax = 4000;



export const Quote = /*#__PURE__*/ zod.strictObject({
  "id": QuoteId,
  "status": /*#__PURE__*/ zod.enum(['open', 'used', 'expired']),
  "created_at": DateTime,
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(quoteExpiresAtMax)).check(/*#__PURE__*/ zod.describe('RFC 3339, UTC.')),
  "request": QuoteCreate,
  "prices": /*#__PURE__*/ zod.array(CourierPrice).check(/*#__PURE__*/ zod.maxLength(quotePricesMax)).check(/*#__PURE__*/ zod.describe('Cheapest first.')),
  "excluded": /*#__PURE__*/ zod.array(ExcludedCourier).check(/*#__PURE__*/ zod.maxLength(quoteExcludedMax)),
  "summary": ComparisonSummary
}).check(/*#__PURE__*/ zod.describe('Binding until it expires; what it says is what is charged, once.'));

export type Quote = zod.input<typeof Quote>;
export type QuoteOutput = zod.output<typeof Quote>;

export const ShipmentStatus = /*#__PURE__*/ zod.enum(['pending', 'completed', 'cancelled', 'failed']).check(/*#__PURE__*/ zod.describe('pending is shown as in shipping, completed as received, cancelled and failed as cancelled.'));

export type ShipmentStatus = zod.input<typeof ShipmentStatus>;
export type ShipmentStatusOutput = zod.output<typeof ShipmentStatus>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['paid', 'refunded', 'partly_refunded', 'cod_pending', 'cod_collected', 'cod_remitted']);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const ShipmentSource = /*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid']).check(/*#__PURE__*/ zod.describe('Where the shipment was created from.'));

export type ShipmentSource = zod.input<typeof ShipmentSource>;
export type ShipmentSourceOutput = zod.output<typeof ShipmentSource>;

export const TrackingNumberMax = 13;


export const TrackingNumberRegExp = new RegExp('^MZ[0-9]{11}$');


export const TrackingNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TrackingNumberMax)).check(/*#__PURE__*/ zod.regex(TrackingNumberRegExp)).check(/*#__PURE__*/ zod.describe('MZ, ten digits and a check digit.'));

export type TrackingNumber = zod.input<typeof TrackingNumber>;
export type TrackingNumberOutput = zod.output<typeof TrackingNumber>;

export const ReferenceIdMax = 60;


export const ReferenceIdRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]+$');


export const ReferenceId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReferenceIdMax)).check(/*#__PURE__*/ zod.regex(ReferenceIdRegExp)).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order.'));

export type ReferenceId = zod.input<typeof ReferenceId>;
export type ReferenceIdOutput = zod.output<typeof ReferenceId>;

export const TrackingStatus = /*#__PURE__*/ zod.enum(['created', 'picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivery_attempted', 'delivered', 'returning', 'returned', 'cancelled', 'failed']).check(/*#__PURE__*/ zod.describe('The finer state beside the status, taken from the courier\'s scans.'));

export type TrackingStatus = zod.input<typeof TrackingStatus>;
export type TrackingStatusOutput = zod.output<typeof TrackingStatus>;

export const PaymentMethod = /*#__PURE__*/ zod.enum(['balance']).check(/*#__PURE__*/ zod.describe('How the carriage is paid.'));

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const invoiceNumberMax = 20;


export const invoiceNumberRegExp = new RegExp('^INV-[0-9]{4}-[0-9]{11}$');


export const Invoice = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invoiceNumberMax)).check(/*#__PURE__*/ zod.regex(invoiceNumberRegExp)),
  "issued_at": DateTime
}).check(/*#__PURE__*/ zod.describe('The tax invoice of the carriage.'));

export type Invoice = zod.input<typeof Invoice>;
export type InvoiceOutput = zod.output<typeof Invoice>;

export const AdditionalNumberMax = 4;


export const AdditionalNumberRegExp = new RegExp('^[0-9]{4}$');


export const AdditionalNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AdditionalNumberMax)).check(/*#__PURE__*/ zod.regex(AdditionalNumberRegExp)).check(/*#__PURE__*/ zod.describe('The additional number of a Saudi National Address.'));

export type AdditionalNumber = zod.input<typeof AdditionalNumber>;
export type AdditionalNumberOutput = zod.output<typeof AdditionalNumber>;

export const ShortAddressMax = 8;


export const ShortAddressRegExp = new RegExp('^[A-Z]{4}[0-9]{4}$');


export const ShortAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ShortAddressMax)).check(/*#__PURE__*/ zod.regex(ShortAddressRegExp)).check(/*#__PURE__*/ zod.describe('The short Saudi National Address, four letters and four digits.'));

export type ShortAddress = zod.input<typeof ShortAddress>;
export type ShortAddressOutput = zod.output<typeof ShortAddress>;

export const AddressType = /*#__PURE__*/ zod.enum(['residential', 'office']);

export type AddressType = zod.input<typeof AddressType>;
export type AddressTypeOutput = zod.output<typeof AddressType>;

export const Receiver = /*#__PURE__*/ zod.strictObject({
  "full_name": Line,
  "country": CountryCode,
  "state": Line.check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia the code that `listCities` gives for the city.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia a code of `listCities`; abroad the name as written.')),
  "district": /*#__PURE__*/ zod.exactOptional(Line),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('In Saudi Arabia four digits.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Further words on the address, such as a landmark near it.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "additional_number": /*#__PURE__*/ zod.exactOptional(AdditionalNumber),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "phone": Phone,
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The receiver\'s company.')),
  "address_type": AddressType,
  "message": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('A message handed over with the parcel.'))
}).check(/*#__PURE__*/ zod.describe('Who gets the parcel. In Saudi Arabia either the short address or street, building number and postal code is required, because couriers must refuse parcels without a National Address. Abroad street and building number are required, and there is no short address.'));

export type Receiver = zod.input<typeof Receiver>;
export type ReceiverOutput = zod.output<typeof Receiver>;

export const senderPhoneCodeMax = 5;


export const senderPhoneCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$');
export const senderVolumeExclusiveMin = 0;
export const senderVolumeMax = 100000000;



export const Sender = /*#__PURE__*/ zod.strictObject({
  "contact_name": /*#__PURE__*/ zod.exactOptional(Line),
  "contact_number": /*#__PURE__*/ zod.exactOptional(Phone),
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "address": /*#__PURE__*/ zod.exactOptional(Line),
  "city": /*#__PURE__*/ zod.exactOptional(Line),
  "country": /*#__PURE__*/ zod.exactOptional(CountryCode),
  "amount_to_collect": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('What the courier collects from the receiver. Required with cash on delivery, refused without.')),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType),
  "company": /*#__PURE__*/ zod.exactOptional(Line),
  "backup_phone": /*#__PURE__*/ zod.exactOptional(Phone),
  "phone_code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(senderPhoneCodeMax)).check(/*#__PURE__*/ zod.regex(senderPhoneCodeRegExp))).check(/*#__PURE__*/ zod.describe('The calling code of the contact number.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "volume": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(senderVolumeExclusiveMin)).check(/*#__PURE__*/ zod.lte(senderVolumeMax))).check(/*#__PURE__*/ zod.describe('Cubic centimetres of all pieces together.')),
  "gross_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Grams of all pieces with their packaging.')),
  "pickup_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Who hands the parcel over.')),
  "return_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Who takes it back when it is returned.')),
  "collecting_money": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the courier hands the collected money to the person named for pick-up.'))
}).check(/*#__PURE__*/ zod.describe('Who sends the parcel. A courier says in `sender_fields` which of these it requires; the rest may be left out.'));

export type Sender = zod.input<typeof Sender>;
export type SenderOutput = zod.output<typeof Sender>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['kg', 'g', 'lb']).check(/*#__PURE__*/ zod.describe('The unit the person typed; the weight itself is always grams.'));

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const DimensionUnit = /*#__PURE__*/ zod.enum(['cm', 'mm', 'in']).check(/*#__PURE__*/ zod.describe('The unit the person typed; the lengths themselves are always millimetres.'));

export type DimensionUnit = zod.input<typeof DimensionUnit>;
export type DimensionUnitOutput = zod.output<typeof DimensionUnit>;

export const ParcelSize = /*#__PURE__*/ zod.enum(['small', 'medium', 'large', 'custom']).check(/*#__PURE__*/ zod.describe('A preset that fills the dimensions; `custom` when they were typed.'));

export type ParcelSize = zod.input<typeof ParcelSize>;
export type ParcelSizeOutput = zod.output<typeof ParcelSize>;

export const PackagingType = /*#__PURE__*/ zod.enum(['box', 'bag', 'envelope', 'tube', 'pallet']);

export type PackagingType = zod.input<typeof PackagingType>;
export type PackagingTypeOutput = zod.output<typeof PackagingType>;

export const DeliveryWindow = /*#__PURE__*/ zod.enum(['09-12', '12-16', '16-21']).check(/*#__PURE__*/ zod.describe('Hours of the day in Riyadh.'));

export type DeliveryWindow = zod.input<typeof DeliveryWindow>;
export type DeliveryWindowOutput = zod.output<typeof DeliveryWindow>;

export const QuantityMax = 100000;



export const Quantity = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuantityMax));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const ShipmentCharge = /*#__PURE__*/ zod.strictObject({
  "chargeable_weight": WeightGrams,
  "base_fee": Money,
  "weight_fee": Money,
  "cod_fee": Money,
  "remote_area_fee": Money,
  "subtotal": Money,
  "vat_rate": BasisPoints,
  "vat": Money,
  "total_fee": Money,
  "return_price": Money,
  "refunded": Money.check(/*#__PURE__*/ zod.describe('What has been paid back to the balance.'))
}).check(/*#__PURE__*/ zod.describe('The price as charged, with its components.'));

export type ShipmentCharge = zod.input<typeof ShipmentCharge>;
export type ShipmentChargeOutput = zod.output<typeof ShipmentCharge>;

export const shipmentTrackingUrlMax = 300;

export const shipmentDaysSinceCreatedMin = 0;
export const shipmentDaysSinceCreatedMax = 100000;

export const shipmentHoursSinceLastUpdateMin = 0;
export const shipmentHoursSinceLastUpdateMax = 1000000;



export const Shipment = /*#__PURE__*/ zod.strictObject({
  "id": ShipmentId,
  "tracking_number": TrackingNumber,
  "reference_id": /*#__PURE__*/ zod.exactOptional(ReferenceId),
  "status": ShipmentStatus,
  "tracking_status": TrackingStatus,
  "payment_method": PaymentMethod,
  "payment_status": PaymentStatus,
  "payment_type": PaymentType,
  "courier": CourierSummary,
  "source": ShipmentSource,
  "created_at": DateTime,
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the status last changed or the courier last scanned it.')),
  "tracking_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shipmentTrackingUrlMax)).check(/*#__PURE__*/ zod.describe('Where the shipment can be followed.')),
  "invoice": Invoice,
  "days_since_created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentDaysSinceCreatedMin)).check(/*#__PURE__*/ zod.lte(shipmentDaysSinceCreatedMax)),
  "hours_since_last_update": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentHoursSinceLastUpdateMin)).check(/*#__PURE__*/ zod.lte(shipmentHoursSinceLastUpdateMax)),
  "delivery_time": TransitTime,
  "expected_delivery_on": Date,
  "service_type": ServiceType,
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The sending company\'s name as printed on the label.')),
  "origin": Place,
  "destination": Place,
  "receiver": Receiver,
  "sender": Sender,
  "weight": WeightGrams,
  "weight_unit": WeightUnit,
  "length": LengthMillimetres,
  "width": LengthMillimetres,
  "height": LengthMillimetres,
  "dimension_unit": DimensionUnit,
  "size": ParcelSize,
  "pieces": Pieces,
  "shipment_type": ShipmentType,
  "packaging_type": PackagingType,
  "shipping_method": ShippingMethod,
  "preferred_delivery_day": Weekday,
  "preferred_delivery_time": DeliveryWindow,
  "product_name": Line,
  "quantity": Quantity,
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('The value of the goods.')),
  "note": /*#__PURE__*/ zod.exactOptional(Paragraph),
  "charge": ShipmentCharge,
  "cancellable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True until the courier has collected the parcel.'))
});

export type Shipment = zod.input<typeof Shipment>;
export type ShipmentOutput = zod.output<typeof Shipment>;

export const shipmentListDataMax = 100;



export const ShipmentList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Shipment).check(/*#__PURE__*/ zod.maxLength(shipmentListDataMax)),
  "page": Page
});

export type ShipmentList = zod.input<typeof ShipmentList>;
export type ShipmentListOutput = zod.output<typeof ShipmentList>;

export const ShipmentCreate = /*#__PURE__*/ zod.strictObject({
  "quote_id": QuoteId,
  "courier_id": CourierId,
  "service_type": ServiceType,
  "reference_id": /*#__PURE__*/ zod.exactOptional(ReferenceId),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The sending company\'s name as printed on the label.')),
  "receiver": Receiver,
  "sender": Sender,
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Grams of all pieces together.')),
  "weight_unit": WeightUnit,
  "length": LengthMillimetres,
  "width": LengthMillimetres,
  "height": LengthMillimetres,
  "dimension_unit": DimensionUnit,
  "size": ParcelSize,
  "pieces": Pieces,
  "shipment_type": ShipmentType,
  "packaging_type": PackagingType,
  "shipping_method": ShippingMethod,
  "preferred_delivery_day": Weekday.check(/*#__PURE__*/ zod.describe('A day that the courier serves.')),
  "preferred_delivery_time": DeliveryWindow,
  "payment_type": PaymentType,
  "payment_method": PaymentMethod,
  "product_name": Line,
  "quantity": Quantity,
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('The value of the goods.')),
  "note": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('For the courier.'))
}).check(/*#__PURE__*/ zod.describe('Books one price of an open quote and pays it from the balance.'));

export type ShipmentCreate = zod.input<typeof ShipmentCreate>;
export type ShipmentCreateOutput = zod.output<typeof ShipmentCreate>;

export const shipmentConflictTypeMax = 80;


export const shipmentConflictTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$');
export const shipmentConflictStatusMin = 409;
export const shipmentConflictStatusMax = 409;



export const ShipmentConflict = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shipmentConflictTypeMax)).check(/*#__PURE__*/ zod.regex(shipmentConflictTypeRegExp)),
  "title": Paragraph,
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentConflictStatusMin)).check(/*#__PURE__*/ zod.lte(shipmentConflictStatusMax)),
  "code": /*#__PURE__*/ zod.enum(['insufficient_balance', 'quote_expired', 'quote_used', 'quote_mismatch', 'courier_unavailable']),
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph),
  "shortfall": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('How much the balance lacks.')),
  "quote": /*#__PURE__*/ zod.exactOptional(Quote).check(/*#__PURE__*/ zod.describe('A fresh quote for the parcel as it was sent.'))
}).check(/*#__PURE__*/ zod.describe('A problem of booking. `insufficient_balance` says how much is missing; the three quote codes and `courier_unavailable` carry a fresh quote to show beside the old one.'));

export type ShipmentConflict = zod.input<typeof ShipmentConflict>;
export type ShipmentConflictOutput = zod.output<typeof ShipmentConflict>;

export const TrackingEvent = /*#__PURE__*/ zod.strictObject({
  "occurred_at": DateTime,
  "tracking_status": TrackingStatus,
  "city": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('In Saudi Arabia a code of `listCities`; abroad the name as written.')),
  "courier_text": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('The courier\'s own words, kept as they came.'))
});

export type TrackingEvent = zod.input<typeof TrackingEvent>;
export type TrackingEventOutput = zod.output<typeof TrackingEvent>;

export const trackingEventsMax = 500;



export const Tracking = /*#__PURE__*/ zod.strictObject({
  "shipment_id": ShipmentId,
  "tracking_number": TrackingNumber,
  "status": ShipmentStatus,
  "tracking_status": TrackingStatus,
  "courier": CourierSummary,
  "service_type": ServiceType,
  "origin": Place,
  "destination": Place,
  "created_at": DateTime,
  "updated_at": DateTime,
  "expected_delivery_on": Date,
  "events": /*#__PURE__*/ zod.array(TrackingEvent).check(/*#__PURE__*/ zod.maxLength(trackingEventsMax)).check(/*#__PURE__*/ zod.describe('Newest first. Never changed, only added to.'))
}).check(/*#__PURE__*/ zod.describe('Where a shipment is, without personal data.'));

export type Tracking = zod.input<typeof Tracking>;
export type TrackingOutput = zod.output<typeof Tracking>;
