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
         * @description There is one payment for one reference: the same order again answers with the payment as it is by then, another order under the same reference with 409.
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
         * @description The payment as it is now.
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
         * A payment was paid or failed
         * @description Sent to `notification_url`; anything but a 2xx within ten seconds is tried again.
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
        /** @description Not to be guessed; whoever knows it can open the hosted page. */
        PaymentId: string;
        /** @description The merchant's own id of the attempt. */
        Reference: string;
        /** @description An amount above zero in minor units (halalas, cents, fils, pence) of its currency. */
        Money: {
            /** Format: int64 */
            amount: number;
            /** @enum {string} */
            currency: "SAR" | "USD" | "AED" | "GBP" | "EUR";
        };
        /** @enum {string} */
        Method: "credit_card" | "paypal" | "apple_pay";
        /**
         * @description The language that the hosted page begins in.
         * @enum {string}
         */
        Locale: "ar" | "en";
        /**
         * Format: uri
         * @description An http or https address without user name and password.
         */
        Url: string;
        /** Format: date-time */
        Time: string;
        /** @enum {string} */
        Failure: "declined" | "insufficient_funds" | "authentication_failed" | "expired_card" | "cancelled";
        /** @description An attempt to pay. */
        PaymentCreate: {
            reference: components["schemas"]["Reference"];
            amount: components["schemas"]["Money"];
            method: components["schemas"]["Method"];
            /** @description Shown to the payer. */
            description: string;
            locale: components["schemas"]["Locale"];
            success_url: components["schemas"]["Url"];
            failure_url: components["schemas"]["Url"];
            notification_url: components["schemas"]["Url"];
        };
        /** @description A payment as it is at the moment. */
        Payment: {
            id: components["schemas"]["PaymentId"];
            reference: components["schemas"]["Reference"];
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "expired";
            /** @description Why it failed; only where it did. */
            failure?: components["schemas"]["Failure"];
            amount: components["schemas"]["Money"];
            method: components["schemas"]["Method"];
            /** @description What is known of the card; only where one was entered. */
            card?: {
                /** @enum {string} */
                brand: "mada" | "visa" | "mastercard" | "amex";
                last_four: string;
            };
            /** @description The hosted page, in the language of the order; another with `?lang=`. */
            checkout_url: components["schemas"]["Url"];
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
        };
        /** @description Says that something happened to a payment; what, the payment itself says. */
        Notification: {
            /** @description The same when it is sent again. */
            id: string;
            /** @enum {string} */
            type: "payment.paid" | "payment.failed";
            created_at: components["schemas"]["Time"];
            payment_id: components["schemas"]["PaymentId"];
        };
        /** @description An RFC 9457 problem. */
        Problem: {
            /** @description Always the code behind `urn:sandbox-pay:problem:`. */
            type: string;
            title: string;
            /** Format: int32 */
            status: number;
            /** @enum {string} */
            code: "malformed_request" | "unauthorized" | "not_found" | "reference_reused" | "payload_too_large" | "currency_not_supported" | "rate_limited" | "internal_error";
        };
    };
    responses: {
        /** @description The body is not JSON of the documented shape. */
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
        /** @description There is no such payment. */
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
        /** @description The reference belongs to another order. */
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
        /** @description PayPal takes no SAR and no AED. */
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
        /** @description Too many requests. */
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
        /** @description The sandbox failed. */
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
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description The payment that this reference already has. */
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
                /** @description The id that `createPayment` answered with. */
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
    notifyPaymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notification"];
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; sent again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
