// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a payment
         * @description Opens a payment. There is one payment for each reference: sending the same order again returns the payment in its current state; a different order with the same reference is refused with 409.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a payment
         * @description Returns the payment in its current state.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description Refunds all or a part of a paid payment. To repeat a request whose answer was lost, fetch the payment first: `refunded` says what was already given back.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a payment with a saved card
         * @description Charges the card without the payer, and returns the payment with its outcome. Sending the same charge again returns the payment in its current state; a different charge with the same id or reference is refused with 409.
         */
        post: operations["chargeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-cards/{card_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a saved card
         * @description The card can no longer be charged.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    paymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment has changed
         * @description Sent to `notification_url`. Any response other than a 2xx within ten seconds counts as a failure, and the notification is sent again.
         */
        post: operations["notifyPaymentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Identifies a payment. It cannot be guessed; anyone who knows it can open the hosted page. */
        PaymentId: string;
        /** @description Identifies a saved card of this merchant. */
        TokenId: string;
        /** @description A saved card. */
        Token: {
            id: components["schemas"]["TokenId"];
            /** @description Last month in which the card can be used, as `YYYY-MM`. */
            expires: string;
        };
        /** @description What the hosted page asks for when the method is `credit_card`. The payer may type digits in either script, with spaces and dashes; this is what the page makes of it. Only the page receives it: no operation takes a card, and none returns one. */
        Card: {
            /** @description Name of the holder, as on the card. It has at least one letter, in any script. */
            name: string;
            /** @description Number of the card: 15 digits for American Express, whose numbers begin with 34 or 37, otherwise 16. The last digit is the check digit by the Luhn formula (ISO/IEC 7812-1). The first digits name a brand that `Payment.card` has. */
            number: string;
            /** @description Last month in which the card can be used, as `YYYY-MM`. It is not in the past, in UTC. */
            expiry: string;
            /** @description Security code of the card: four digits for American Express, otherwise three. */
            security_code: string;
        };
        /** @description The merchant's own id for the attempt to pay; unique for the merchant. */
        Reference: string;
        /** @description An amount greater than zero, with its currency. */
        Money: {
            /**
             * Format: int64
             * @description The amount in minor units of its currency (halalas, cents, fils, pence).
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency: `SAR`, `USD`, `AED`, `GBP` or `EUR`.
             * @enum {string}
             */
            currency: "SAR" | "USD" | "AED" | "GBP" | "EUR";
        };
        /**
         * @description How the payer pays.
         * @enum {string}
         */
        Method: "credit_card" | "paypal" | "apple_pay";
        /**
         * @description Initial language of the hosted page: `ar` for Arabic, `en` for English.
         * @enum {string}
         */
        Locale: "ar" | "en";
        /**
         * Format: uri
         * @description An http or https URL without user name or password.
         */
        Url: string;
        /**
         * Format: date-time
         * @description A point in time in RFC 3339 format, in UTC.
         */
        Time: string;
        /**
         * @description Why a payment failed.
         * @enum {string}
         */
        Failure: "declined" | "insufficient_funds" | "authentication_failed" | "expired_card" | "cancelled";
        /** @description Text that is shown to the payer. */
        Description: string;
        /** @description A payment to open. */
        PaymentCreate: {
            reference: components["schemas"]["Reference"];
            /** @description Amount to pay. */
            amount: components["schemas"]["Money"];
            method: components["schemas"]["Method"];
            description: components["schemas"]["Description"];
            locale: components["schemas"]["Locale"];
            /** @description Where to send the browser once the payment is paid. */
            success_url: components["schemas"]["Url"];
            /** @description Where to send the browser if the payment fails or is cancelled. */
            failure_url: components["schemas"]["Url"];
            /** @description Where to send notifications about the payment. */
            notification_url: components["schemas"]["Url"];
            /** @description Whether to save the card that pays; false by default. Ignored for other methods. */
            save_card?: boolean;
        };
        /** @description A payment to take with a saved card. */
        Charge: {
            /** @description Id of the payment, chosen by the merchant. */
            id: components["schemas"]["PaymentId"];
            reference: components["schemas"]["Reference"];
            /** @description Amount to charge. */
            amount: components["schemas"]["Money"];
            /** @description The saved card to charge. */
            token: components["schemas"]["TokenId"];
            description: components["schemas"]["Description"];
            /** @description Where to send notifications about the payment. */
            notification_url: components["schemas"]["Url"];
        };
        /** @description Part of a payment to give back. */
        RefundCreate: {
            /**
             * Format: int64
             * @description Amount in minor units of the payment's currency, at most what was not taken back yet.
             */
            amount: number;
        };
        /**
         * Format: int64
         * @description An amount in minor units of the payment's currency.
         */
        TakenBack: number;
        /** @description A payment in its current state. */
        Payment: {
            id: components["schemas"]["PaymentId"];
            reference: components["schemas"]["Reference"];
            /**
             * @description State of the payment.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "expired";
            /** @description Why the payment failed; present only if it did. */
            failure?: components["schemas"]["Failure"];
            /** @description Amount to pay. */
            amount: components["schemas"]["Money"];
            /** @description Amount that the merchant has given back so far. */
            refunded: components["schemas"]["TakenBack"];
            /** @description Amount that the payer's bank has taken back so far. */
            charged_back: components["schemas"]["TakenBack"];
            method: components["schemas"]["Method"];
            /** @description Details of the card; present only if one was entered. */
            card?: {
                /**
                 * @description Card scheme: `mada`, `visa`, `mastercard` or `amex`.
                 * @enum {string}
                 */
                brand: "mada" | "visa" | "mastercard" | "amex";
                /** @description Last four digits of the card number. */
                last_four: string;
            };
            /** @description The saved card; present only if the order requested it and was paid by card. */
            token?: components["schemas"]["Token"];
            /** @description Address of the hosted page, in the language of the order; absent for a charge. Add `?lang=` for another language. */
            checkout_url?: components["schemas"]["Url"];
            /** @description When the payment was opened. */
            created_at: components["schemas"]["Time"];
            /** @description When the payment expires unless it is paid. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description A notification that a payment has changed. To learn how it changed, fetch the payment. */
        Notification: {
            /** @description Identifies the notification. It stays the same when the notification is sent again. */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "payment.paid" | "payment.failed" | "payment.refunded" | "payment.charged_back";
            /** @description When it happened. */
            created_at: components["schemas"]["Time"];
            /** @description The payment that has changed. */
            payment_id: components["schemas"]["PaymentId"];
        };
        /** @description A problem in the format of RFC 9457. */
        Problem: {
            /** @description Kind of problem: `urn:sandbox-pay:problem:` followed by the code. */
            type: string;
            /** @description Short summary of the problem, in English. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number;
            /**
             * @description Machine-readable code of the problem.
             * @enum {string}
             */
            code: "malformed_request" | "unauthorized" | "not_found" | "reference_reused" | "not_refundable" | "payload_too_large" | "currency_not_supported" | "rate_limited" | "internal_error";
        };
    };
    responses: {
        /** @description The body is not valid JSON or does not match the schema. */
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
        /** @description The secret key is missing or wrong. */
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
        /** @description There is no such payment or token. */
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
        /** @description The reference was already used for another order. */
        Conflict: {
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
        /** @description The payment is not paid, or less than the amount is left of it. */
        NotRefundable: {
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
        /** @description The body is larger than 16 KiB. */
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
        /** @description PayPal does not support SAR or AED. */
        Unprocessable: {
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
        /** @description Too many requests; wait before trying again. */
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
        /** @description An error in the sandbox provider. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Number of requests allowed in the current window. */
        "RateLimit-Limit": number;
        /** @description Number of requests left in the current window. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the next window starts. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The payment to open. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description The existing payment with this reference. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The new payment. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id returned by `createPayment`. */
                payment_id: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id returned by `createPayment`. */
                payment_id: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        /** @description The amount to give back. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCreate"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotRefundable"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    chargeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The charge. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Charge"];
            };
        };
        responses: {
            /** @description The existing payment with this id. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The new payment. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a payment's `token`. */
                card_id: components["schemas"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card was forgotten. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    notifyPaymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The notification. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notification"];
            };
        };
        responses: {
            /** @description The notification was accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The notification was not accepted; it is sent again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
