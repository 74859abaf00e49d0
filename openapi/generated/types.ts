// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process runs
         * @description Answers as long as the process does, without touching the database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether requests can be served
         * @description Asks the database; a load balancer sends traffic only while this answers 200.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session. Unknown e-mail and wrong password give the same answer in the same time.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token; the token is dead from then on.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the balance
         * @description The balance of the account with its totals.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cities
         * @description The Saudi cities that can be chosen, with their regions.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         * @description Every country with its calling code.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the couriers
         * @description Couriers that can be booked.
         */
        get: operations["listCouriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers/{courier_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a courier
         * @description A courier with all its rate cards.
         */
        get: operations["getCourier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/enums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the value sets
         * @description Every closed set of values with the names of its values.
         */
        get: operations["listEnums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the own profile
         * @description The account that the token belongs to.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a parcel
         * @description Prices the parcel with every courier and names the reason where one cannot take it.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/quotes/{quote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a quote
         * @description A quote of this account as it was given; balances after purchase are as of now.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments
         * @description The shipments of the account, newest first when no sort is given.
         */
        get: operations["listShipments"];
        put?: never;
        /**
         * Create a shipment
         * @description Books a price of an open quote and charges it to the balance, both or neither.
         */
        post: operations["createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipments/{shipment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a shipment
         * @description A shipment of this account.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipments/{shipment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a shipment
         * @description Cancels a shipment that the courier has not collected yet and pays back all that was charged.
         */
        post: operations["cancelShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/tracking/{tracking_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a shipment
         * @description Where a shipment of this account is, by its tracking number.
         */
        get: operations["trackShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Health: {
            /** @enum {string} */
            status: "ok";
            /**
             * @description In demo mode payments, messages and couriers are simulated, and the web app says so.
             * @enum {string}
             */
            mode: "demo" | "production";
            version: string;
        };
        /** @description Text of several lines. No control characters other than line breaks and no direction overrides. */
        Paragraph: string;
        /**
         * @description Stable; texts for people are made from it.
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "malformed_request" | "unauthorized" | "not_found" | "payload_too_large" | "rate_limited" | "internal_error" | "not_ready" | "invalid_credentials" | "insufficient_balance" | "quote_expired" | "quote_used" | "quote_mismatch" | "courier_unavailable" | "already_collected" | "already_cancelled" | "already_final" | "idempotency_key_reused";
        /** @enum {string} */
        FieldErrorCode: "required" | "type" | "email" | "number" | "min" | "max" | "min_length" | "max_length" | "min_items" | "max_items" | "positive" | "invalid_format" | "invalid_value" | "unknown_field" | "not_allowed" | "unknown_city" | "city_not_in_region" | "not_served_day" | "not_a_number" | "too_short" | "too_long" | "invalid_country" | "invalid_phone";
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…`. */
            pointer: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description The bounds that the text for people names. */
            params?: {
                /** Format: double */
                minimum?: number;
                /** Format: double */
                maximum?: number;
                allowed?: string[];
            };
        };
        /** @description An RFC 9457 problem. */
        Problem: {
            /** @description Names the kind of problem; always the code behind `urn:mizan:problem:`. */
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            code: components["schemas"]["ProblemCode"];
            /** @description What to do, in the language of the request. */
            detail?: components["schemas"]["Paragraph"];
            errors?: components["schemas"]["FieldError"][];
        };
        Readiness: {
            /** @enum {string} */
            status: "ready";
        };
        /** Format: email */
        Email: string;
        SignIn: {
            email: components["schemas"]["Email"];
            /** Format: password */
            password: string;
        };
        /**
         * Format: date-time
         * @description RFC 3339, UTC.
         */
        DateTime: string;
        AccountId: string;
        /** @enum {string} */
        AccountType: "company" | "individual";
        /** @description One line of text a person wrote. No control characters and no direction overrides. */
        Line: string;
        /** @description A phone number in E.164. */
        Phone: string;
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @description In Saudi Arabia five digits. */
        PostalCode: string;
        /** @description The signed-in account. Fields that shipments are sent from fill the sender. */
        Profile: {
            id: components["schemas"]["AccountId"];
            account_type: components["schemas"]["AccountType"];
            first_name: components["schemas"]["Line"];
            last_name: components["schemas"]["Line"];
            /** @description First and last name together. */
            full_name: components["schemas"]["Line"];
            company_name?: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            email_verified: boolean;
            phone: components["schemas"]["Phone"];
            phone_verified: boolean;
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia its code. */
            state?: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            building_no?: components["schemas"]["Line"];
            landmark?: components["schemas"]["Line"];
            /** @description Office or unit number. */
            office?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
        };
        Session: {
            /** @description Opaque; sent as a bearer token. */
            token: string;
            expires_at: components["schemas"]["DateTime"];
            profile: components["schemas"]["Profile"];
        };
        /** @enum {string} */
        Currency: "SAR" | "USD" | "AED" | "GBP" | "EUR";
        /** @description An amount in minor units (halalas, cents, fils, pence) of its currency. May be negative. */
        Money: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        TransactionId: string;
        /**
         * @description What moved the balance.
         * @enum {string}
         */
        LedgerKind: "top_up" | "shipment_charge" | "shipment_refund" | "cash_back" | "cash_back_reversal" | "return_charge";
        ShipmentId: string;
        /** @description One movement of the balance. */
        LedgerTransaction: {
            id: components["schemas"]["TransactionId"];
            kind: components["schemas"]["LedgerKind"];
            /** @description Above zero into the balance, below zero out of it. */
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            shipment_id?: components["schemas"]["ShipmentId"];
        };
        /** @description The prepaid balance, always the sum of its ledger entries. */
        Balance: {
            current_balance: components["schemas"]["Money"];
            /** @description All successful top-ups together. */
            total_paid: components["schemas"]["Money"];
            /** @description Absent while nothing has moved. */
            last_transaction?: components["schemas"]["LedgerTransaction"];
            /** Format: int32 */
            total_transactions: number;
            /** @description What plans have paid back. */
            cash_back: components["schemas"]["Money"];
        };
        /** @description A code of `listCities` or, abroad, of `listCountries`. */
        AreaCode: string;
        /** @description A name or sentence in both languages, so that a change of language needs no new request. */
        LocalizedText: {
            ar: components["schemas"]["Paragraph"];
            en: components["schemas"]["Paragraph"];
        };
        Region: {
            /** @description Goes into `state` of an address. */
            code: string;
            name: components["schemas"]["LocalizedText"];
        };
        City: {
            code: components["schemas"]["AreaCode"];
            name: components["schemas"]["LocalizedText"];
            region: components["schemas"]["Region"];
        };
        CityList: {
            data: components["schemas"]["City"][];
        };
        Country: {
            code: components["schemas"]["CountryCode"];
            name: components["schemas"]["LocalizedText"];
            calling_code: string;
        };
        CountryList: {
            data: components["schemas"]["Country"][];
        };
        /**
         * @description Rising from bronze to platinum.
         * @enum {string}
         */
        CourierTier: "bronze" | "silver" | "gold" | "platinum";
        /** @description Opaque; hand it back as it came. */
        Cursor: string;
        CourierId: string;
        CourierSummary: {
            id: components["schemas"]["CourierId"];
            name: components["schemas"]["LocalizedText"];
            tier: components["schemas"]["CourierTier"];
            /**
             * Format: double
             * @description Average of the customers' ratings, one decimal.
             */
            rating: number;
            /** Format: int32 */
            rating_count: number;
            /** @description True for a fictional courier of the sample data. */
            sample: boolean;
        };
        Page: {
            /** @description Where the next page starts; absent on the last page. */
            next_cursor?: components["schemas"]["Cursor"];
            /**
             * Format: int32
             * @description How many match, counted up to 10,001.
             */
            total: number;
            /** @description True when more match than were counted. */
            total_is_capped: boolean;
        };
        CourierList: {
            data: components["schemas"]["CourierSummary"][];
            page: components["schemas"]["Page"];
        };
        /** @enum {string} */
        ServiceType: "economy" | "standard" | "express" | "same_day";
        /**
         * @description Within one city, between Saudi cities, or with one end abroad.
         * @enum {string}
         */
        Lane: "intra_city" | "domestic" | "international";
        /** Format: int32 */
        Days: number;
        /** @description Days in transit that the courier serves, counted from the day after collection. */
        TransitTime: {
            min_days: components["schemas"]["Days"];
            max_days: components["schemas"]["Days"];
        };
        /** @description The courier's tariff on one lane, without VAT. */
        LaneTariff: {
            lane: components["schemas"]["Lane"];
            base_fee: components["schemas"]["Money"];
            /** @description For each started kilogram above the larger of 10 kg and the base weight. */
            fee_per_kg: components["schemas"]["Money"];
            transit_times: components["schemas"]["TransitTime"];
        };
        /**
         * Format: int32
         * @description Grams.
         */
        WeightGrams: number;
        /**
         * Format: int32
         * @description Millimetres.
         */
        LengthMillimetres: number;
        /** @description The sides of one piece. */
        Dimensions: {
            length: components["schemas"]["LengthMillimetres"];
            width: components["schemas"]["LengthMillimetres"];
            height: components["schemas"]["LengthMillimetres"];
        };
        /** @enum {string} */
        Weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        /**
         * Format: int32
         * @description Hundredths of one percent; 1500 is 15 %.
         */
        BasisPoints: number;
        CashOnDeliveryTerms: {
            flat_fee: components["schemas"]["Money"];
            /** @description Share of the collected amount, on top of the flat fee. */
            rate: components["schemas"]["BasisPoints"];
            /** @description The largest amount the courier collects. */
            cap: components["schemas"]["Money"];
        };
        RemoteAreaTerms: {
            areas: components["schemas"]["AreaCode"][];
            /** @description Added once when either end is remote. */
            fee: components["schemas"]["Money"];
        };
        /** @enum {string} */
        ShipmentType: "parcel" | "document" | "fragile" | "chilled";
        /**
         * @description Whether the courier collects the parcel or the sender brings it.
         * @enum {string}
         */
        ShippingMethod: "pickup" | "drop_off";
        /**
         * @description A field of the sender that a courier can require.
         * @enum {string}
         */
        SenderField: "contact_name" | "contact_number" | "email" | "address" | "city" | "country" | "amount_to_collect" | "address_type" | "company" | "backup_phone" | "phone_code" | "postal_code" | "volume" | "gross_weight" | "pickup_name" | "return_name" | "collecting_money";
        /** @description One rate card. */
        CourierService: {
            service_type: components["schemas"]["ServiceType"];
            lanes: components["schemas"]["LaneTariff"][];
            base_weight: components["schemas"]["WeightGrams"];
            max_weight: components["schemas"]["WeightGrams"];
            max_dimensions: components["schemas"]["Dimensions"];
            /**
             * Format: int32
             * @description Cubic centimetres that count as one kilogram.
             */
            volumetric_divisor: number;
            coverage_areas: components["schemas"]["AreaCode"][];
            served_days: components["schemas"]["Weekday"][];
            cash_on_delivery?: components["schemas"]["CashOnDeliveryTerms"];
            remote_areas?: components["schemas"]["RemoteAreaTerms"];
            return_fee: components["schemas"]["Money"];
            shipment_types: components["schemas"]["ShipmentType"][];
            shipping_methods: components["schemas"]["ShippingMethod"][];
            /** @description The sender's fields this courier requires. */
            sender_fields: components["schemas"]["SenderField"][];
            notes: components["schemas"]["LocalizedText"];
        };
        Courier: {
            id: components["schemas"]["CourierId"];
            name: components["schemas"]["LocalizedText"];
            tier: components["schemas"]["CourierTier"];
            /** Format: double */
            rating: number;
            /** Format: int32 */
            rating_count: number;
            sample: boolean;
            description: components["schemas"]["LocalizedText"];
            services: components["schemas"]["CourierService"][];
        };
        /**
         * @description The fields whose values are a closed set.
         * @enum {string}
         */
        EnumName: "service_type" | "shipping_method" | "shipment_type" | "packaging_type" | "size" | "source" | "address_type" | "tier" | "payment_type" | "payment_method" | "payment_status" | "status" | "tracking_status" | "weekday" | "preferred_delivery_time" | "weight_unit" | "dimension_unit" | "sender_field" | "lane" | "ledger_kind";
        EnumValue: {
            value: string;
            name: components["schemas"]["LocalizedText"];
        };
        EnumSet: {
            name: components["schemas"]["EnumName"];
            values: components["schemas"]["EnumValue"][];
        };
        EnumList: {
            data: components["schemas"]["EnumSet"][];
        };
        /** @description Where a parcel leaves from or goes to. */
        Place: {
            country: components["schemas"]["CountryCode"];
            /** @description In Saudi Arabia a code of `listCities`; abroad the name as written. */
            city: components["schemas"]["Line"];
        };
        /**
         * Format: int32
         * @description How many pieces travel under one tracking number.
         */
        Pieces: number;
        /**
         * @description How the goods are paid.
         * @enum {string}
         */
        PaymentType: "prepaid" | "cash_on_delivery";
        /** @description An amount above zero, in minor units. */
        PositiveMoney: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description Two places and a weight are enough; the rest narrows the price. */
        QuoteCreate: {
            origin: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
            /** @description Grams of all pieces together. */
            weight: components["schemas"]["WeightGrams"];
            /** @description Millimetres of one piece. Length, width and height come together or not at all; a shipment needs a quote that has them. */
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            /** @description One when left out. */
            pieces?: components["schemas"]["Pieces"];
            /** @description Undecided when left out; a shipment needs a quote that has it. */
            shipment_type?: components["schemas"]["ShipmentType"];
            /** @description Undecided when left out; a shipment needs a quote that has it. */
            shipping_method?: components["schemas"]["ShippingMethod"];
            /** @description Prepaid when left out. */
            payment_type?: components["schemas"]["PaymentType"];
            /** @description Required with cash on delivery, refused without. */
            amount_to_collect?: components["schemas"]["PositiveMoney"];
        };
        QuoteId: string;
        /**
         * Format: date
         * @description A calendar day in Riyadh.
         */
        Date: string;
        /** @enum {string} */
        PriceBadge: "cheapest" | "fastest" | "best_tier";
        /** @description What one courier takes for the parcel with one of its services. */
        CourierPrice: {
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            tier: components["schemas"]["CourierTier"];
            lane: components["schemas"]["Lane"];
            /** @description The larger of the actual and the volumetric weight, in grams. */
            chargeable_weight: components["schemas"]["WeightGrams"];
            /** @description For the base weight. */
            base_fee: components["schemas"]["Money"];
            /** @description The delivery fee for each started kilogram above 10 kg. */
            weight_fee: components["schemas"]["Money"];
            cod_fee: components["schemas"]["Money"];
            remote_area_fee: components["schemas"]["Money"];
            /** @description The four fees together, without VAT. */
            subtotal: components["schemas"]["Money"];
            /** @description 1500 on domestic carriage, 0 where a leg leaves the country. */
            vat_rate: components["schemas"]["BasisPoints"];
            vat: components["schemas"]["Money"];
            /** @description What is charged, VAT included. */
            total_fee: components["schemas"]["Money"];
            /** @description The total without cash on delivery. */
            price: components["schemas"]["Money"];
            /** @description The total with cash on delivery; absent when none was asked for. */
            cod_price?: components["schemas"]["Money"];
            /** @description Charged if the parcel goes back to its sender, VAT included. */
            return_price: components["schemas"]["Money"];
            base_weight: components["schemas"]["WeightGrams"];
            max_weight: components["schemas"]["WeightGrams"];
            max_dimensions: components["schemas"]["Dimensions"];
            coverage_areas: components["schemas"]["AreaCode"][];
            served_days: components["schemas"]["Weekday"][];
            transit_times: components["schemas"]["TransitTime"];
            /** @description The last day of the transit time, counting served days only. */
            expected_delivery_on: components["schemas"]["Date"];
            shipping_methods: components["schemas"]["ShippingMethod"][];
            sender_fields: components["schemas"]["SenderField"][];
            notes: components["schemas"]["LocalizedText"];
            /** @description The balance once this price is paid; below zero when it does not suffice. */
            balance_after: components["schemas"]["Money"];
            badges: components["schemas"]["PriceBadge"][];
        };
        /** @enum {string} */
        ExclusionReason: "not_served" | "service_not_offered_on_lane" | "overweight" | "oversize" | "cod_not_offered" | "cod_over_cap" | "shipment_type_not_carried" | "shipping_method_not_offered";
        /** @description A courier that cannot take the parcel with one of its services, and why. */
        ExcludedCourier: {
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            reason: components["schemas"]["ExclusionReason"];
            /** @description With not_served, the city or country that is not served. */
            area?: components["schemas"]["Line"];
            /** @description With overweight. */
            max_weight?: components["schemas"]["WeightGrams"];
            /** @description With oversize. */
            max_dimensions?: components["schemas"]["Dimensions"];
            /** @description With cod_over_cap. */
            cap?: components["schemas"]["Money"];
        };
        /** @description All couriers that can take the parcel at a glance. Prices and the rest are absent when none can. */
        ComparisonSummary: {
            /** Format: int32 */
            total_couriers: number;
            /**
             * Format: int32
             * @description Cities and countries that these couriers cover together.
             */
            total_areas: number;
            min_price?: components["schemas"]["Money"];
            max_price?: components["schemas"]["Money"];
            average_price?: components["schemas"]["Money"];
            best_tier?: components["schemas"]["CourierTier"];
            fastest_delivery?: components["schemas"]["TransitTime"];
        };
        /** @description Binding until it expires; what it says is what is charged, once. */
        Quote: {
            id: components["schemas"]["QuoteId"];
            /** @enum {string} */
            status: "open" | "used" | "expired";
            created_at: components["schemas"]["DateTime"];
            expires_at: components["schemas"]["DateTime"];
            request: components["schemas"]["QuoteCreate"];
            /** @description Cheapest first. */
            prices: components["schemas"]["CourierPrice"][];
            excluded: components["schemas"]["ExcludedCourier"][];
            summary: components["schemas"]["ComparisonSummary"];
        };
        /**
         * @description pending is shown as in shipping, completed as received, cancelled and failed as cancelled.
         * @enum {string}
         */
        ShipmentStatus: "pending" | "completed" | "cancelled" | "failed";
        /** @enum {string} */
        PaymentStatus: "paid" | "refunded" | "partly_refunded" | "cod_pending" | "cod_collected" | "cod_remitted";
        /**
         * @description Where the shipment was created from.
         * @enum {string}
         */
        ShipmentSource: "website" | "api" | "import" | "salla" | "zid";
        /** @description MZ, ten digits and a check digit. */
        TrackingNumber: string;
        /** @description The customer's own number for the order. */
        ReferenceId: string;
        /**
         * @description The finer state beside the status, taken from the courier's scans.
         * @enum {string}
         */
        TrackingStatus: "created" | "picked_up" | "in_transit" | "at_hub" | "out_for_delivery" | "delivery_attempted" | "delivered" | "returning" | "returned" | "cancelled" | "failed";
        /**
         * @description How the carriage is paid.
         * @enum {string}
         */
        PaymentMethod: "balance";
        /** @description The tax invoice of the carriage. */
        Invoice: {
            number: string;
            issued_at: components["schemas"]["DateTime"];
        };
        /** @description The additional number of a Saudi National Address. */
        AdditionalNumber: string;
        /** @description The short Saudi National Address, four letters and four digits. */
        ShortAddress: string;
        /** @enum {string} */
        AddressType: "residential" | "office";
        /** @description Who gets the parcel. In Saudi Arabia either the short address or street, building number and postal code is required, because couriers must refuse parcels without a National Address. Abroad street and building number are required, and there is no short address. */
        Receiver: {
            full_name: components["schemas"]["Line"];
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia the code that `listCities` gives for the city. */
            state: components["schemas"]["Line"];
            /** @description In Saudi Arabia a code of `listCities`; abroad the name as written. */
            city: components["schemas"]["Line"];
            district?: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            /** @description In Saudi Arabia four digits. */
            building_no?: components["schemas"]["Line"];
            /** @description Further words on the address, such as a landmark near it. */
            landmark?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            additional_number?: components["schemas"]["AdditionalNumber"];
            short_address?: components["schemas"]["ShortAddress"];
            email?: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /** @description The receiver's company. */
            company?: components["schemas"]["Line"];
            address_type: components["schemas"]["AddressType"];
            /** @description A message handed over with the parcel. */
            message?: components["schemas"]["Paragraph"];
        };
        /** @description Who sends the parcel. A courier says in `sender_fields` which of these it requires; the rest may be left out. */
        Sender: {
            contact_name?: components["schemas"]["Line"];
            contact_number?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            address?: components["schemas"]["Line"];
            city?: components["schemas"]["Line"];
            country?: components["schemas"]["CountryCode"];
            /** @description What the courier collects from the receiver. Required with cash on delivery, refused without. */
            amount_to_collect?: components["schemas"]["PositiveMoney"];
            address_type?: components["schemas"]["AddressType"];
            company?: components["schemas"]["Line"];
            backup_phone?: components["schemas"]["Phone"];
            /** @description The calling code of the contact number. */
            phone_code?: string;
            postal_code?: components["schemas"]["PostalCode"];
            /**
             * Format: int32
             * @description Cubic centimetres of all pieces together.
             */
            volume?: number;
            /** @description Grams of all pieces with their packaging. */
            gross_weight?: components["schemas"]["WeightGrams"];
            /** @description Who hands the parcel over. */
            pickup_name?: components["schemas"]["Line"];
            /** @description Who takes it back when it is returned. */
            return_name?: components["schemas"]["Line"];
            /** @description Whether the courier hands the collected money to the person named for pick-up. */
            collecting_money?: boolean;
        };
        /**
         * @description The unit the person typed; the weight itself is always grams.
         * @enum {string}
         */
        WeightUnit: "kg" | "g" | "lb";
        /**
         * @description The unit the person typed; the lengths themselves are always millimetres.
         * @enum {string}
         */
        DimensionUnit: "cm" | "mm" | "in";
        /**
         * @description A preset that fills the dimensions; `custom` when they were typed.
         * @enum {string}
         */
        ParcelSize: "small" | "medium" | "large" | "custom";
        /** @enum {string} */
        PackagingType: "box" | "bag" | "envelope" | "tube" | "pallet";
        /**
         * @description Hours of the day in Riyadh.
         * @enum {string}
         */
        DeliveryWindow: "09-12" | "12-16" | "16-21";
        /** Format: int32 */
        Quantity: number;
        /** @description The price as charged, with its components. */
        ShipmentCharge: {
            chargeable_weight: components["schemas"]["WeightGrams"];
            base_fee: components["schemas"]["Money"];
            weight_fee: components["schemas"]["Money"];
            cod_fee: components["schemas"]["Money"];
            remote_area_fee: components["schemas"]["Money"];
            subtotal: components["schemas"]["Money"];
            vat_rate: components["schemas"]["BasisPoints"];
            vat: components["schemas"]["Money"];
            total_fee: components["schemas"]["Money"];
            return_price: components["schemas"]["Money"];
            /** @description What has been paid back to the balance. */
            refunded: components["schemas"]["Money"];
        };
        Shipment: {
            id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            reference_id?: components["schemas"]["ReferenceId"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_status: components["schemas"]["TrackingStatus"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment_status: components["schemas"]["PaymentStatus"];
            payment_type: components["schemas"]["PaymentType"];
            courier: components["schemas"]["CourierSummary"];
            source: components["schemas"]["ShipmentSource"];
            created_at: components["schemas"]["DateTime"];
            /** @description When the status last changed or the courier last scanned it. */
            updated_at: components["schemas"]["DateTime"];
            /**
             * Format: uri-reference
             * @description Where the shipment can be followed.
             */
            tracking_url: string;
            invoice: components["schemas"]["Invoice"];
            /** Format: int32 */
            days_since_created: number;
            /** Format: int32 */
            hours_since_last_update: number;
            delivery_time: components["schemas"]["TransitTime"];
            expected_delivery_on: components["schemas"]["Date"];
            service_type: components["schemas"]["ServiceType"];
            /** @description The sending company's name as printed on the label. */
            company?: components["schemas"]["Line"];
            origin: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
            receiver: components["schemas"]["Receiver"];
            sender: components["schemas"]["Sender"];
            weight: components["schemas"]["WeightGrams"];
            weight_unit: components["schemas"]["WeightUnit"];
            length: components["schemas"]["LengthMillimetres"];
            width: components["schemas"]["LengthMillimetres"];
            height: components["schemas"]["LengthMillimetres"];
            dimension_unit: components["schemas"]["DimensionUnit"];
            size: components["schemas"]["ParcelSize"];
            pieces: components["schemas"]["Pieces"];
            shipment_type: components["schemas"]["ShipmentType"];
            packaging_type: components["schemas"]["PackagingType"];
            shipping_method: components["schemas"]["ShippingMethod"];
            preferred_delivery_day: components["schemas"]["Weekday"];
            preferred_delivery_time: components["schemas"]["DeliveryWindow"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description The value of the goods. */
            price: components["schemas"]["PositiveMoney"];
            note?: components["schemas"]["Paragraph"];
            charge: components["schemas"]["ShipmentCharge"];
            /** @description True until the courier has collected the parcel. */
            cancellable: boolean;
        };
        ShipmentList: {
            data: components["schemas"]["Shipment"][];
            page: components["schemas"]["Page"];
        };
        /** @description Books one price of an open quote and pays it from the balance. */
        ShipmentCreate: {
            quote_id: components["schemas"]["QuoteId"];
            courier_id: components["schemas"]["CourierId"];
            service_type: components["schemas"]["ServiceType"];
            reference_id?: components["schemas"]["ReferenceId"];
            /** @description The sending company's name as printed on the label. */
            company?: components["schemas"]["Line"];
            receiver: components["schemas"]["Receiver"];
            sender: components["schemas"]["Sender"];
            /** @description Grams of all pieces together. */
            weight: components["schemas"]["WeightGrams"];
            weight_unit: components["schemas"]["WeightUnit"];
            length: components["schemas"]["LengthMillimetres"];
            width: components["schemas"]["LengthMillimetres"];
            height: components["schemas"]["LengthMillimetres"];
            dimension_unit: components["schemas"]["DimensionUnit"];
            size: components["schemas"]["ParcelSize"];
            pieces: components["schemas"]["Pieces"];
            shipment_type: components["schemas"]["ShipmentType"];
            packaging_type: components["schemas"]["PackagingType"];
            shipping_method: components["schemas"]["ShippingMethod"];
            /** @description A day that the courier serves. */
            preferred_delivery_day: components["schemas"]["Weekday"];
            preferred_delivery_time: components["schemas"]["DeliveryWindow"];
            payment_type: components["schemas"]["PaymentType"];
            payment_method: components["schemas"]["PaymentMethod"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description The value of the goods. */
            price: components["schemas"]["PositiveMoney"];
            /** @description For the courier. */
            note?: components["schemas"]["Paragraph"];
        };
        /** @description A problem of booking. `insufficient_balance` says how much is missing; the three quote codes and `courier_unavailable` carry a fresh quote to show beside the old one. */
        ShipmentConflict: {
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            /** @enum {string} */
            code: "insufficient_balance" | "quote_expired" | "quote_used" | "quote_mismatch" | "courier_unavailable";
            detail?: components["schemas"]["Paragraph"];
            /** @description How much the balance lacks. */
            shortfall?: components["schemas"]["PositiveMoney"];
            /** @description A fresh quote for the parcel as it was sent. */
            quote?: components["schemas"]["Quote"];
        };
        TrackingEvent: {
            occurred_at: components["schemas"]["DateTime"];
            tracking_status: components["schemas"]["TrackingStatus"];
            /** @description In Saudi Arabia a code of `listCities`; abroad the name as written. */
            city?: components["schemas"]["Line"];
            /** @description The courier's own words, kept as they came. */
            courier_text?: components["schemas"]["Paragraph"];
        };
        /** @description Where a shipment is, without personal data. */
        Tracking: {
            shipment_id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_status: components["schemas"]["TrackingStatus"];
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            origin: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            expected_delivery_on: components["schemas"]["Date"];
            /** @description Newest first. Never changed, only added to. */
            events: components["schemas"]["TrackingEvent"][];
        };
    };
    responses: {
        /** @description The request could not be read: malformed JSON, a wrong content type or a parameter out of bounds. */
        BadRequest: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait. */
        TooManyRequests: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong on the server; nothing was written. */
        InternalError: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot serve yet or any more. */
        NotReady: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        PayloadTooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description E-mail or password is wrong, or a field is missing. */
        InvalidCredentials: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, expired or revoked. */
        Unauthorized: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in this account. */
        NotFound: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing, unknown or against its rule; each is named. */
        Invalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The balance does not suffice, or the quote no longer binds. */
        BookingConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ShipmentConflict"];
            };
        };
        /** @description A field is against its rule, or the idempotency key was used with another body. */
        InvalidBooking: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The shipment can no longer be cancelled. */
        CancelConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
         * @example ar
         */
        AcceptLanguage: string;
        /**
         * @description Says that the request is made signed out; a request with this header carries no bearer.
         * @example public
         */
        Public: "public";
        /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
        Search: components["schemas"]["Line"];
        /**
         * @description How many to return, 25 when left out.
         * @example 25
         */
        Limit: number;
        /** @description The `next_cursor` of the page before. */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description A courier of `listCouriers`.
         * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
         */
        CourierId: components["schemas"]["CourierId"];
        /**
         * @description A quote of this account.
         * @example qte_01jd4a2b3c4d5e6f7g8h9jkmnp
         */
        QuoteId: components["schemas"]["QuoteId"];
        /**
         * @description Chosen by the caller, new for each intended booking. The same key with the same body gives the same answer for 24 hours; with another body 422.
         * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
         */
        IdempotencyKey: string;
        /**
         * @description A shipment of this account.
         * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ShipmentId: components["schemas"]["ShipmentId"];
        /**
         * @description The tracking number of a shipment of this account.
         * @example MZ48205173965
         */
        TrackingNumber: components["schemas"]["TrackingNumber"];
    };
    requestBodies: never;
    headers: {
        /** @description Requests allowed in the window. */
        "RateLimit-Limit": number;
        /** @description Requests left in the window. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window starts anew. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before the next try. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can serve. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["NotReady"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCredentials"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCouriers: {
        parameters: {
            query?: {
                /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only couriers of this tier.
                 * @example gold
                 */
                tier?: components["schemas"]["CourierTier"];
                /**
                 * @description Only couriers that serve this city or country.
                 * @example riyadh
                 */
                area?: components["schemas"]["AreaCode"];
                /**
                 * @description Best rated first when left out.
                 * @example -rating
                 */
                sort?: "rating" | "-rating" | "tier" | "-tier";
                /**
                 * @description How many to return, 25 when left out.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of couriers. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getCourier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier of `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courier. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listEnums: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value sets. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnumList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCreate"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A quote of this account.
                 * @example qte_01jd4a2b3c4d5e6f7g8h9jkmnp
                 */
                quote_id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listShipments: {
        parameters: {
            query?: {
                /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only shipments with this status.
                 * @example pending
                 */
                status?: components["schemas"]["ShipmentStatus"];
                /** @description Only shipments of this courier. */
                courier_id?: components["schemas"]["CourierId"];
                /** @description Only shipments with this payment status. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description Only shipments whose goods are paid this way. */
                payment_type?: components["schemas"]["PaymentType"];
                /** @description Only shipments created from here. */
                source?: components["schemas"]["ShipmentSource"];
                /** @description Only shipments to this city. */
                city?: components["schemas"]["Line"];
                /**
                 * @description Only shipments created on this day or later.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only shipments created on this day or earlier.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description What to sort by, falling with a minus.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "total_fee" | "-total_fee";
                /**
                 * @description How many to return, 25 when left out.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, new for each intended booking. The same key with the same body gives the same answer for 24 hours; with another body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentCreate"];
            };
        };
        responses: {
            /** @description The shipment. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["BookingConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    cancelShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, new for each intended booking. The same key with the same body gives the same answer for 24 hours; with another body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled shipment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CancelConflict"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    trackShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, Arabic when left out. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The tracking number of a shipment of this account.
                 * @example MZ48205173965
                 */
                tracking_number: components["parameters"]["TrackingNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}
