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
         * Check whether the server is running
         * @description Responds as long as the process is running. Does not access the database.
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
         * Check whether the server is ready
         * @description Checks the database. Load balancers should send traffic only while this returns 200.
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
    "/dev/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sent messages
         * @description In demo mode, returns the messages that would have been sent, newest first. In any other mode, 404.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-shipments/{shipment_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a test shipment along
         * @description Takes the place of the courier, whom a shipment of a test key never reaches: the shipment moves on as if the courier had reported this now. The key must be a test key, and needs the scope `shipments_write`.
         */
        post: operations["moveTestShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the key's account
         * @description Returns the account that the key acts for and what the key may do. Other systems can use it to test their keys.
         */
        get: operations["getIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-notifications/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a payment notification
         * @description Called by the payment provider when a payment has changed. The content is only a hint: the payment is fetched from the provider and checked before anything is credited. However often a notification is sent, the balance is credited once.
         */
        post: operations["receivePaymentNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/salla/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a delivery from Salla
         * @description Called by Salla with any of its events. `X-Salla-Signature` must be the hex HMAC-SHA256 of the raw body with the store's secret, or `Authorization` the secret itself; a delivery without either is refused, whatever security strategy it claims. What is authenticated is kept and answered with 200, whatever it says, and worked on afterwards. The same bytes within seven days have one effect.
         */
        post: operations["receiveSallaDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/zid/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a delivery from Zid
         * @description Called by Zid with any of its events. `Authorization` must have the store's user name and secret (HTTP Basic). What is authenticated is kept and answered with 200, whatever it says, and worked on afterwards, so that Zid never counts a failure because of what it sent. The same bytes within seven days have one effect.
         */
        post: operations["receiveZidDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys
         * @description Returns the account's API keys, newest first, without their secrets. The newest beyond the limit of the account's plan are paused: requests with them are refused with `paused_by_plan`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Returns the secret, once only. The account is notified by a message. The account's plan limits the number of keys, and that of test keys in the same way.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/api-keys/{client_key}": {
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
         * Revoke an API key
         * @description The key stops working, with any of its secrets, and disappears from the list. The account is notified by a message.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/api-keys/{client_key}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key's secret
         * @description Returns the new secret, once only. The previous secret stays valid for `grace_hours`; with 0 it becomes invalid immediately. At most one secret is valid besides the new one: any secret from an earlier rotation becomes invalid. The account is notified by a message.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/api-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of the API keys
         * @description Returns what the account's API keys, test keys among them, asked for in the last 30 days, newest first. Each request with a key and its right secret has one entry, also if it was refused; it appears within a few seconds. Requests with another secret have none, because nobody has proved whose they are, nor do requests that are refused before the key is looked at: to paths that do not exist, and beyond the limit of their address.
         */
        get: operations["listApiRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/api-requests.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the requests of the API keys
         * @description Returns every entry of `listApiRequests` that matches the filters, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and results are in the reader's language, dates and times in the Riyadh time zone.
         */
        get: operations["exportApiRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what needs attention
         * @description Returns what the account should act on, as it stands now. What concerns money comes first, in the order of `AttentionKind`; within a kind, the oldest comes first. An item disappears when its cause does. Items that were snoozed or marked as done are left out until the time is over or the same arises again, with a later `since`.
         */
        get: operations["listAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/attention/{attention_id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an item as done
         * @description Leaves the item out of the list until the same arises again. Repeating it changes nothing.
         */
        post: operations["finishAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/attention/{attention_id}/mark": {
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
         * Put an item back
         * @description Undoes `snoozeAttention` and `finishAttention`. Succeeds also if the item is in the list.
         */
        delete: operations["restoreAttention"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/attention/{attention_id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Snooze an item
         * @description Leaves the item out of the list for some days, unless the same arises again before. An item that was snoozed or marked as done can be snoozed anew.
         */
        post: operations["snoozeAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code again
         * @description Sends a new code, once `resend_in` seconds have passed. The previous code becomes invalid.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/device-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code that makes the device known
         * @description Sends a code to a verified e-mail or phone. A device that is known signs in however many wrong passwords strangers have sent. The response is the same if no account has the e-mail or phone.
         */
        post: operations["requestDeviceCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the device known by code
         * @description Returns a token to send with `signIn`, which still needs the password.
         */
        post: operations["confirmDeviceCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends a code to a verified e-mail or phone. The response is the same if no account has it. Another request for the same e-mail or phone within two minutes is 429.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/forgotten-password/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a password reset by code
         * @description Returns a token that can set a new password once.
         */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password. Ends every session and known device of the account, and lifts all waits for it. Revokes its API keys, unless the request keeps them.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a registration
         * @description The first of four steps: who is registering. The token belongs to this registration and cannot be used for anything else.
         */
        post: operations["startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a registration
         * @description Returns the state of the registration, so that it can be continued after a reload.
         */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/registration/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the account data
         * @description The second step. Sends a code through the chosen channel. If that e-mail or phone is already verified by another account, its owner is told instead, and the response is the same.
         */
        put: operations["updateRegistrationAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/registration/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the client data
         * @description Repeats the first step. Possible until the registration is complete.
         */
        put: operations["updateRegistrationClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/registration/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a registration by code
         * @description The third step. Confirms the code that was sent.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/registration/extra": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a registration
         * @description The fourth step: the address. Opens the account and signs in. If another account has verified the same e-mail or phone in the meantime, the error is `already_registered`; an unverified one does not block the registration.
         */
        post: operations["completeRegistration"];
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
         * @description Starts a session, or sends a code if the account has the second step on. An unknown login and a wrong password get the same response in the same time. After several wrong passwords the waits grow (429, `Retry-After`), and a try before their end is not judged. They are counted by login and network address, and by login alone; a known device is counted apart. To make a device known, use `requestDeviceCode`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auth/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm sign-in by code
         * @description The second step of sign-in: confirms the code that was sent.
         */
        post: operations["confirmSignIn"];
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
         * @description Ends the session; its token becomes invalid.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/auto-top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show automatic top-up
         * @description Returns the settings of the balance that fills itself, what it took today, and why it stopped if it did.
         */
        get: operations["getAutoTopUp"];
        /**
         * Change automatic top-up
         * @description Turns it on, changes it, or turns it off. Turning it on or changing it requires a confirmed session, and the owner gets a message; turning it off requires neither. While it is on, a balance below the threshold is topped up within minutes by the saved payment method, one payment at a time, never beyond the daily cap. After a payment that brings nothing, the next one waits for 15 minutes; after two in a row it stops, and the owner gets a message.
         */
        put: operations["updateAutoTopUp"];
        post?: never;
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
         * @description Returns the account's balance and its totals.
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
    "/website/balance/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the balance movements
         * @description Returns the account's ledger with the balance after each movement, newest first by default.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/balance/transactions/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the balance movements
         * @description Returns every movement that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals.
         */
        post: operations["downloadTransactions"];
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
         * @description Returns the Saudi cities that can be chosen, with their regions.
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
    "/website/checkout/{payment_reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the outcome of a payment
         * @description For the checkout pages, whether signed in or signed out. Available for 24 hours to anyone who has the payment's reference from the payment provider's redirect. Contains nothing that identifies a person.
         */
        get: operations["getPaymentOutcome"];
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
         * @description Returns every country with its calling code.
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
    "/website/courier-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the rules for choosing a courier
         * @description Returns the account's rules in their order, with what keeps any of them from working.
         */
        get: operations["getCourierRules"];
        /**
         * Save the rules for choosing a courier
         * @description Replaces the whole list, unless another device has saved it since it was read. In that case the version does not match, and nothing is changed. The first rule that is switched on and whose conditions all hold chooses the courier; if its outcome is impossible, none is chosen. Without such a rule, the lowest price is. Rules apply where no person chooses the courier.
         */
        put: operations["updateCourierRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/courier-rules/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the rules about a quote
         * @description Says which price of a quote the account's rules choose for a shipment created from the website or for an order of a store, and why. Nothing is booked, and any other price can be booked all the same.
         */
        post: operations["chooseCourier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/courier-rules/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try rules on the last shipments
         * @description Says what the given rules would choose for the account's last 100 shipments at today's prices, why, and what would differ. Nothing is saved, booked or charged.
         */
        post: operations["tryCourierRules"];
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
         * @description Returns the couriers that can be booked. With `origin`, `destination` and `weight`, each has its cheapest price for that parcel, or the reason why it does not take it.
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
         * @description Returns a courier with all its rate cards.
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
    "/website/couriers/{courier_id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ratings of a courier
         * @description Returns the ratings that accounts gave the courier for shipments of their own, newest first by default, with a summary of all of them.
         */
        get: operations["listCourierRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers/{courier_id}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the branches of a courier
         * @description Returns branches, the nearest first if `near` is given, otherwise by city.
         */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers/{courier_id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the photos of a courier
         * @description Returns the photos with small previews.
         */
        get: operations["listCourierPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers/{courier_id}/photos/{photo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a photo of a courier
         * @description Returns the whole photo.
         */
        get: operations["getCourierPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers/{courier_id}/price-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what changed in the prices of a courier
         * @description Returns the last 100 changes of the courier's rate cards within a year, newest first: services and lanes that were added or removed, each number that changed, the codes that lists gained or lost, and that the notes were reworded. Quotes given before a change keep the old price.
         */
        get: operations["listPriceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/couriers/{courier_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the prices of a courier
         * @description Returns the price of parcels of usual weights for each service and lane, each computed as a quote would compute it.
         */
        get: operations["listCourierPrices"];
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
         * List the sets of values
         * @description Returns every closed set of values, with the names of the values.
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
    "/website/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the favorites
         * @description Returns the couriers that the account has marked as favorites, in the order they were added.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/favorites/{courier_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add or change a favorite
         * @description Adds the courier to the favorites if it is not among them, and makes it the default courier or an ordinary favorite if the body says so. Repeating it changes nothing. An account can have at most 200 favorites and one default courier.
         */
        put: operations["saveFavorite"];
        post?: never;
        /**
         * Remove a favorite
         * @description Removes the courier from the favorites; it is no longer the default courier either. Succeeds also if the courier is not a favorite.
         */
        delete: operations["deleteFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the import batches
         * @description Returns the account's batches, newest first.
         */
        get: operations["listImportBatches"];
        put?: never;
        /**
         * Create an import batch from a file
         * @description Takes a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 10 MiB and 10,000 rows. The server reads it in the background; `getImportBatch` reports the progress. What cannot be read is told in the batch. Nothing is booked before `bookImportBatch`. The same file sent again makes another batch, whose rows are recognised as those that were booked.
         */
        post: operations["createImportBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an import batch from shipments, drafts or orders
         * @description Makes a row of each shipment, to send the same once more, or of each draft or order of a store, to book it. Its columns need no matching. A copied shipment has no reference. A draft is deleted when its row is booked. What the account does not have is left out, and so are orders that are booked or cancelled; if none is left, the response is 409.
         */
        post: operations["createImportBatchFromShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an import batch
         * @description Returns a batch of this account. While the server is at work on it, poll at most once a second.
         */
        get: operations["getImportBatch"];
        put?: never;
        post?: never;
        /**
         * Delete an import batch
         * @description Deletes the batch with its rows. Shipments that were booked from it stay.
         */
        delete: operations["deleteImportBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book an import batch
         * @description Books the priced rows in the order of the file, each with its charge at the fixed price, and each once. It goes on without the caller; `getImportBatch` reports the progress. At the first row that the balance does not cover, the batch becomes `waiting`; after a top-up, the same operation books the rest. It also continues a batch that was stopped.
         */
        post: operations["bookImportBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Match the columns of an import batch
         * @description Confirms what the columns mean, joins further lines of orders to their first rows, and starts the check of all rows. It is remembered for files with the same headings. It can be changed until the first row is booked; corrections of rows are then lost.
         */
        put: operations["updateImportColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct all rows alike
         * @description Changes a text in every row that has it, except those that are booked. A further line of an order has an empty text only in what concerns its product. They are checked in the background if they are many; the batch says so.
         */
        post: operations["correctImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose couriers for an import batch
         * @description Chooses a courier for every row that is ready, and fixes its price. A courier that cannot take a parcel, or whose demands on the sender or the day are not met, is passed over; a row without a courier says why. The prices hold for a day, and once booking has begun, until it ends.
         */
        put: operations["priceImportBatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import batch
         * @description Returns rows in the order of the file. Until the columns are matched, their cells are those that were guessed.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/rows-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the rows of an import batch
         * @description Returns the columns of the file in their order, with the corrections, followed by `error`, which says what is wrong; for all rows also by their tracking number, courier and price. Joined rows follow the first row of their order, also if it was not booked, and have its tracking number. The file can be sent again. No spreadsheet evaluates its cells.
         */
        post: operations["downloadImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/rows/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a row of an import batch
         * @description Changes cells of a row that is not booked, or leaves it out, or has it booked although it is repeated. The row is checked at once, with all rows of its order. If the batch was priced, it is `checked` again.
         */
        put: operations["updateImportRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-batches/{batch_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the booking of an import batch
         * @description Stops between two rows. What is booked stays; `bookImportBatch` continues.
         */
        post: operations["stopImportBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a template for import files
         * @description Returns a file with a column for each field and one example row. In a workbook, columns with a fixed set of values have a list of them, and phones are text.
         */
        post: operations["downloadImportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoice-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a file with all invoices of a month
         * @description Starts a PDF with all invoices and credit notes of a month, in the order of their numbers. The server makes it in the background; `getInvoiceFile` reports the progress. A file holds at most 1,000 documents.
         */
        post: operations["createInvoiceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoice-files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the progress of a month's invoices
         * @description Returns a file of this account. Poll at most once a second.
         */
        get: operations["getInvoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoice-files/{file_id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download all invoices of a month
         * @description Returns one PDF with the pages of all documents.
         */
        post: operations["downloadInvoiceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invoices and credit notes
         * @description Returns the account's tax documents, newest first, with the sums of all that match. There is an invoice for each charge and a credit note for each amount given back. The search covers numbers and tracking numbers.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoices/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the list of invoices and credit notes
         * @description Returns every document that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals; those of credit notes are negative, so that the columns add up.
         */
        post: operations["downloadInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an invoice or credit note
         * @description Returns a tax document of this account.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoices/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download an invoice or credit note
         * @description Returns the document as a PDF in Arabic and English, with the QR code of phase 1 of e-invoicing. The file is made when it is first asked for and is the same, byte for byte, ever after.
         */
        post: operations["downloadInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/invoices/{number}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the XML of an invoice or credit note
         * @description Returns the document as UBL 2.1. A document has its XML, with its UUID, its counter and the hash of the document before it, shortly after it was issued; until then the answer is 409.
         */
        post: operations["downloadInvoiceXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/label-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a label batch
         * @description Starts a file with the labels of several shipments. The server makes it in the background; `getLabelBatch` reports the progress. Each piece of a shipment has its own label, and a file holds at most 2,000. Cancelled shipments and shipments that this account does not have are left out; if none is left, the response is 409.
         */
        post: operations["createLabelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/label-batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the progress of a label batch
         * @description Returns a batch of this account. Poll at most once a second.
         */
        get: operations["getLabelBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/label-batches/{batch_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a batch of labels
         * @description Returns one PDF with a label on each page. It shows the shipments as they were when it was made.
         */
        post: operations["downloadLabelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/parcel-presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the parcel presets
         * @description Returns the parcels that the account sends often, sorted by name. The newest beyond the limit of the account's plan are paused.
         */
        get: operations["listParcelPresets"];
        put?: never;
        /**
         * Save a parcel preset
         * @description Saves a parcel's weight, dimensions, packaging and type under a name. Each has a different name. The account's plan limits their number.
         */
        post: operations["createParcelPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/parcel-presets/{preset_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a parcel preset
         * @description Returns a parcel preset of this account.
         */
        get: operations["getParcelPreset"];
        /**
         * Change a parcel preset
         * @description Replaces what was saved.
         */
        put: operations["updateParcelPreset"];
        post?: never;
        /**
         * Delete a parcel preset
         * @description Removes it from the list. Existing shipments do not change.
         */
        delete: operations["deleteParcelPreset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans
         * @description Returns the three plans with their prices and limits. The operator sets the prices.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved payment methods
         * @description Returns the cards that were saved with `TopUpCreate.save_payment_method`, newest first. A card that is saved again takes the place of the same card. An account can have at most ten.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/payment-methods/{payment_method_id}": {
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
         * Delete a saved payment method
         * @description Has the payment provider forget the card, then removes it from the list. If automatic top-up uses it, that is turned off. A payment that is under way goes on. If the provider does not respond, nothing is deleted.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Returns the account's products, newest first by default. The search covers the SKU and both names: each word must match the start of a word in them, the start of a part of one, or the last four digits of a long number. Punctuation within words and the article «ال» make no difference. Prices are sorted by their figure, whatever the currency.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description Adds a product. No two have the same SKU, not even if one is archived. The account's plan limits their number.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several products
         * @description Gives several products the same value in some fields, archives or restores them; all of them or none. An id of no product of this account is 422.
         */
        post: operations["updateProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download products
         * @description Returns every product that matches the filter, without photos, as CSV (RFC 4180, in UTF-8 with a byte order mark) or as an Excel workbook. Headings and values are in the reader's language. `importProducts` takes the file back, also when it was changed in a spreadsheet.
         */
        post: operations["downloadProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products/file-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a file with products
         * @description Takes a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 5 MiB and 10,000 rows, and says what `importProducts` would do with it. Nothing is changed. Columns are known by their headings, in Arabic and English, in any order, also those of the exports of stores; products by their SKU. An empty cell leaves what the product has.
         */
        post: operations["checkProductFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import products from a file
         * @description Adds and changes what `checkProductFile` said of the same file, all at once; refused rows are left out. If the products were changed in between so that the file would do something else, nothing is done.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a product
         * @description Returns a product of this account.
         */
        get: operations["getProduct"];
        /**
         * Change a product
         * @description Replaces all of its fields; those that are left out are removed. The photo and whether it is archived stay. A product that a shipment has keeps its SKU, because the shipment names it: another one is 422. Existing shipments do not change.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description Removes a product that no shipment has. One that was used can be archived with `updateProducts`.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/products/{product_id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the photo of a product
         * @description Returns the whole photo. A product without one is 404.
         */
        get: operations["getProductPhoto"];
        put?: never;
        /**
         * Set the photo of a product
         * @description Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, scaled down to at most 1000 pixels a side, and stripped of everything but the picture itself.
         */
        post: operations["updateProductPhoto"];
        /**
         * Remove the photo of a product
         * @description The product itself does not change. It is also returned if it had no photo.
         */
        delete: operations["deleteProductPhoto"];
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
         * Show the profile
         * @description Returns the account that the token belongs to.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description Replaces names, address and preferences. Optional fields that are left out are cleared. E-mail, phone and password have their own operations.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activity log
         * @description Returns what was done with the account in the last year, newest first by default. Each request that changed something has one entry, also if it was repeated with its idempotency key; refused sign-ins and codes have one too. Not recorded are prices asked for, drafts and answers saved while they are typed, and files of labels downloaded. What the server does by itself is in the ledger and in each shipment's tracking history.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/activity/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the activity log
         * @description Returns every entry that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and actions are in the reader's language, dates and times in the Riyadh time zone.
         */
        post: operations["downloadActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Ends every session and deletes everything except what tax law requires: the ledger, and each shipment with its price but without the people and addresses in it. The e-mail and phone can be used for a new account. Refused with a list of what is open, while anything is owed by the account or to it, or is on its way.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the session by password
         * @description For ten minutes the session can then use the operations that answer 403 `confirmation_required`. A new session is confirmed by its sign-in.
         */
        post: operations["confirmByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/confirmation/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the session by code
         * @description Has the same effect as `confirmByPassword`.
         */
        post: operations["confirmByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/confirmation/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code to confirm the session
         * @description Sends a code to the account's verified e-mail or phone.
         */
        post: operations["requestConfirmationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the account's data
         * @description Returns everything stored about the account, as one file. Limited to a number of downloads an hour.
         */
        post: operations["downloadProfileData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail
         * @description Sets the e-mail as unverified and sends a code to it. Requires the password.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Requires the current password. Ends every other session of the account.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone
         * @description Sets the phone as unverified and sends a code to it. Requires the password.
         */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the account's picture
         * @description Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, cropped to a square of 144 pixels, and stripped of everything but the picture itself.
         */
        post: operations["updateProfilePicture"];
        /**
         * Remove the account's picture
         * @description The web app shows initials instead.
         */
        delete: operations["deleteProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the second step
         * @description Turns the second step of sign-in on, or off if no channel is given. Requires a confirmed session. The owner gets a message.
         */
        put: operations["updateSecondStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions
         * @description Returns where the account is signed in, the most recently used session first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session except the current one.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/sessions/{session_id}": {
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
         * End a session
         * @description Ends the session; its token becomes invalid.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code for an e-mail or phone
         * @description Sends a code to the profile's e-mail or phone, if it is not verified yet.
         */
        post: operations["requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/profile/verification/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail or phone by code
         * @description Once verified, it can be used to sign in and belongs to this account only.
         */
        post: operations["confirmVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the questionnaire
         * @description Returns the company's answers so far, and whether to offer the questionnaire.
         */
        get: operations["getQuestionnaire"];
        /**
         * Save a draft of the answers
         * @description Saves the answers given so far, replacing the previous draft, so that they can be continued on any device.
         */
        put: operations["updateQuestionnaire"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/questionnaire/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the questionnaire
         * @description The questionnaire is not offered again. It can still be answered.
         */
        post: operations["dismissQuestionnaireOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/questionnaire/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the questionnaire
         * @description Submits complete answers. They replace earlier answers and the draft.
         */
        post: operations["submitQuestionnaire"];
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
         * @description Prices the parcel with every courier, or with those named. For a courier that cannot take it, the reason is given.
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
         * @description Returns a quote of this account as it was given. Balances after purchase are based on the current balance.
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
    "/website/rating-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments to rate
         * @description Returns up to five shipments that were delivered in the last 14 days and have not been rated, newest first.
         */
        get: operations["listRatingInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved receivers
         * @description Returns the account's saved receivers, sorted by name. The search covers name, phone, company and city. The newest beyond the limit of the account's plan are paused.
         */
        get: operations["listSavedReceivers"];
        put?: never;
        /**
         * Save a receiver
         * @description Saves a receiver for later shipments. No two have the same name and phone. The account's plan limits their number.
         */
        post: operations["createSavedReceiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/receivers/{receiver_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a saved receiver
         * @description Returns a saved receiver of this account.
         */
        get: operations["getSavedReceiver"];
        /**
         * Change a saved receiver
         * @description Replaces what was saved.
         */
        put: operations["updateSavedReceiver"];
        post?: never;
        /**
         * Delete a saved receiver
         * @description Removes it from the list. Existing shipments do not change.
         */
        delete: operations["deleteSavedReceiver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipment-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the drafts
         * @description Returns shipments that have been started but not booked, the last changed first.
         */
        get: operations["listShipmentDrafts"];
        put?: never;
        /**
         * Create a draft
         * @description Saves a shipment as far as it is filled in, so that it can be continued on any device. An account can have at most 50 drafts.
         */
        post: operations["createShipmentDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipment-drafts/{draft_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a draft
         * @description Returns a draft of this account.
         */
        get: operations["getShipmentDraft"];
        /**
         * Save a draft
         * @description Replaces the draft, unless another device has saved it since it was read. In that case the version does not match, and nothing is changed.
         */
        put: operations["updateShipmentDraft"];
        post?: never;
        /**
         * Delete a draft
         * @description Deletes the draft for every device.
         */
        delete: operations["deleteShipmentDraft"];
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
         * @description Returns the account's shipments, newest first by default. The search covers the tracking number, the reference, the receiver's name, company, phone, e-mail and city, the sending company and the product. Each word searched for must match the start of a word in these fields, the start of a part of one, or the last four digits of a number. Punctuation within words, the article «ال» before words in these fields, the country code or leading 0 of a phone number, and the space in «عبد الله» make no difference.
         */
        get: operations["listShipments"];
        put?: never;
        /**
         * Create a shipment
         * @description Books one price of an open quote and charges it to the balance. Either both happen or neither.
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
         * @description Returns a shipment of this account.
         */
        get: operations["getShipment"];
        /**
         * Edit a shipment
         * @description Changes whatever does not affect the price, until the courier has collected the parcel: the receiver and the address within the same city, the order, and the preferred delivery time. To change anything else, cancel the shipment and create another. Optional fields that are left out are removed.
         */
        put: operations["updateShipment"];
        /**
         * Attach a file to a shipment
         * @description Attaches a picture or PDF of the goods, at most 5 MiB, replacing any previous file. The file's type is determined from its bytes. A picture (PNG, JPEG or WebP, at most 40 megapixels) is rotated upright, scaled down to at most 2000 pixels a side, stripped of everything but the picture itself, and stored as WebP. A PDF of at most 500 pages is written anew with nothing but its pages, so its metadata, outline and signatures are not kept. One with scripts, actions other than links, or embedded files is refused, and so is one that is encrypted or damaged.
         */
        post: operations["updateShipmentAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipments/{shipment_id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the file of a shipment
         * @description Returns the picture or PDF attached to a shipment of this account.
         */
        get: operations["getShipmentAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove the file of a shipment
         * @description The shipment itself does not change. It is also returned if it had no file.
         */
        delete: operations["deleteShipmentAttachment"];
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
         * @description Cancels a shipment that the courier has not collected yet and refunds everything that was charged. If it later turns out that the courier had already collected it, the shipment stays cancelled and the charge refunded; cash on delivery that the courier still collects is owed as for any other shipment.
         */
        post: operations["cancelShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipments/{shipment_id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the label or the waybill of a shipment
         * @description Returns one PDF; a label has one page for each piece. It shows the shipment as it is at the time of the request, for example with an address that the receiver has since completed.
         */
        post: operations["downloadShipmentLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/shipments/{shipment_id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the rating of a shipment
         * @description Returns this account's rating of the shipment's courier, or whether and until when one can be given.
         */
        get: operations["getShipmentRating"];
        /**
         * Change a rating
         * @description Replaces this account's rating of the shipment's courier, within 60 days of the shipment's end.
         */
        put: operations["updateRating"];
        /**
         * Rate the courier of a shipment
         * @description Rates the courier that carried the shipment, once for each shipment and within 60 days of its end. Everybody sees the rating, but not who gave it.
         */
        post: operations["createRating"];
        /**
         * Delete a rating
         * @description Deletes this account's rating of the shipment's courier, at any time.
         */
        delete: operations["deleteRating"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the monthly statements
         * @description Returns the opening and closing balance of each month since the account was opened, newest first.
         */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a monthly statement
         * @description Returns the movements of the balance in a month by kind, and cash on delivery apart from them.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/statements/{month}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the movements of a monthly statement
         * @description Returns every movement of the month, oldest first, between a row with the opening balance and one with the closing balance, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals.
         */
        post: operations["downloadStatementMovements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/statements/{month}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a monthly statement
         * @description Returns the statement as a PDF in Arabic and English. It lists the movements of the month one by one if there are at most 1,000, otherwise their sums by kind; `downloadStatementMovements` always lists them all.
         */
        post: operations["downloadStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up the balance
         * @description Opens a payment with the payment provider and returns the address of its page. Card data are entered there and never sent to this API. The balance is credited once the provider reports that the money was paid. If the top-up names a plan, its change is posted together with the credit, provided that it still costs what was seen.
         */
        post: operations["createTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/top-ups/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways to top up the balance
         * @description Returns the payment provider's methods, with the currencies of each, their limits and today's rate.
         */
        get: operations["getTopUpOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/top-ups/{top_up_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a top-up
         * @description Returns a top-up of this account in its current state.
         */
        get: operations["getTopUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/top-ups/{top_up_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a top-up again
         * @description First asks the payment provider for the outcome of the last attempt. If it was paid, the balance is credited and nothing is charged again. If it is still open, the same payment page is returned. If it failed or expired, a new attempt begins at today's rate. The request states the credit that the person has seen; if the attempt would bring another, nothing is opened and the answer is `credit_changed`. An automatic top-up cannot be tried again and is `not_allowed`.
         */
        post: operations["retryTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the subscription
         * @description Returns the account's plan, what will be charged next, and what the account uses of each limit. Nothing beyond a limit is deleted: the newest items are paused. They can be read and deleted, but not changed or used, until the account has fewer or a higher plan.
         */
        get: operations["getSubscription"];
        put?: never;
        /**
         * Change the plan
         * @description Subscribes to a plan, changes it, or cancels it (`basic`). A higher tier, or a longer period of the same tier, is charged to the balance and starts today, with a credit note for the unused days of the paid period. Any other change takes effect when the paid period ends, and replaces one scheduled earlier. During the days of grace, choosing the unpaid plan pays it from the end of the last period; any other plan starts today, and to `basic` takes effect at once.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of plan
         * @description Returns what a change would do and cost today, to the halala. The documents issued by `changePlan` on the same day say the same.
         */
        post: operations["previewPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/subscription/scheduled-change": {
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
         * Keep the plan
         * @description Withdraws the scheduled change or cancellation, so that the plan is renewed as it is. If nothing is scheduled, nothing changes.
         */
        delete: operations["resumePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns a delivery as it came, with its secrets masked.
         */
        get: operations["getStoreDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Reads a delivery once more, as deliveries are read today, and says what became different. Later deliveries still count for more. For company accounts.
         */
        post: operations["replayStoreDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of the stores
         * @description Returns the orders that the account's stores have sent, the newest first by default. The search covers the number, the receiver's name, phone, e-mail and city, and the names and codes of the products; words match as in `listShipments`. For company accounts.
         */
        get: operations["listStoreOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the orders of the stores
         * @description Returns how many orders are in each state. For company accounts.
         */
        get: operations["countStoreOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-orders/unknown-skus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product codes without products
         * @description Returns the product codes in orders that are to be booked, of which the account has no product. Once a product has the code, the orders are read with it. For company accounts.
         */
        get: operations["listUnknownSkus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order of a store
         * @description Returns an order with all its products, and what it fills in of a shipment. For company accounts.
         */
        get: operations["getStoreOrder"];
        /**
         * Change an order of a store
         * @description Changes what the account ships, not the order at the store: what the account changed stays when the store changes the order. An order that is booked can only be kept. For company accounts.
         */
        put: operations["updateStoreOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stores
         * @description Returns the stores whose orders arrive here, those connected first first. For company accounts.
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Connect a store
         * @description Creates an address for one store, to be entered at its platform, and returns the secret that proves its deliveries, once only. The account's plan limits the number of stores. For company accounts.
         */
        post: operations["connectStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores/{store_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store
         * @description Returns a store with its health.
         */
        get: operations["getStore"];
        /**
         * Update a store
         * @description Changes the settings of a store.
         */
        put: operations["updateStore"];
        post?: never;
        /**
         * Disconnect a store
         * @description Its address stops working immediately. Its deliveries and orders are deleted with its access; shipments stay.
         */
        delete: operations["disconnectStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores/{store_id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant access to a store
         * @description Saves the token with which the store is told what became of its orders. For stores on Zid, which shows it to the store's owner; Salla grants access itself with its first delivery.
         */
        put: operations["grantStoreAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores/{store_id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a store's address
         * @description Creates a new address. The previous one stops working immediately, so the new one must be entered at the platform. Zid resumes a suspended webhook only at a new address.
         */
        post: operations["renewStoreAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores/{store_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a store's deliveries
         * @description Returns what arrived at the address of a store in the last 30 days, newest first. Of refused deliveries, up to 100 in an hour are kept and counted.
         */
        get: operations["listStoreDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores/{store_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a store's secret
         * @description Replaces the secret by one that the platform gave, or by a new random one, and returns it, once only. The previous one is accepted for another day; any from before it becomes invalid.
         */
        post: operations["renewStoreSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/stores/{store_id}/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a store to the simulator
         * @description In demo mode, enters the store's address and secret at a simulated store of its platform, as its owner would, and returns the page on which orders can be placed there. In any other mode, 404.
         */
        post: operations["simulateStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/order-addresses/{order_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at an order whose address is missing
         * @description Returns what the page shows on which the receiver of an order completes the National Address: nothing that names, reaches or locates a person.
         */
        get: operations["getOrderAddress"];
        put?: never;
        /**
         * Complete the address of an order
         * @description Saves the address as stated by the receiver: the short address, or street, building number and postal code. It is never shown on the page; the account sees it with the order.
         */
        post: operations["completeOrderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/public-tracking/{public_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a shipment without an account
         * @description Returns what the public page of a shipment shows to anyone who has its address, above all the receiver: cities and days, and nothing that names, reaches or locates a person. No longer available once the account is closed.
         */
        get: operations["getPublicTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/public-tracking/{public_token}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a missing National Address
         * @description Saves the address as stated by the receiver: the short address, or street, building number and postal code. Only for a shipment without a National Address. The address is never shown on the public page; the sender sees it with the shipment.
         */
        post: operations["completeReceiverAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track several shipments
         * @description Returns where several shipments of this account are, in the order of the numbers given. A number that does not belong to a shipment of this account is listed as unknown, even if another account has it.
         */
        get: operations["listTrackings"];
        put?: never;
        post?: never;
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
         * @description Returns where a shipment of this account is, by its tracking number.
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
    "/website/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhook endpoints
         * @description Returns the account's webhook endpoints, newest first, without their secrets.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Returns the secret that signs its webhooks, once only. The account's plan limits the number of endpoints, and that of those for test keys in the same way.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns one endpoint.
         */
        get: operations["getWebhookEndpoint"];
        /**
         * Update a webhook endpoint
         * @description Replaces what the owner chose. Webhooks that wait are sent to the new address. An endpoint that becomes active again gets what happens from then on; `resendWebhooks` sends what it missed. As many endpoints can be active as the account's plan allows: when a larger plan ends, the newest ones beyond that are paused within the hour.
         */
        put: operations["updateWebhookEndpoint"];
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint and its log. What waits is not sent any more.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of an endpoint
         * @description Returns the webhooks of the last 30 days, newest first.
         */
        get: operations["listWebhookMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook with its body, and what its latest attempts were answered.
         */
        get: operations["getWebhookMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}/messages/{message_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description Sends a webhook once more, with the same `webhook-id`, whether it was delivered or not.
         */
        post: operations["resendWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all undelivered webhooks again
         * @description Sends every webhook since a time that was not delivered, each with its own `webhook-id`.
         */
        post: operations["resendWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook endpoint's secret
         * @description Returns the new secret, once only. For `grace_hours`, webhooks are signed with the previous secret as well; any from before becomes invalid.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/webhook-endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a sample of one event to the endpoint, whatever events it wants, as soon as any other: signed, repeated and in the log. Its `sample` is true.
         */
        post: operations["sendTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the balance
         * @description Returns the account's balance and its totals. The key needs the scope `balance_read`.
         */
        get: operations["getBalanceByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the balance movements
         * @description Returns the account's ledger with the balance after each movement, newest first by default. The key needs the scope `balance_read`.
         */
        get: operations["listTransactionsByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courier-rules/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the rules about a quote
         * @description Says which price of a quote the account's rules choose for a shipment created from the website or for an order of a store, and why. Nothing is booked, and any other price can be booked all the same. The key needs the scope `prices_read`.
         */
        post: operations["chooseCourierByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the couriers
         * @description Returns the couriers that can be booked. With `origin`, `destination` and `weight`, each has its cheapest price for that parcel, or the reason why it does not take it. The key needs the scope `prices_read`.
         */
        get: operations["listCouriersByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couriers/{courier_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a courier
         * @description Returns a courier with all its rate cards. The key needs the scope `prices_read`.
         */
        get: operations["getCourierByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the import batches
         * @description Returns the account's batches, newest first. The key needs the scope `shipments_read`.
         */
        get: operations["listImportBatchesByKey"];
        put?: never;
        /**
         * Create an import batch from a file
         * @description Takes a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 10 MiB and 10,000 rows. The server reads it in the background; `getImportBatch` reports the progress. What cannot be read is told in the batch. Nothing is booked before `bookImportBatch`. The same file sent again makes another batch, whose rows are recognised as those that were booked. The key needs the scope `shipments_write`.
         */
        post: operations["createImportBatchByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an import batch from shipments, drafts or orders
         * @description Makes a row of each shipment, to send the same once more, or of each draft or order of a store, to book it. Its columns need no matching. A copied shipment has no reference. A draft is deleted when its row is booked. What the account does not have is left out, and so are orders that are booked or cancelled; if none is left, the response is 409. The key needs the scope `shipments_write`.
         */
        post: operations["createImportBatchFromShipmentsByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an import batch
         * @description Returns a batch of this account. While the server is at work on it, poll at most once a second. The key needs the scope `shipments_read`.
         */
        get: operations["getImportBatchByKey"];
        put?: never;
        post?: never;
        /**
         * Delete an import batch
         * @description Deletes the batch with its rows. Shipments that were booked from it stay. The key needs the scope `shipments_write`.
         */
        delete: operations["deleteImportBatchByKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book an import batch
         * @description Books the priced rows in the order of the file, each with its charge at the fixed price, and each once. It goes on without the caller; `getImportBatch` reports the progress. At the first row that the balance does not cover, the batch becomes `waiting`; after a top-up, the same operation books the rest. It also continues a batch that was stopped. The key needs the scope `shipments_write`.
         */
        post: operations["bookImportBatchByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Match the columns of an import batch
         * @description Confirms what the columns mean, joins further lines of orders to their first rows, and starts the check of all rows. It is remembered for files with the same headings. It can be changed until the first row is booked; corrections of rows are then lost. The key needs the scope `shipments_write`.
         */
        put: operations["updateImportColumnsByKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct all rows alike
         * @description Changes a text in every row that has it, except those that are booked. A further line of an order has an empty text only in what concerns its product. They are checked in the background if they are many; the batch says so. The key needs the scope `shipments_write`.
         */
        post: operations["correctImportRowsByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose couriers for an import batch
         * @description Chooses a courier for every row that is ready, and fixes its price. A courier that cannot take a parcel, or whose demands on the sender or the day are not met, is passed over; a row without a courier says why. The prices hold for a day, and once booking has begun, until it ends. The key needs the scope `shipments_write`.
         */
        put: operations["priceImportBatchByKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import batch
         * @description Returns rows in the order of the file. Until the columns are matched, their cells are those that were guessed. The key needs the scope `shipments_read`.
         */
        get: operations["listImportRowsByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/rows-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the rows of an import batch
         * @description Returns the columns of the file in their order, with the corrections, followed by `error`, which says what is wrong; for all rows also by their tracking number, courier and price. Joined rows follow the first row of their order, also if it was not booked, and have its tracking number. The file can be sent again. No spreadsheet evaluates its cells. The key needs the scope `shipments_read`.
         */
        post: operations["downloadImportRowsByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/rows/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a row of an import batch
         * @description Changes cells of a row that is not booked, or leaves it out, or has it booked although it is repeated. The row is checked at once, with all rows of its order. If the batch was priced, it is `checked` again. The key needs the scope `shipments_write`.
         */
        put: operations["updateImportRowByKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-batches/{batch_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the booking of an import batch
         * @description Stops between two rows. What is booked stays; `bookImportBatch` continues. The key needs the scope `shipments_write`.
         */
        post: operations["stopImportBatchByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invoices and credit notes
         * @description Returns the account's tax documents, newest first, with the sums of all that match. There is an invoice for each charge and a credit note for each amount given back. The search covers numbers and tracking numbers. The key needs the scope `balance_read`.
         */
        get: operations["listInvoicesByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an invoice or credit note
         * @description Returns a tax document of this account. The key needs the scope `balance_read`.
         */
        get: operations["getInvoiceByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download an invoice or credit note
         * @description Returns the document as a PDF in Arabic and English, with the QR code of phase 1 of e-invoicing. The file is made when it is first asked for and is the same, byte for byte, ever after. The key needs the scope `balance_read`.
         */
        post: operations["downloadInvoiceByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{number}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the XML of an invoice or credit note
         * @description Returns the document as UBL 2.1. A document has its XML, with its UUID, its counter and the hash of the document before it, shortly after it was issued; until then the answer is 409. The key needs the scope `balance_read`.
         */
        post: operations["downloadInvoiceXmlByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a label batch
         * @description Starts a file with the labels of several shipments. The server makes it in the background; `getLabelBatch` reports the progress. Each piece of a shipment has its own label, and a file holds at most 2,000. Cancelled shipments and shipments that this account does not have are left out; if none is left, the response is 409. The key needs the scope `shipments_read`.
         */
        post: operations["createLabelBatchByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the progress of a label batch
         * @description Returns a batch of this account. Poll at most once a second. The key needs the scope `shipments_read`.
         */
        get: operations["getLabelBatchByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-batches/{batch_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a batch of labels
         * @description Returns one PDF with a label on each page. It shows the shipments as they were when it was made. The key needs the scope `shipments_read`.
         */
        post: operations["downloadLabelBatchByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Returns the account's products, newest first by default. The search covers the SKU and both names: each word must match the start of a word in them, the start of a part of one, or the last four digits of a long number. Punctuation within words and the article «ال» make no difference. Prices are sorted by their figure, whatever the currency. The key needs the scope `products_read`.
         */
        get: operations["listProductsByKey"];
        put?: never;
        /**
         * Add a product
         * @description Adds a product. No two have the same SKU, not even if one is archived. The account's plan limits their number. The key needs the scope `products_write`.
         */
        post: operations["createProductByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several products
         * @description Gives several products the same value in some fields, archives or restores them; all of them or none. An id of no product of this account is 422. The key needs the scope `products_write`.
         */
        post: operations["updateProductsByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a product
         * @description Returns a product of this account. The key needs the scope `products_read`.
         */
        get: operations["getProductByKey"];
        /**
         * Change a product
         * @description Replaces all of its fields; those that are left out are removed. The photo and whether it is archived stay. A product that a shipment has keeps its SKU, because the shipment names it: another one is 422. Existing shipments do not change. The key needs the scope `products_write`.
         */
        put: operations["updateProductByKey"];
        post?: never;
        /**
         * Delete a product
         * @description Removes a product that no shipment has. One that was used can be archived with `updateProducts`. The key needs the scope `products_write`.
         */
        delete: operations["deleteProductByKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
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
         * @description Prices the parcel with every courier, or with those named. For a courier that cannot take it, the reason is given. The key needs the scope `prices_read`.
         */
        post: operations["createQuoteByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{quote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a quote
         * @description Returns a quote of this account as it was given. Balances after purchase are based on the current balance. The key needs the scope `prices_read`.
         */
        get: operations["getQuoteByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments
         * @description Returns the account's shipments, newest first by default. The search covers the tracking number, the reference, the receiver's name, company, phone, e-mail and city, the sending company and the product. Each word searched for must match the start of a word in these fields, the start of a part of one, or the last four digits of a number. Punctuation within words, the article «ال» before words in these fields, the country code or leading 0 of a phone number, and the space in «عبد الله» make no difference. The key needs the scope `shipments_read`.
         */
        get: operations["listShipmentsByKey"];
        put?: never;
        /**
         * Create a shipment
         * @description Books one price of an open quote and charges it to the balance. Either both happen or neither. The key needs the scope `shipments_write`.
         */
        post: operations["createShipmentByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a shipment
         * @description Returns a shipment of this account. The key needs the scope `shipments_read`.
         */
        get: operations["getShipmentByKey"];
        /**
         * Edit a shipment
         * @description Changes whatever does not affect the price, until the courier has collected the parcel: the receiver and the address within the same city, the order, and the preferred delivery time. To change anything else, cancel the shipment and create another. Optional fields that are left out are removed. The key needs the scope `shipments_write`.
         */
        put: operations["updateShipmentByKey"];
        /**
         * Attach a file to a shipment
         * @description Attaches a picture or PDF of the goods, at most 5 MiB, replacing any previous file. The file's type is determined from its bytes. A picture (PNG, JPEG or WebP, at most 40 megapixels) is rotated upright, scaled down to at most 2000 pixels a side, stripped of everything but the picture itself, and stored as WebP. A PDF of at most 500 pages is written anew with nothing but its pages, so its metadata, outline and signatures are not kept. One with scripts, actions other than links, or embedded files is refused, and so is one that is encrypted or damaged. The key needs the scope `shipments_write`.
         */
        post: operations["updateShipmentAttachmentByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the file of a shipment
         * @description Returns the picture or PDF attached to a shipment of this account. The key needs the scope `shipments_read`.
         */
        get: operations["getShipmentAttachmentByKey"];
        put?: never;
        post?: never;
        /**
         * Remove the file of a shipment
         * @description The shipment itself does not change. It is also returned if it had no file. The key needs the scope `shipments_write`.
         */
        delete: operations["deleteShipmentAttachmentByKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/cancel": {
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
         * @description Cancels a shipment that the courier has not collected yet and refunds everything that was charged. If it later turns out that the courier had already collected it, the shipment stays cancelled and the charge refunded; cash on delivery that the courier still collects is owed as for any other shipment. The key needs the scope `shipments_write`.
         */
        post: operations["cancelShipmentByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the label or the waybill of a shipment
         * @description Returns one PDF; a label has one page for each piece. It shows the shipment as it is at the time of the request, for example with an address that the receiver has since completed. The key needs the scope `shipments_read`.
         */
        post: operations["downloadShipmentLabelByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track several shipments
         * @description Returns where several shipments of this account are, in the order of the numbers given. A number that does not belong to a shipment of this account is listed as unknown, even if another account has it. The key needs the scope `tracking_read`.
         */
        get: operations["listTrackingsByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/{tracking_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a shipment
         * @description Returns where a shipment of this account is, by its tracking number. The key needs the scope `tracking_read`.
         */
        get: operations["trackShipmentByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhook endpoints
         * @description Returns the account's webhook endpoints, newest first, without their secrets. The key needs the scope `webhooks_read`.
         */
        get: operations["listWebhookEndpointsByKey"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Returns the secret that signs its webhooks, once only. The account's plan limits the number of endpoints, and that of those for test keys in the same way. The key needs the scope `webhooks_write`.
         */
        post: operations["createWebhookEndpointByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns one endpoint. The key needs the scope `webhooks_read`.
         */
        get: operations["getWebhookEndpointByKey"];
        /**
         * Update a webhook endpoint
         * @description Replaces what the owner chose. Webhooks that wait are sent to the new address. An endpoint that becomes active again gets what happens from then on; `resendWebhooks` sends what it missed. As many endpoints can be active as the account's plan allows: when a larger plan ends, the newest ones beyond that are paused within the hour. The key needs the scope `webhooks_write`.
         */
        put: operations["updateWebhookEndpointByKey"];
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint and its log. What waits is not sent any more. The key needs the scope `webhooks_write`.
         */
        delete: operations["deleteWebhookEndpointByKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of an endpoint
         * @description Returns the webhooks of the last 30 days, newest first. The key needs the scope `webhooks_read`.
         */
        get: operations["listWebhookMessagesByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook with its body, and what its latest attempts were answered. The key needs the scope `webhooks_read`.
         */
        get: operations["getWebhookMessageByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/messages/{message_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description Sends a webhook once more, with the same `webhook-id`, whether it was delivered or not. The key needs the scope `webhooks_write`.
         */
        post: operations["resendWebhookByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all undelivered webhooks again
         * @description Sends every webhook since a time that was not delivered, each with its own `webhook-id`. The key needs the scope `webhooks_write`.
         */
        post: operations["resendWebhooksByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook endpoint's secret
         * @description Returns the new secret, once only. For `grace_hours`, webhooks are signed with the previous secret as well; any from before becomes invalid. The key needs the scope `webhooks_write`.
         */
        post: operations["rotateWebhookSecretByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a sample of one event to the endpoint, whatever events it wants, as soon as any other: signed, repeated and in the log. Its `sample` is true. The key needs the scope `webhooks_write`.
         */
        post: operations["sendTestWebhookByKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "shipment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was booked
         * @description Sent to the endpoints that want `shipment.created`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onShipmentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was collected
         * @description Sent to the endpoints that want `shipment.updated`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onShipmentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was delivered
         * @description Sent to the endpoints that want `shipment.delivered`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onShipmentDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was lost
         * @description Sent to the endpoints that want `shipment.failed`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onShipmentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was cancelled
         * @description Sent to the endpoints that want `shipment.cancelled`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onShipmentCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment came back to its sender
         * @description Sent to the endpoints that want `shipment.returned`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onShipmentReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "balance.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The balance is below the threshold
         * @description Sent to the endpoints that want `balance.low`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onBalanceLow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A top-up was paid
         * @description Sent to the endpoints that want `payment.succeeded`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onPaymentSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice for a shipment
         * @description Sent to the endpoints that want `invoice.issued`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onInvoiceIssued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order of a store
         * @description Sent to the endpoints that want `order.received`. An answer with 2xx within 15 seconds tells that it arrived; 410 disables the endpoint; after anything else it is sent again.
         */
        post: operations["onOrderReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Health: {
            /** @enum {string} */
            status: "ok";
            /**
             * @description In demo mode, payments, messages and couriers are simulated, and the web app says so.
             * @enum {string}
             */
            mode: "demo" | "production";
            version: string;
        };
        /** @description Text of several lines. No control characters other than line breaks, and no direction overrides. */
        Paragraph: string;
        /**
         * @description Stable; user interfaces map it to their own text.
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "malformed_request" | "unauthorized" | "not_found" | "payload_too_large" | "rate_limited" | "too_many_texts" | "internal_error" | "temporarily_unavailable" | "not_ready" | "invalid_credentials" | "invalid_code" | "dead_code" | "dead_reset" | "step_too_early" | "already_registered" | "already_verified" | "account_not_settled" | "company_account_required" | "forged_delivery" | "grants_itself" | "not_replayable" | "order_closed" | "store_order_booked" | "only_verified_contact" | "confirmation_required" | "already_saved" | "too_many_saved" | "draft_changed" | "courier_rules_changed" | "plan_limit_reached" | "paused_by_plan" | "product_used" | "products_changed" | "already_on_plan" | "plan_unavailable" | "plan_changed_meanwhile" | "plan_price_changed" | "insufficient_balance" | "balance_below_zero" | "credit_changed" | "payment_method_expired" | "quote_expired" | "quote_used" | "quote_mismatch" | "courier_unavailable" | "shipment_changed" | "not_editable" | "already_collected" | "already_cancelled" | "already_final" | "already_rated" | "not_final" | "not_ratable" | "rating_too_late" | "address_known" | "address_too_late" | "no_label" | "too_many_labels" | "labels_not_ready" | "xml_not_ready" | "no_invoices" | "too_many_invoices" | "invoice_file_not_ready" | "import_changed" | "import_busy" | "import_step" | "import_row_booked" | "import_prices_expired" | "too_many_imports" | "nothing_to_import" | "idempotency_key_reused" | "payment_provider_unavailable" | "forged_notification" | "insufficient_scope" | "test_key_required" | "event_refused" | "endpoint_not_active";
        /**
         * @description What is wrong with a field. Codes that go beyond the field's schema: `unknown_city` means a Saudi city that is not in `listCities`; `city_not_in_region` a `state` other than the one that `listCities` gives for the city; `passwords_differ` a confirmation that is not the same as the password; `common_password` a leaked password; `guessable_password` a password made up of its owner's names, e-mail or phone; `not_verified` a channel that cannot be the second step because it is not verified; `contact_details` a phone number, e-mail or the address of a site in a text that everybody may read; `unknown_sku` a SKU of no product of the account. Of the address of a webhook endpoint: `not_https`; `forbidden_port` a port other than 443 and 8443; `forbidden_host` a host that is not on the public internet; `has_credentials` a user name or password, and `has_fragment` a `#`.
         * @enum {string}
         */
        FieldErrorCode: "required" | "type" | "email" | "number" | "min" | "max" | "min_length" | "max_length" | "min_items" | "max_items" | "positive" | "invalid_format" | "invalid_value" | "unknown_field" | "not_allowed" | "unknown_city" | "city_not_in_region" | "not_served_day" | "not_a_number" | "too_short" | "too_long" | "invalid_country" | "invalid_phone" | "passwords_differ" | "common_password" | "guessable_password" | "wrong_password" | "not_verified" | "not_a_picture" | "not_picture_or_pdf" | "active_pdf" | "unreadable_pdf" | "too_many_pixels" | "card_number" | "contact_details" | "unknown_sku" | "not_https" | "forbidden_port" | "forbidden_host" | "has_credentials" | "has_fragment";
        /** @description An error in one field. */
        FieldError: {
            /** @description A JSON pointer into the body, or `/query/…`, `/path/…` or `/header/…`. */
            pointer: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description Limits to mention in the text shown to people. */
            params?: {
                /** Format: double */
                minimum?: number;
                /** Format: double */
                maximum?: number;
                allowed?: string[];
            };
        };
        /**
         * @description What a plan limits. `cash_back` is a share of the carriage in basis points, the others are numbers: of API keys, saved receivers, parcel presets, rules for choosing a courier, products, connected stores, webhook endpoints, shipments in one label batch, and rows in one import batch.
         * @enum {string}
         */
        PlanLimit: "cash_back" | "api_keys" | "saved_receivers" | "saved_presets" | "courier_rules" | "products" | "stores" | "webhook_endpoints" | "labels_in_file" | "import_rows";
        /**
         * @description `basic` is free. Every account has it until it subscribes to another plan.
         * @enum {string}
         */
        PlanTier: "basic" | "intermediate" | "advanced";
        /** Format: int32 */
        LimitValue: number;
        /** @description The limit that a request would pass. */
        PlanLimitReached: {
            limit: components["schemas"]["PlanLimit"];
            /** @description The account's plan. */
            tier: components["schemas"]["PlanTier"];
            allowed: components["schemas"]["LimitValue"];
            /** @description How many the account has; for `labels_in_file` and `import_rows`, how many the request asks for. */
            used: components["schemas"]["LimitValue"];
        };
        /** @description An RFC 9457 problem. */
        Problem: {
            /** @description The kind of problem: `urn:mizan:problem:` followed by the code. */
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            code: components["schemas"]["ProblemCode"];
            /** @description What to do about it, in the language of the request. */
            detail?: components["schemas"]["Paragraph"];
            errors?: components["schemas"]["FieldError"][];
            /** @description Present with `plan_limit_reached`. */
            plan_limit?: components["schemas"]["PlanLimitReached"];
        };
        Readiness: {
            /** @enum {string} */
            status: "ready";
        };
        /**
         * Format: date-time
         * @description RFC 3339, in UTC, always with `Z`.
         */
        DateTime: string;
        /**
         * @description How a code is sent.
         * @enum {string}
         */
        CodeChannel: "email" | "phone";
        /** @description Six digits. Becomes invalid after five wrong attempts. */
        Code: string;
        /** @description A message that demo mode keeps instead of sending it. */
        OutboxMessage: {
            /** Format: int32 */
            id: number;
            sent_at: components["schemas"]["DateTime"];
            channel: components["schemas"]["CodeChannel"];
            /** @description The e-mail or phone of the recipient. */
            to: string;
            /** @enum {string} */
            locale: "ar" | "en";
            /** @description Subject of an e-mail. */
            subject?: string;
            /** @description The message; for an e-mail, its text part. */
            text: string;
            /** @description The HTML part of an e-mail. */
            html?: string;
            /** @description The one-time code in the message. */
            code?: components["schemas"]["Code"];
        };
        Outbox: {
            data: components["schemas"]["OutboxMessage"][];
        };
        ShipmentId: string;
        /** @enum {string} */
        TestEventKind: "booking_refused" | "picked_up" | "in_transit" | "at_hub" | "out_for_delivery" | "delivery_attempted" | "delivered" | "returning" | "returned" | "lost" | "given_up";
        /** @description One line of text. No control characters or direction overrides. */
        Line: string;
        /** @description What a courier would report. */
        TestEvent: {
            event: components["schemas"]["TestEventKind"];
            /** @description Where it happened, as the courier writes it. */
            city?: components["schemas"]["Line"];
        };
        /**
         * Format: int32
         * @description Version of the shipment, starting at 1 and increased by each edit. An edit must state the version it is based on.
         */
        ShipmentVersion: number;
        /** @description MZ, ten digits and their check digit by the Luhn formula (ISO/IEC 7812-1, annex B): the digits 7992739871 make MZ79927398713. */
        TrackingNumber: string;
        /** @description The customer's own number for the order. */
        ReferenceId: string;
        /**
         * @description `pending` is shown as in shipping, `completed` as received, `cancelled` and `failed` as cancelled.
         * @enum {string}
         */
        ShipmentStatus: "pending" | "completed" | "cancelled" | "failed";
        /**
         * @description The detailed state besides the status, taken from the courier's scans.
         * @enum {string}
         */
        TrackingStatus: "created" | "picked_up" | "in_transit" | "at_hub" | "out_for_delivery" | "delivery_attempted" | "delivered" | "returning" | "returned" | "cancelled" | "failed";
        /**
         * @description How the carriage is paid for.
         * @enum {string}
         */
        PaymentMethod: "balance";
        /** @enum {string} */
        PaymentStatus: "paid" | "refunded" | "partly_refunded" | "cod_pending" | "cod_collected" | "cod_remitted";
        /**
         * @description How the goods are paid for.
         * @enum {string}
         */
        PaymentType: "prepaid" | "cash_on_delivery";
        CourierId: string;
        /** @description A name or sentence in both languages, so that switching language needs no new request. */
        LocalizedText: {
            ar: components["schemas"]["Paragraph"];
            en: components["schemas"]["Paragraph"];
        };
        /**
         * @description Ascending from bronze to platinum.
         * @enum {string}
         */
        CourierTier: "bronze" | "silver" | "gold" | "platinum";
        CourierSummary: {
            id: components["schemas"]["CourierId"];
            name: components["schemas"]["LocalizedText"];
            tier: components["schemas"]["CourierTier"];
            /**
             * Format: double
             * @description Average customer rating, with one decimal, rounded half up; 0 if there is none.
             */
            rating: number;
            /** Format: int32 */
            rating_count: number;
            /** @description True for a fictional courier from the sample data. */
            sample: boolean;
        };
        /**
         * @description What chose the courier: one of the account's rules (`rule`); the lowest price, because no rule matched (`default`); what was asked for all shipments of an import at once (`cheapest`, `fastest`, `favorite`, `courier`); or the shipment's own row of the import (`row`).
         * @enum {string}
         */
        ChoiceMaker: "rule" | "default" | "cheapest" | "fastest" | "favorite" | "courier" | "row";
        CourierRuleId: string;
        /** @description A name by which people recognise the rule. No control characters or direction overrides. */
        CourierRuleName: string;
        /**
         * Format: int32
         * @description Position in the whole list, counting from 1.
         */
        RulePosition: number;
        /** @description The rule as it was at that time. */
        AppliedRule: {
            id: components["schemas"]["CourierRuleId"];
            name: components["schemas"]["CourierRuleName"];
            position: components["schemas"]["RulePosition"];
        };
        /** @description The code of a Saudi city or region from `listCities`. */
        SaudiAreaCode: string;
        /**
         * Format: int32
         * @description Weight in grams.
         */
        WeightGrams: number;
        /** @enum {string} */
        Currency: "SAR" | "USD" | "AED" | "GBP" | "EUR";
        /** @description An amount greater than zero, in minor units. */
        PositiveMoney: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Where the shipment was created from; for an order of a store, its platform, however it was booked.
         * @enum {string}
         */
        ShipmentSource: "website" | "api" | "import" | "salla" | "zid";
        /** @description The code by which the account knows a product; compared letter by letter. */
        RuleSku: string;
        /** @description A condition of the rule that held: the city, the region, the source or the product that was among those of the rule, the limits of weight or value between which the parcel was, or whether its price is collected. */
        HeldCondition: {
            /** @enum {string} */
            condition: "city" | "region" | "weight" | "value" | "cash_on_delivery" | "source" | "product";
            city?: components["schemas"]["SaudiAreaCode"];
            region?: components["schemas"]["SaudiAreaCode"];
            min_weight?: components["schemas"]["WeightGrams"];
            max_weight?: components["schemas"]["WeightGrams"];
            min_value?: components["schemas"]["PositiveMoney"];
            max_value?: components["schemas"]["PositiveMoney"];
            cash_on_delivery?: boolean;
            source?: components["schemas"]["ShipmentSource"];
            sku?: components["schemas"]["RuleSku"];
        };
        /**
         * @description Which price a rule chooses: the cheapest; the fastest; the cheapest that arrives within `within_days` of the courier's working days; the cheapest of the named courier; the cheapest of the favorites; or the cheapest of all couriers but the named one. Ties are settled as in a quote: for the cheapest by transit time, tier and id, for the fastest by price, tier and id.
         * @enum {string}
         */
        RuleOutcome: "cheapest" | "fastest" | "cheapest_within_days" | "courier" | "favorites" | "not_courier";
        /** Format: int32 */
        Days: number;
        /** @enum {string} */
        ServiceType: "economy" | "standard" | "express" | "same_day";
        /**
         * @description Why no courier was chosen: none takes the parcel (`none_available`), none of them within the days (`none_within_days`); the named courier has left (`courier_left`), has no such service any more (`service_left`) or does not take the parcel (`courier_excluded`); there is no favorite (`no_favorites`) or none that takes the parcel (`favorites_excluded`); only the unwanted courier takes it (`no_other`).
         * @enum {string}
         */
        ChoiceRefusal: "none_available" | "none_within_days" | "courier_left" | "service_left" | "courier_excluded" | "no_favorites" | "favorites_excluded" | "no_other";
        /** @enum {string} */
        ExclusionReason: "not_served" | "service_not_offered_on_lane" | "overweight" | "oversize" | "cod_not_offered" | "cod_over_cap" | "shipment_type_not_carried" | "shipping_method_not_offered";
        /** @description Why a parcel goes with its courier, as it was when it was chosen. With `rule`, it names the rule, the conditions that held and the outcome; with `courier` and `row`, what was asked for. `refused` says why no courier was chosen; a shipment never has it. */
        CourierChoice: {
            by: components["schemas"]["ChoiceMaker"];
            rule?: components["schemas"]["AppliedRule"];
            /** @description Empty if the rule has no conditions. */
            because?: components["schemas"]["HeldCondition"][];
            outcome?: components["schemas"]["RuleOutcome"];
            within_days?: components["schemas"]["Days"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            refused?: components["schemas"]["ChoiceRefusal"];
            /** @description With `courier_excluded` and `favorites_excluded`, why they do not take the parcel. */
            exclusions?: components["schemas"]["ExclusionReason"][];
        };
        /** @description Number of a tax document: ten characters of the account, and its position in the account's one series of invoices and credit notes, which counts from 1 without gaps. */
        DocumentNumber: string;
        /** @description The tax invoice for the carriage. */
        Invoice: {
            number: components["schemas"]["DocumentNumber"];
            issued_at: components["schemas"]["DateTime"];
        };
        /** @description Number of working days of the courier in transit, counted from the day after collection. */
        TransitTime: {
            min_days: components["schemas"]["Days"];
            max_days: components["schemas"]["Days"];
        };
        /**
         * Format: date
         * @description A calendar day in the Riyadh time zone.
         */
        Date: string;
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @description Where a parcel is sent from or to. */
        Place: {
            country: components["schemas"]["CountryCode"];
            /** @description In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
            city: components["schemas"]["Line"];
        };
        /** @description In Saudi Arabia, five digits. */
        PostalCode: string;
        /** @description The additional number of a Saudi National Address. */
        AdditionalNumber: string;
        /** @description The short Saudi National Address: four letters and four digits. */
        ShortAddress: string;
        /** Format: email */
        Email: string;
        /** @description A phone number in E.164 format. */
        Phone: string;
        /** @enum {string} */
        AddressType: "residential" | "office";
        /** @description Who receives the parcel. In Saudi Arabia, either the short address or street, building number and postal code are required, because couriers must refuse parcels without a National Address. Abroad, street and building number are required, and there is no short address. */
        Receiver: {
            full_name: components["schemas"]["Line"];
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia, the code that `listCities` gives for the city. */
            state: components["schemas"]["Line"];
            /** @description In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
            city: components["schemas"]["Line"];
            district?: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            /** @description In Saudi Arabia, four digits. */
            building_no?: components["schemas"]["Line"];
            /** @description Further details of the address, such as a nearby landmark. */
            landmark?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            additional_number?: components["schemas"]["AdditionalNumber"];
            short_address?: components["schemas"]["ShortAddress"];
            email?: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /** @description The receiver's company. */
            company?: components["schemas"]["Line"];
            address_type: components["schemas"]["AddressType"];
            /** @description A message delivered with the parcel. */
            message?: components["schemas"]["Paragraph"];
        };
        /** @description Who sends the parcel. A courier's `sender_fields` lists the fields it requires; the others are optional. */
        Sender: {
            contact_name?: components["schemas"]["Line"];
            contact_number?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            address?: components["schemas"]["Line"];
            city?: components["schemas"]["Line"];
            country?: components["schemas"]["CountryCode"];
            /** @description Amount that the courier collects from the receiver. Required with cash on delivery, refused otherwise. */
            amount_to_collect?: components["schemas"]["PositiveMoney"];
            address_type?: components["schemas"]["AddressType"];
            company?: components["schemas"]["Line"];
            backup_phone?: components["schemas"]["Phone"];
            /** @description Calling code of the contact number. */
            phone_code?: string;
            postal_code?: components["schemas"]["PostalCode"];
            /**
             * Format: int32
             * @description Total volume of all pieces, in cubic centimetres.
             */
            volume?: number;
            /** @description Total weight of all pieces including packaging, in grams. */
            gross_weight?: components["schemas"]["WeightGrams"];
            /** @description Who hands the parcel to the courier. */
            pickup_name?: components["schemas"]["Line"];
            /** @description Who receives the parcel if it is returned. */
            return_name?: components["schemas"]["Line"];
            /** @description Whether the courier hands the collected money to the person named for pick-up. */
            collecting_money?: boolean;
        };
        /**
         * @description The unit that the person chose; the weight itself is always in grams.
         * @enum {string}
         */
        WeightUnit: "kg" | "g" | "lb";
        /**
         * Format: int32
         * @description Length in millimetres.
         */
        LengthMillimetres: number;
        /**
         * @description The unit that the person chose; the lengths themselves are always in millimetres.
         * @enum {string}
         */
        DimensionUnit: "cm" | "mm" | "in";
        /**
         * @description A preset that fills in the dimensions; `custom` if they were entered by hand.
         * @enum {string}
         */
        ParcelSize: "small" | "medium" | "large" | "custom";
        /**
         * Format: int32
         * @description Number of pieces under one tracking number.
         */
        Pieces: number;
        /** @enum {string} */
        ShipmentType: "parcel" | "document" | "fragile" | "chilled";
        /** @enum {string} */
        PackagingType: "box" | "bag" | "envelope" | "tube" | "pallet";
        /**
         * @description Whether the courier collects the parcel or the sender drops it off.
         * @enum {string}
         */
        ShippingMethod: "pickup" | "drop_off";
        /** @enum {string} */
        Weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        /**
         * @description Part of the day, in Riyadh time; three hours long.
         * @enum {string}
         */
        DeliveryWindow: "09-12" | "12-15" | "15-18" | "18-21";
        /** @description The account's own number for a product. Letter case matters. No control characters or direction overrides, no spaces at either end, and single ones within. */
        Sku: string;
        /** Format: int32 */
        Quantity: number;
        FurtherProduct: {
            /** @description The product's, if it is one of the account's products. */
            sku?: components["schemas"]["Sku"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description Value of the product for the whole quantity, in the currency of the first product. */
            price: components["schemas"]["PositiveMoney"];
        };
        /** @description Further products in the parcel, after the first. */
        FurtherProducts: components["schemas"]["FurtherProduct"][];
        /** @description Total value of all products, in minor units. */
        GoodsValue: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        AttachmentType: "image/webp" | "application/pdf";
        /** @description A shipment's file, without its content. */
        Attachment: {
            media_type: components["schemas"]["AttachmentType"];
            /**
             * Format: int32
             * @description Size of the stored file, in bytes.
             */
            size: number;
            added_at: components["schemas"]["DateTime"];
        };
        /** @description An amount in minor units of its currency (halalas, cents, fils, pence). May be negative. */
        Money: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * Format: int32
         * @description Hundredths of a percent: 1500 is 15%.
         */
        BasisPoints: number;
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
            /** @description Amount refunded to the balance. */
            refunded: components["schemas"]["Money"];
            /** @description Paid back to the balance by the account's plan, as far as no refund took it back. */
            cash_back?: components["schemas"]["PositiveMoney"];
            /** @description The refund as it was charged again, because the courier delivered the parcel although the shipment was cancelled or had failed. The status stays as it was; the delivery is in the tracking history. */
            recharged?: components["schemas"]["PositiveMoney"];
            /** @description The same amount while the balance is too low; it is charged as soon as the balance allows. */
            delivery_owed?: components["schemas"]["PositiveMoney"];
            /** @description The return price, including VAT, while the balance is too low to charge it; it is charged as soon as the balance allows. */
            return_owed?: components["schemas"]["PositiveMoney"];
        };
        Shipment: {
            id: components["schemas"]["ShipmentId"];
            version: components["schemas"]["ShipmentVersion"];
            tracking_number: components["schemas"]["TrackingNumber"];
            reference_id?: components["schemas"]["ReferenceId"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_status: components["schemas"]["TrackingStatus"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment_status: components["schemas"]["PaymentStatus"];
            payment_type: components["schemas"]["PaymentType"];
            courier: components["schemas"]["CourierSummary"];
            /** @description Why it goes with this courier; absent if a person chose it. */
            courier_choice?: components["schemas"]["CourierChoice"];
            source: components["schemas"]["ShipmentSource"];
            /** @description Present and true for a shipment of a test key, which no courier carries and nobody pays. */
            test?: boolean;
            created_at: components["schemas"]["DateTime"];
            /** @description When the status last changed or the courier last scanned the parcel. */
            updated_at: components["schemas"]["DateTime"];
            /**
             * Format: uri-reference
             * @description Public page of the shipment, for its receiver, relative to the web app's origin. It needs no account and cannot be guessed.
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
            /** @description When the receiver completed the missing National Address on the public page. */
            address_completed_at?: components["schemas"]["DateTime"];
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
            /** @description Of the first product, if it was one of the account's products. */
            sku?: components["schemas"]["Sku"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description Value of the product for the whole quantity. */
            price: components["schemas"]["PositiveMoney"];
            further_products?: components["schemas"]["FurtherProducts"];
            goods_value: components["schemas"]["GoodsValue"];
            note?: components["schemas"]["Paragraph"];
            attachment?: components["schemas"]["Attachment"];
            charge: components["schemas"]["ShipmentCharge"];
            /** @description True until the courier has collected the parcel. */
            cancellable: boolean;
        };
        AccountId: string;
        /** @enum {string} */
        AccountType: "company" | "individual";
        /** @description Identifies an API key: its public half, sent as the user name in HTTP Basic authentication. That of a test key begins with `mzk_test_`. */
        ClientKey: string;
        /**
         * @description A permission for another system to act for the account.
         * @enum {string}
         */
        ApiKeyScope: "prices_read" | "shipments_read" | "shipments_write" | "tracking_read" | "balance_read" | "products_read" | "products_write" | "webhooks_read" | "webhooks_write";
        ApiKeyScopes: components["schemas"]["ApiKeyScope"][];
        /** @description The account and permissions of a key. */
        Integration: {
            account_id: components["schemas"]["AccountId"];
            /** @description Name of the company or person. */
            account_name: components["schemas"]["Line"];
            account_type: components["schemas"]["AccountType"];
            client_key: components["schemas"]["ClientKey"];
            /** @description Whether it is a test key, which moves no money and no parcel. */
            is_test: boolean;
            scopes: components["schemas"]["ApiKeyScopes"];
            /** @description Present if the secret sent is the one from before the last rotation: the time at which it expires. */
            secret_valid_until?: components["schemas"]["DateTime"];
        };
        /** @description In the provider's own format, authenticated in the provider's own way. */
        PaymentNotification: {
            [key: string]: unknown;
        };
        /**
         * Format: uuid
         * @description Random; part of the address.
         */
        StoreAddressUuid: string;
        /** @description In the platform's own format, authenticated in the platform's own way. Anything is kept. */
        StorePayload: unknown;
        StoreDeliveryId: string;
        /**
         * @description `duplicate` if the same bytes have come in the last seven days, which changes nothing; `refused` without the right proof.
         * @enum {string}
         */
        StoreVerdict: "accepted" | "duplicate" | "refused";
        /** @description The delivery was authenticated and is kept. */
        StoreReceipt: {
            id: components["schemas"]["StoreDeliveryId"];
            verdict: components["schemas"]["StoreVerdict"];
        };
        /** @description A person's name. No control characters, direction overrides or markup. */
        Name: string;
        /** @description An account's key, for another system that acts for the account. */
        ApiKey: {
            client_key: components["schemas"]["ClientKey"];
            /** @description Name given by the owner. */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["ApiKeyScopes"];
            /** @description Whether it is a test key. It works on a shadow of the account, which has data of its own: everything is validated, nothing is paid, and no courier hears of it. */
            is_test: boolean;
            /** @description Last four characters of the newest secret, so that its owner can recognise it. */
            secret_last_four: string;
            created_at: components["schemas"]["DateTime"];
            /** @description Time of the last rotation; absent if there was none. */
            rotated_at?: components["schemas"]["DateTime"];
            /** @description Accurate to the minute; absent if the key was never used. */
            last_used_at?: components["schemas"]["DateTime"];
            /** @description Time until which the previous secret stays valid; absent if it is no longer valid. */
            previous_secret_until?: components["schemas"]["DateTime"];
            /** @description Whether the key is refused because it is beyond the limit of the account's plan. */
            is_paused: boolean;
        };
        ApiKeyList: {
            data: components["schemas"]["ApiKey"][];
        };
        ApiKeyCreate: {
            /** @description Name given by the owner. */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["ApiKeyScopes"];
            /** @description Whether to create a test key; false if absent. The plan allows as many of them as of other keys. */
            test?: boolean;
        };
        /** @description The secret half of an API key, sent as the password in HTTP Basic authentication. Stored only as a hash. */
        SecretKey: string;
        /** @description A key with its new secret, which no other response contains. */
        IssuedKey: {
            secret_key: components["schemas"]["SecretKey"];
            key: components["schemas"]["ApiKey"];
        };
        ApiKeyRotation: {
            /**
             * Format: int32
             * @description Hours for which the current secret stays valid.
             * @enum {integer}
             */
            grace_hours: 0 | 1 | 24 | 72;
        };
        /**
         * @description The method of HTTP.
         * @enum {string}
         */
        ApiRequestMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /**
         * @description `refused` are answers with a status from 400 to 499, which the caller can mend; `failed` those from 500, which the caller may repeat.
         * @enum {string}
         */
        ApiRequestOutcome: "succeeded" | "refused" | "failed";
        /** @description The `code` of a problem. */
        ApiRequestCode: string;
        /** @description Opaque; pass it back unchanged. */
        Cursor: string;
        ApiRequestId: string;
        /** @description One request that an API key made. It never changes, and has nothing of bodies, queries and headers. */
        ApiRequest: {
            id: components["schemas"]["ApiRequestId"];
            /** @description When it arrived. */
            at: components["schemas"]["DateTime"];
            method: components["schemas"]["ApiRequestMethod"];
            /** @description As called, below `/api` and without the query; cut after 200 characters. */
            path: string;
            /**
             * Format: int32
             * @description The status that was answered.
             */
            status: number;
            /**
             * Format: int32
             * @description Milliseconds from its arrival to the end of the answer.
             */
            duration_ms: number;
            /** @description What its answer had in `Request-Id`. */
            request_id: string;
            /** @description The code of the problem that was answered; absent if it succeeded. */
            code?: components["schemas"]["ApiRequestCode"];
            client_key: components["schemas"]["ClientKey"];
            /** @description The key's name at that time. */
            key_name: components["schemas"]["Name"];
            /** @description Whether it is a test key. */
            is_test: boolean;
        };
        Page: {
            /** @description Cursor of the next page; absent on the last page. */
            next_cursor?: components["schemas"]["Cursor"];
            /**
             * Format: int32
             * @description Number of matches, counted up to 1,001.
             */
            total: number;
            /** @description True if there are more matches than were counted. */
            total_is_capped: boolean;
        };
        ApiRequestList: {
            data: components["schemas"]["ApiRequest"][];
            page: components["schemas"]["Page"];
        };
        /** @description RFC 4180, with lines ending in CR LF. Many clients remove the byte order mark when decoding. */
        ApiRequestCsv: string;
        /**
         * @description `held_payment`: a payment of a top-up arrived otherwise than ordered and is looked into. `low_balance`: the balance is below the account's `low_balance_threshold`. `price_difference`: the balance did not cover a return or a delivery after a cancellation, which is still owed. `cash_overdue`: a courier collected cash more than 7 days ago and has not paid it out. `failed_attempt`: the courier did not reach the receiver. `stalled_shipment`: no scan for 72 hours, unless the last one was a failed attempt. `address_missing`: the receiver has no National Address and can still give one. `waiting_order`: an order of a store is not booked after 24 hours. `ended_plan`: the plan could not be renewed, or has ended for it.
         * @enum {string}
         */
        AttentionKind: "held_payment" | "low_balance" | "price_difference" | "cash_overdue" | "failed_attempt" | "stalled_shipment" | "address_missing" | "waiting_order" | "ended_plan";
        /** @description The same as long as the item's kind and what it concerns are. */
        AttentionId: string;
        /** @description The shipment that the item concerns. */
        AttentionShipment: {
            id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            receiver_name: components["schemas"]["Name"];
        };
        StoreOrderId: string;
        /** @description The order that the item concerns. */
        AttentionOrder: {
            id: components["schemas"]["StoreOrderId"];
            number: components["schemas"]["Line"];
        };
        TopUpId: string;
        /** @description The top-up that the item concerns. */
        AttentionTopUp: {
            id: components["schemas"]["TopUpId"];
        };
        /** @description Something that the account should act on. */
        AttentionItem: {
            id: components["schemas"]["AttentionId"];
            kind: components["schemas"]["AttentionKind"];
            /** @description When it began: the last scan or change of the shipment, the collection of the cash, the arrival of the order or payment, the end of the paid days; of a missing address, when the shipment was booked; of a low balance, the last movement that took it below the threshold among the last 1,000, otherwise when the account was opened. */
            since: components["schemas"]["DateTime"];
            shipment?: components["schemas"]["AttentionShipment"];
            order?: components["schemas"]["AttentionOrder"];
            top_up?: components["schemas"]["AttentionTopUp"];
            /** @description What was paid, is left, is owed or was collected. */
            amount?: components["schemas"]["Money"];
            /** @description With `snoozed`, when it comes back. */
            snoozed_until?: components["schemas"]["DateTime"];
        };
        /** @description Number of items of one kind. */
        AttentionCount: {
            kind: components["schemas"]["AttentionKind"];
            /**
             * Format: int32
             * @description Counted up to 100.
             */
            count: number;
            /** @description Whether there are more than were counted. */
            has_more: boolean;
        };
        AttentionList: {
            data: components["schemas"]["AttentionItem"][];
            /** @description The kinds of which there are items, in the order of the list. */
            counts: components["schemas"]["AttentionCount"][];
            /**
             * Format: int32
             * @description The sum of the counts.
             */
            total: number;
            /** @description Whether there are more than were counted. */
            has_more: boolean;
            /**
             * Format: int32
             * @description Number of items that are snoozed, counted up to 100 of each kind.
             */
            snoozed: number;
        };
        AttentionSnooze: {
            /**
             * Format: int32
             * @description Days of 24 hours, from now on.
             * @enum {integer}
             */
            days: 1 | 3 | 7;
        };
        AttentionSnoozed: {
            snoozed_until: components["schemas"]["DateTime"];
        };
        /** @description Identifies a code that was sent, for the caller who requested it. */
        ChallengeToken: string;
        CodeResend: {
            challenge: components["schemas"]["ChallengeToken"];
        };
        /** @description Says that a code was sent, if there was anyone to send it to. */
        CodeChallenge: {
            challenge: components["schemas"]["ChallengeToken"];
            channel: components["schemas"]["CodeChannel"];
            /** @description The e-mail or phone, mostly masked. */
            destination: string;
            /**
             * Format: int32
             * @description Seconds until a new code can be requested.
             */
            resend_in: number;
            /**
             * Format: int32
             * @description Seconds until the code expires.
             */
            expires_in: number;
        };
        /** @description A verified e-mail, or a verified phone in E.164 format. */
        Login: string;
        DeviceCodeRequest: {
            login: components["schemas"]["Login"];
        };
        CodeAnswer: {
            challenge: components["schemas"]["ChallengeToken"];
            code: components["schemas"]["Code"];
        };
        /** @description Identifies a device from which the account has signed in before. It gives no access: it only keeps the wrong passwords of strangers from holding this device up. */
        DeviceToken: string;
        /** @description The device is known from now on. */
        KnownDevice: {
            device_token: components["schemas"]["DeviceToken"];
        };
        PasswordResetRequest: {
            login: components["schemas"]["Login"];
        };
        /** @description Can be used once, to set a new password. */
        ResetToken: string;
        PasswordResetTicket: {
            reset_token: components["schemas"]["ResetToken"];
            expires_at: components["schemas"]["DateTime"];
        };
        /**
         * Format: password
         * @description Must not be a leaked password, such as `password123` or `qwertyuiop`, or consist only of the person's own name, e-mail or phone.
         */
        NewPassword: string;
        PasswordReset: {
            reset_token: components["schemas"]["ResetToken"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same password again.
             */
            password_confirmation: string;
            /** @description Whether the account's API keys stay valid. By default they are revoked, because whoever knew the old password may have made one. */
            keep_api_keys?: boolean;
        };
        /** @description Who is registering. A company gives its name; an individual has none. */
        RegistrationClient: {
            account_type: components["schemas"]["AccountType"];
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            company_name?: components["schemas"]["Line"];
        };
        /** @description Opaque; gives access to this registration only. */
        RegistrationToken: string;
        /**
         * @description The next step. It and the steps before it can be submitted.
         * @enum {string}
         */
        RegistrationStep: "account_data" | "code" | "extra_data";
        /** @description A registration in progress, without its password. */
        Registration: {
            step: components["schemas"]["RegistrationStep"];
            client: components["schemas"]["RegistrationClient"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            /** @description The code that was sent; present in the step `code`. */
            challenge?: components["schemas"]["CodeChallenge"];
            expires_at: components["schemas"]["DateTime"];
        };
        NewRegistration: {
            token: components["schemas"]["RegistrationToken"];
            registration: components["schemas"]["Registration"];
        };
        /** @description The credentials for signing in. */
        RegistrationAccount: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same password again.
             */
            password_confirmation: string;
            channel: components["schemas"]["CodeChannel"];
        };
        RegistrationCode: {
            code: components["schemas"]["Code"];
        };
        /** @description The address that shipments are sent from. In Saudi Arabia the city is a code from `listCities`, and either the short address or street, building number and postal code are required; abroad, street and building number are required. */
        RegistrationExtra: {
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia, the code that `listCities` gives for the city. */
            state?: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            /** @description In Saudi Arabia, four digits. */
            building_no?: components["schemas"]["Line"];
            /** @description The nearest landmark. */
            landmark?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            short_address?: components["schemas"]["ShortAddress"];
            address_type?: components["schemas"]["AddressType"];
        };
        /**
         * @description Language of messages to the account.
         * @enum {string}
         */
        Language: "ar" | "en";
        /**
         * @description When the account gets an e-mail about its delivered shipments: as soon as they are delivered (`each`), at six in the evening in Riyadh with all since the evening before (`daily`), or not at all. An account without a verified e-mail gets none.
         * @enum {string}
         */
        DeliveryEmails: "each" | "daily" | "never";
        /** @description Whether the account gets its statement of a month by e-mail on the first day of the next. An account without a verified e-mail gets none. */
        StatementEmails: boolean;
        /** @description A Saudi VAT registration number: 15 digits, the first and the last of which are 3. */
        VatNumber: string;
        /** @description The signed-in account. Its address fields fill in the sender of new shipments. */
        Profile: {
            id: components["schemas"]["AccountId"];
            account_type: components["schemas"]["AccountType"];
            first_name: components["schemas"]["Line"];
            last_name: components["schemas"]["Line"];
            /** @description First and last name. */
            full_name: components["schemas"]["Line"];
            company_name?: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            email_verified: boolean;
            phone: components["schemas"]["Phone"];
            phone_verified: boolean;
            /** @description The picture, a square of 144 pixels; absent if there is none. */
            picture?: string;
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia, its code. */
            state?: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            building_no?: components["schemas"]["Line"];
            landmark?: components["schemas"]["Line"];
            /** @description Office or unit number. */
            office?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            short_address?: components["schemas"]["ShortAddress"];
            address_type?: components["schemas"]["AddressType"];
            locale: components["schemas"]["Language"];
            delivery_emails: components["schemas"]["DeliveryEmails"];
            statement_emails: components["schemas"]["StatementEmails"];
            /** @description With it, invoices are standard tax invoices with the account as the buyer, otherwise simplified ones. */
            vat_number?: components["schemas"]["VatNumber"];
            /** @description Channel for the code of the second sign-in step; absent if the second step is off. */
            second_step?: components["schemas"]["CodeChannel"];
            /** @description Balance below which the account is warned; absent if the warning is off. */
            low_balance_threshold?: components["schemas"]["PositiveMoney"];
        };
        Session: {
            /** @description Opaque; send it as a bearer token. */
            token: string;
            expires_at: components["schemas"]["DateTime"];
            /** @description As chosen at sign-in. */
            keep_signed_in: boolean;
            /** @description Keep it on the device and send it with the next sign-in; absent if the token sent is known already. A password reset, a change of password and `endOtherSessions` end the tokens of other devices. */
            device_token?: components["schemas"]["DeviceToken"];
            profile: components["schemas"]["Profile"];
        };
        SignIn: {
            login: components["schemas"]["Login"];
            /** Format: password */
            password: string;
            /** @description Whether the session lasts until it has not been used for 14 days, which is the default; otherwise for 30 minutes, and clients forget its token with the browser. Either way it ends at `expires_at`. */
            keep_signed_in?: boolean;
            /** @description The device's token from an earlier sign-in, or from `confirmDeviceCode`. An unknown one is ignored. */
            device_token?: components["schemas"]["DeviceToken"];
        };
        /** @description Either a session, or the challenge for the second step. */
        SignInResult: {
            /**
             * @description Which of the two is present.
             * @enum {string}
             */
            status: "signed_in" | "code_required";
            session?: components["schemas"]["Session"];
            challenge?: components["schemas"]["CodeChallenge"];
        };
        PaymentMethodId: string;
        /** @description Why and when it was turned off without the owner. Turning it on again removes this. */
        AutoTopUpStop: {
            /**
             * @description `payments_failed`: two payments in a row brought nothing. `payment_method_expired`: the card can no longer be used.
             * @enum {string}
             */
            reason: "payments_failed" | "payment_method_expired";
            at: components["schemas"]["DateTime"];
        };
        /** @description The balance that fills itself. `threshold`, `amount` and `daily_cap` are there once it was set up, also while it is off; `payment_method_id` is absent if that method was deleted. */
        AutoTopUp: {
            /** @description False if no card is saved and none can be, so that there is nothing to set up. */
            available: boolean;
            enabled: boolean;
            /** @description A balance below it is topped up, in riyals. */
            threshold?: components["schemas"]["PositiveMoney"];
            /** @description What each automatic top-up pays and credits, in riyals. */
            amount?: components["schemas"]["PositiveMoney"];
            /** @description The most that automatic top-ups take on one calendar day in Riyadh, in riyals. */
            daily_cap?: components["schemas"]["PositiveMoney"];
            payment_method_id?: components["schemas"]["PaymentMethodId"];
            /** @description What counts towards today's cap: automatic top-ups that are paid, under way, or whose end nobody could tell. */
            today: components["schemas"]["Money"];
            stopped?: components["schemas"]["AutoTopUpStop"];
        };
        /** @description To turn it on or to change it, everything is required; a part that is missing is refused with `required`. To turn it off, `enabled` is enough, and the settings stay as they were. */
        AutoTopUpUpdate: {
            enabled: boolean;
            /** @description In riyals; another currency is `not_allowed`. */
            threshold?: components["schemas"]["PositiveMoney"];
            /** @description In riyals; more than the threshold, and within the limits that `getTopUpOptions` returns for cards. */
            amount?: components["schemas"]["PositiveMoney"];
            /** @description In riyals; at least the amount. */
            daily_cap?: components["schemas"]["PositiveMoney"];
            payment_method_id?: components["schemas"]["PaymentMethodId"];
        };
        TransactionId: string;
        /**
         * @description What caused the movement.
         * @enum {string}
         */
        LedgerKind: "top_up" | "top_up_reversal" | "shipment_charge" | "shipment_refund" | "delivery_charge" | "cash_back" | "cash_back_reversal" | "return_charge" | "subscription_charge" | "subscription_refund" | "cod_collected" | "cod_remitted";
        /**
         * @description How a top-up is paid.
         * @enum {string}
         */
        TopUpMethod: "credit_card" | "paypal" | "apple_pay";
        /** @description One movement in the ledger. */
        LedgerTransaction: {
            id: components["schemas"]["TransactionId"];
            /**
             * Format: int32
             * @description Position of the movement in the account's ledger, counting from 1.
             */
            sequence: number;
            kind: components["schemas"]["LedgerKind"];
            /** @description Positive into the balance, negative out of it; zero for cash on delivery. */
            amount: components["schemas"]["Money"];
            /** @description Below zero only after a `top_up_reversal`, until the debt is paid. */
            balance_after: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            shipment_id?: components["schemas"]["ShipmentId"];
            /** @description Tracking number of the shipment. */
            tracking_number?: components["schemas"]["TrackingNumber"];
            top_up_id?: components["schemas"]["TopUpId"];
            /** @description How the top-up was paid. */
            payment_method?: components["schemas"]["TopUpMethod"];
            /** @description Amount paid for the top-up, in the currency of the payment; only with the kind `top_up`. */
            paid?: components["schemas"]["PositiveMoney"];
            /** @description Description of the top-up. */
            description?: components["schemas"]["Line"];
            /** @description Amount that the courier collected or remitted. */
            cash_on_delivery?: components["schemas"]["PositiveMoney"];
        };
        /** @description Cash that couriers collect from receivers for this account. */
        CashOnDelivery: {
            /** @description Total collected so far. */
            collected: components["schemas"]["Money"];
            /** @description Collected but not remitted yet. */
            owed: components["schemas"]["Money"];
            /** @description Total that couriers have paid out to the account's bank so far. */
            remitted: components["schemas"]["Money"];
        };
        /** @description The prepaid balance, always the sum of its ledger entries. */
        Balance: {
            /** @description Below zero if the payment provider took money back that was already spent; then nothing can be booked until a top-up has paid the debt. */
            current_balance: components["schemas"]["Money"];
            /** @description Total of all successful top-ups, without what the payment provider took back. */
            total_paid: components["schemas"]["Money"];
            /** @description The latest movement; absent if there is none. */
            last_transaction?: components["schemas"]["LedgerTransaction"];
            /** Format: int32 */
            total_transactions: number;
            /** @description Total that plans have paid back. */
            cash_back: components["schemas"]["Money"];
            /** @description True if the balance is below the profile's threshold; false if the profile has none. */
            is_low: boolean;
            cash_on_delivery: components["schemas"]["CashOnDelivery"];
        };
        /** @enum {string} */
        Direction: "in" | "out";
        TransactionList: {
            data: components["schemas"]["LedgerTransaction"][];
            page: components["schemas"]["Page"];
        };
        /** @description The filters of `listTransactions`; an empty object selects everything. */
        TransactionFilter: {
            q?: components["schemas"]["Line"];
            kind?: components["schemas"]["LedgerKind"];
            direction?: components["schemas"]["Direction"];
            created_from?: components["schemas"]["Date"];
            created_to?: components["schemas"]["Date"];
        };
        /** @description RFC 4180, with lines ending in CR LF. Many clients remove the byte order mark when decoding. */
        CsvFile: string;
        /** @description A code from `listCities` or, abroad, from `listCountries`. */
        AreaCode: string;
        Region: {
            /** @description The value for `state` in an address. */
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
        /** @description Opaque and random; identifies one attempt to pay. */
        PaymentReference: string;
        /**
         * @description `pending` until the payment provider reports whether the money was paid.
         * @enum {string}
         */
        TopUpStatus: "pending" | "paid" | "failed" | "expired";
        /**
         * @description A plan that costs something.
         * @enum {string}
         */
        PaidTier: "intermediate" | "advanced";
        /**
         * @description How long a payment lasts: from the day of payment to the same day of the next month or year, or to that month's last day if it is shorter. Later periods go back to the first day: 31 January, 28 February, 31 March.
         * @enum {string}
         */
        PlanPeriod: "monthly" | "yearly";
        /** @description The plan that a top-up pays for, and what became of it. */
        PaidPlan: {
            tier: components["schemas"]["PaidTier"];
            period: components["schemas"]["PlanPeriod"];
            /**
             * @description `pending` until the top-up is paid. Then `changed`, or `not_changed` if the change no longer costs what was seen or is no longer possible: the money stays on the balance, and the account is told by a message.
             * @enum {string}
             */
            outcome: "pending" | "changed" | "not_changed";
        };
        /**
         * @description Why a payment failed, if the provider says.
         * @enum {string}
         */
        PaymentFailure: "declined" | "insufficient_funds" | "expired_card" | "authentication_failed" | "cancelled" | "other";
        /** @description Where the person is sent once the payment is over: a path of the web app, or an address on one of the origins that the server allows. Any other value is refused with `not_allowed`. */
        ReturnUrl: string;
        /** @description The data that a checkout page shows. */
        PaymentOutcome: {
            /** @description For `retryTopUp`, which requires the account's own token. */
            top_up_id: components["schemas"]["TopUpId"];
            status: components["schemas"]["TopUpStatus"];
            amount: components["schemas"]["PositiveMoney"];
            /** @description Amount that is or was credited to the balance. */
            credit: components["schemas"]["PositiveMoney"];
            payment_method: components["schemas"]["TopUpMethod"];
            /** @description The plan that it pays for; absent if it pays for none. */
            plan?: components["schemas"]["PaidPlan"];
            created_at: components["schemas"]["DateTime"];
            failure?: components["schemas"]["PaymentFailure"];
            return_url?: components["schemas"]["ReturnUrl"];
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
         * Format: int32
         * @description Version of the whole list, 0 before it is first saved and increased by each save.
         */
        CourierRulesVersion: number;
        /**
         * @description What keeps a rule from working: the named courier has left (`courier_left`) or no longer has the service (`service_left`); one of its cities or regions is no longer in `listCities` (`unknown_place`); none of its cities is in one of its regions (`contradiction`); an earlier rule takes all its parcels (`unreachable`); it is beyond what the account's plan allows (`paused_by_plan`).
         * @enum {string}
         */
        RuleWarning: "courier_left" | "service_left" | "unknown_place" | "contradiction" | "unreachable" | "paused_by_plan";
        /** @description A rule of the saved list, with what keeps it from working. */
        CourierRule: {
            id: components["schemas"]["CourierRuleId"];
            name: components["schemas"]["CourierRuleName"];
            /** @description A rule that is switched off keeps its position and chooses nothing. */
            enabled: boolean;
            cities?: components["schemas"]["SaudiAreaCode"][];
            regions?: components["schemas"]["SaudiAreaCode"][];
            min_weight?: components["schemas"]["WeightGrams"];
            max_weight?: components["schemas"]["WeightGrams"];
            min_value?: components["schemas"]["PositiveMoney"];
            max_value?: components["schemas"]["PositiveMoney"];
            cash_on_delivery?: boolean;
            sources?: components["schemas"]["ShipmentSource"][];
            skus?: components["schemas"]["RuleSku"][];
            outcome: components["schemas"]["RuleOutcome"];
            within_days?: components["schemas"]["Days"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            /** @description The named courier, also after it has left. */
            courier?: components["schemas"]["CourierSummary"];
            warnings: components["schemas"]["RuleWarning"][];
            /** @description With `unreachable`, the earlier rule. */
            covered_by?: components["schemas"]["RulePosition"];
        };
        /** @description The account's rules in their order. */
        CourierRules: {
            version: components["schemas"]["CourierRulesVersion"];
            rules: components["schemas"]["CourierRule"][];
        };
        /** @description One rule. All conditions that are given must hold; of a list, one value is enough. A rule without conditions holds for every parcel. */
        CourierRuleInput: {
            /** @description Of a rule in the saved list. Left out for a new one, which gets an id. */
            id?: components["schemas"]["CourierRuleId"];
            name: components["schemas"]["CourierRuleName"];
            /** @description A rule that is switched off keeps its position and chooses nothing. */
            enabled: boolean;
            /** @description The parcel goes to one of these Saudi cities. */
            cities?: components["schemas"]["SaudiAreaCode"][];
            /** @description The parcel goes to one of these Saudi regions. */
            regions?: components["schemas"]["SaudiAreaCode"][];
            /** @description All pieces together weigh at least this, in grams. The volume does not count. */
            min_weight?: components["schemas"]["WeightGrams"];
            /** @description All pieces together weigh at most this, in grams. The volume does not count. */
            max_weight?: components["schemas"]["WeightGrams"];
            /** @description The goods are worth at least this, in riyals. Other currencies are converted as in quotes. */
            min_value?: components["schemas"]["PositiveMoney"];
            /** @description The goods are worth at most this, in riyals. */
            max_value?: components["schemas"]["PositiveMoney"];
            /** @description Whether the courier collects the price of the goods. */
            cash_on_delivery?: boolean;
            /** @description The shipment is created from one of these. */
            sources?: components["schemas"]["ShipmentSource"][];
            /** @description One of the products has one of these codes. */
            skus?: components["schemas"]["RuleSku"][];
            outcome: components["schemas"]["RuleOutcome"];
            /** @description Required with `cheapest_within_days`, refused otherwise. */
            within_days?: components["schemas"]["Days"];
            /** @description Required with `courier` and `not_courier`, refused otherwise. */
            courier_id?: components["schemas"]["CourierId"];
            /** @description With `courier`, the only service that will do; refused otherwise. */
            service_type?: components["schemas"]["ServiceType"];
        };
        /** @description The complete list. */
        CourierRulesUpdate: {
            version: components["schemas"]["CourierRulesVersion"];
            rules: components["schemas"]["CourierRuleInput"][];
        };
        QuoteId: string;
        /** @description A quote, and what it does not say of the parcel. */
        CourierChoiceCreate: {
            /** @description A quote of this account; any other id is 422. */
            quote_id: components["schemas"]["QuoteId"];
            /** @description Value of all products together. While it is not known, no condition on it holds. */
            goods_value?: components["schemas"]["PositiveMoney"];
            /** @description Codes of the products. */
            skus?: components["schemas"]["RuleSku"][];
            /** @description The order of a store that is to be shipped; any other id is 422. */
            store_order_id?: components["schemas"]["StoreOrderId"];
        };
        /** @description The price that the rules choose, and why. Neither courier nor service if they choose none. */
        ChosenCourier: {
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            courier_choice: components["schemas"]["CourierChoice"];
        };
        /** @description Rules to try; nothing is saved. */
        RulesTrialCreate: {
            rules: components["schemas"]["CourierRuleInput"][];
        };
        /** @description A courier with a service and its price. */
        TrialPrice: {
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            total_fee: components["schemas"]["Money"];
        };
        /** @description One shipment, as it was booked and as the rules would book it today. */
        TriedOrder: {
            shipment_id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            created_at: components["schemas"]["DateTime"];
            destination: components["schemas"]["Place"];
            weight: components["schemas"]["WeightGrams"];
            /** @description What was booked, at the price that was charged. */
            booked: components["schemas"]["TrialPrice"];
            /** @description What the rules would choose, at today's price; absent if they choose none. */
            chosen?: components["schemas"]["TrialPrice"];
            /** @description Whether the rules would choose another courier or service, or none. */
            changed: boolean;
            /** @description Price of the chosen less that of the booked; absent if none is chosen. */
            difference?: components["schemas"]["Money"];
            courier_choice: components["schemas"]["CourierChoice"];
        };
        /** Format: int32 */
        OrderCount: number;
        /** @description Sums over the orders for which the rules choose a courier; the numbers count all orders. */
        TrialTotals: {
            orders: components["schemas"]["OrderCount"];
            /** @description Orders that would go with another courier or service, or with none. */
            changed: components["schemas"]["OrderCount"];
            /** @description Orders for which the rules choose no courier; they are in none of the sums. */
            refused: components["schemas"]["OrderCount"];
            /** @description What was charged for them. */
            booked: components["schemas"]["Money"];
            /** @description What they would cost today. */
            chosen: components["schemas"]["Money"];
            /** @description The second less the first; negative if the rules save money. */
            difference: components["schemas"]["Money"];
        };
        /** @description A rule that can never match. */
        UnreachableRule: {
            position: components["schemas"]["RulePosition"];
            /** @description The earlier rule that takes all its parcels; absent if none of its cities is in one of its regions. */
            covered_by?: components["schemas"]["RulePosition"];
        };
        /** @description What rules would have chosen for the account's last shipments. */
        RulesTrial: {
            /** @description Newest first. */
            orders: components["schemas"]["TriedOrder"][];
            totals: components["schemas"]["TrialTotals"];
            unreachable: components["schemas"]["UnreachableRule"][];
        };
        /** @description The cheapest price of a courier for the parcel that was asked about. Not binding; `createQuote` is. */
        CourierOffer: {
            service_type: components["schemas"]["ServiceType"];
            /** @description Including VAT. */
            total_fee: components["schemas"]["Money"];
            transit_times: components["schemas"]["TransitTime"];
            expected_delivery_on: components["schemas"]["Date"];
        };
        ListedCourier: {
            id: components["schemas"]["CourierId"];
            name: components["schemas"]["LocalizedText"];
            tier: components["schemas"]["CourierTier"];
            /**
             * Format: double
             * @description Average customer rating, with one decimal; 0 if there is none.
             */
            rating: number;
            /** Format: int32 */
            rating_count: number;
            /** @description True for a fictional courier from the sample data. */
            sample: boolean;
            /** @description Services with a rate card; none if the courier has left. */
            service_types: components["schemas"]["ServiceType"][];
            /** @description If a parcel was asked about and the courier takes it. */
            offer?: components["schemas"]["CourierOffer"];
            /** @description If a parcel was asked about and no service of the courier takes it, the first reason. */
            excluded?: components["schemas"]["ExclusionReason"];
        };
        CourierList: {
            data: components["schemas"]["ListedCourier"][];
            page: components["schemas"]["Page"];
        };
        /** @description A time of day in Riyadh, on the 24-hour clock. */
        TimeOfDay: string;
        /** @description Open from `opens` until `closes`, which is the first minute that is closed. If `closes` is not after `opens`, it is on the next day; if they are the same, the place is open all day. */
        OpeningPeriod: {
            day: components["schemas"]["Weekday"];
            opens: components["schemas"]["TimeOfDay"];
            closes: components["schemas"]["TimeOfDay"];
        };
        /** @description In the order of the Saudi week. A day without a period is closed. */
        OpeningPeriods: components["schemas"]["OpeningPeriod"][];
        OpeningHours: {
            week: components["schemas"]["OpeningPeriods"];
            /** @description In the month of Ramadan of the Umm al-Qura calendar, if different. */
            ramadan?: components["schemas"]["OpeningPeriods"];
        };
        /** @description How to reach a courier. */
        CourierContact: {
            phones: components["schemas"]["Phone"][];
            email?: components["schemas"]["Email"];
            /**
             * Format: uri
             * @description The courier's own web site.
             */
            site?: string;
            /** @description When customer service answers. */
            hours?: components["schemas"]["OpeningHours"];
        };
        /**
         * @description Within one city, between Saudi cities, or with one end abroad.
         * @enum {string}
         */
        Lane: "intra_city" | "domestic" | "international";
        /** @description What the courier delivered with this service on this lane, for all customers together: the parcels delivered on the last `period_days` days, today included. Absent where that would tell too little, or too much about one customer: below 30 deliveries or three customers. It is counted at the time of the answer, and is a few minutes old at most. */
        MeasuredTransit: {
            /**
             * Format: int32
             * @description Number of deliveries measured.
             */
            deliveries: number;
            /**
             * Format: int32
             * @description Length of the period in calendar days; 90.
             */
            period_days: number;
            /** @description Half of the parcels were delivered within this number of the courier's working days, counted from the day after collection; 0 is the day of collection. Longer than 60 counts as 60. */
            p50_days: components["schemas"]["Days"];
            /** @description Nine of ten parcels were delivered within this number of working days. */
            p90_days: components["schemas"]["Days"];
            /** @description Share delivered on or before the `expected_delivery_on` of the shipment, rounded down. */
            on_time_rate: components["schemas"]["BasisPoints"];
        };
        /** @description The courier's tariff for one lane, excluding VAT. */
        LaneTariff: {
            lane: components["schemas"]["Lane"];
            base_fee: components["schemas"]["Money"];
            /** @description Fee for each started kilogram above 10 kg or the base weight, whichever is larger. */
            fee_per_kg: components["schemas"]["Money"];
            transit_times: components["schemas"]["TransitTime"];
            measured?: components["schemas"]["MeasuredTransit"];
        };
        /** @description Dimensions of one piece. */
        Dimensions: {
            length: components["schemas"]["LengthMillimetres"];
            width: components["schemas"]["LengthMillimetres"];
            height: components["schemas"]["LengthMillimetres"];
        };
        CashOnDeliveryTerms: {
            flat_fee: components["schemas"]["Money"];
            /** @description Share of the collected amount, added to the flat fee. */
            rate: components["schemas"]["BasisPoints"];
            /** @description Maximum amount that the courier collects. */
            cap: components["schemas"]["Money"];
        };
        RemoteAreaTerms: {
            areas: components["schemas"]["AreaCode"][];
            /** @description Fee added once if either end is remote. */
            fee: components["schemas"]["Money"];
        };
        /**
         * @description A sender field that a courier can require.
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
             * @description Number of cubic centimetres that count as one kilogram.
             */
            volumetric_divisor: number;
            coverage_areas: components["schemas"]["AreaCode"][];
            served_days: components["schemas"]["Weekday"][];
            cash_on_delivery?: components["schemas"]["CashOnDeliveryTerms"];
            remote_areas?: components["schemas"]["RemoteAreaTerms"];
            return_fee: components["schemas"]["Money"];
            shipment_types: components["schemas"]["ShipmentType"][];
            shipping_methods: components["schemas"]["ShippingMethod"][];
            /** @description Sender fields that this courier requires. */
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
            contact: components["schemas"]["CourierContact"];
            /** Format: int32 */
            branch_count: number;
            services: components["schemas"]["CourierService"][];
        };
        /**
         * Format: int32
         * @description One to five stars; five is best.
         */
        Stars: number;
        /**
         * Format: double
         * @description The mean, with one decimal, rounded half up; 0 if there is none.
         */
        RatingAverage: number;
        /** Format: int32 */
        RatingNumber: number;
        /** @description How many ratings have a score that rounds to so many stars, half up. */
        StarsCount: {
            stars: components["schemas"]["Stars"];
            count: components["schemas"]["RatingNumber"];
        };
        /**
         * @description What is rated: whether the parcel came on time, its condition, the driver, how the collected cash was paid out, and the courier's support.
         * @enum {string}
         */
        RatingPart: "on_time" | "condition" | "driver" | "cash_paid_out" | "support";
        /** @description The mean of one part over the ratings that have it. */
        PartAverage: {
            part: components["schemas"]["RatingPart"];
            average: components["schemas"]["RatingAverage"];
            count: components["schemas"]["RatingNumber"];
        };
        /** @description All ratings of a courier, whatever the filter; exact after each change. */
        RatingSummary: {
            average: components["schemas"]["RatingAverage"];
            count: components["schemas"]["RatingNumber"];
            /** @description From five stars to one. */
            histogram: components["schemas"]["StarsCount"][];
            parts: components["schemas"]["PartAverage"][];
        };
        RatingId: string;
        /**
         * Format: double
         * @description The mean of the rated parts, with one decimal, rounded half up.
         */
        RatingScore: number;
        /** @description Stars for each part. `cash_paid_out` exists only for shipments with cash on delivery; `support` is for those who needed it. */
        RatingParts: {
            on_time: components["schemas"]["Stars"];
            condition: components["schemas"]["Stars"];
            driver: components["schemas"]["Stars"];
            cash_paid_out?: components["schemas"]["Stars"];
            support?: components["schemas"]["Stars"];
        };
        /** @description What the person says, for everybody to read. A text with a phone number, an e-mail or the address of a site is refused. */
        RatingText: components["schemas"]["Paragraph"];
        /** @description A rating as everybody sees it. It names neither the account nor the shipment, and no city; of its time only the month is shown. */
        CourierRating: {
            id: components["schemas"]["RatingId"];
            score: components["schemas"]["RatingScore"];
            parts: components["schemas"]["RatingParts"];
            text?: components["schemas"]["RatingText"];
            service_type: components["schemas"]["ServiceType"];
            lane: components["schemas"]["Lane"];
            /** @description The month of the rating in the Riyadh time zone. */
            month: string;
            /** @description Whether this account gave it. */
            mine: boolean;
            /** @description True for a fictional rating from the sample data. */
            sample: boolean;
        };
        CourierRatingList: {
            summary: components["schemas"]["RatingSummary"];
            data: components["schemas"]["CourierRating"][];
            page: components["schemas"]["Page"];
        };
        BranchId: string;
        /** @description A place of a courier where parcels are handed over. */
        Branch: {
            id: components["schemas"]["BranchId"];
            /** @description A code from `listCities`. */
            city: components["schemas"]["AreaCode"];
            name: components["schemas"]["LocalizedText"];
            address: components["schemas"]["LocalizedText"];
            phone?: components["schemas"]["Phone"];
            hours: components["schemas"]["OpeningHours"];
            /** @description Takes parcels from senders. */
            drop_off: boolean;
            /** @description Pays out cash that was collected on delivery. */
            cash_payout: boolean;
            /**
             * Format: double
             * @description Degrees, WGS 84.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees, WGS 84.
             */
            longitude: number;
            /**
             * Format: int32
             * @description Metres as the crow flies from the middle of the city in `near`.
             */
            distance?: number;
        };
        BranchList: {
            data: components["schemas"]["Branch"][];
            page: components["schemas"]["Page"];
        };
        PhotoId: string;
        /** @description A WebP picture as a data URL. */
        PhotoContent: string;
        CourierPhoto: {
            id: components["schemas"]["PhotoId"];
            caption: components["schemas"]["LocalizedText"];
            /**
             * Format: int32
             * @description Pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description Pixels.
             */
            height: number;
            /** @description The photo, at most 400 pixels wide and high. */
            preview: components["schemas"]["PhotoContent"];
        };
        CourierPhotoList: {
            /** @description In the courier's order. */
            data: components["schemas"]["CourierPhoto"][];
        };
        PhotoFile: {
            content: components["schemas"]["PhotoContent"];
        };
        /**
         * @description With `field`, `changed`. Without it, `added` or `removed`: a lane, or without `lane` the whole service.
         * @enum {string}
         */
        PriceChangeKind: "added" | "changed" | "removed";
        /**
         * @description What changed in a rate card: a number, a list of codes from `coverage_areas` on, or the `notes`. Fees and the cap are money; transit times are days, weights grams, lengths millimetres, the divisor cubic centimetres, and the rate hundredths of a percent.
         * @enum {string}
         */
        PriceField: "base_fee" | "fee_per_kg" | "min_days" | "max_days" | "base_weight" | "max_weight" | "max_length" | "max_width" | "max_height" | "volumetric_divisor" | "cod_fee" | "cod_rate" | "cod_cap" | "remote_area_fee" | "return_fee" | "coverage_areas" | "remote_areas" | "served_days" | "shipment_types" | "shipping_methods" | "notes";
        /** @description The number of a field that is one; one of the two members, depending on the field. */
        PriceChangeValue: {
            money?: components["schemas"]["Money"];
            /** Format: int32 */
            number?: number;
        };
        /** @description City and country codes, or values of the list's enum. Absent if there are none. */
        PriceChangeCodes: string[];
        PriceChange: {
            changed_at: components["schemas"]["DateTime"];
            kind: components["schemas"]["PriceChangeKind"];
            service_type: components["schemas"]["ServiceType"];
            /** @description Absent if the change concerns all lanes of the service. */
            lane?: components["schemas"]["Lane"];
            field?: components["schemas"]["PriceField"];
            /** @description Absent if there was none, such as a fee for cash on delivery that was not offered. */
            before?: components["schemas"]["PriceChangeValue"];
            /** @description Absent if there is none any more. */
            after?: components["schemas"]["PriceChangeValue"];
            added?: components["schemas"]["PriceChangeCodes"];
            removed?: components["schemas"]["PriceChangeCodes"];
        };
        PriceChangeList: {
            data: components["schemas"]["PriceChange"][];
        };
        /** @description The price of one parcel of this weight, without cash on delivery. */
        PriceCell: {
            weight: components["schemas"]["WeightGrams"];
            /** @description Excluding VAT. */
            subtotal: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            /** @description Including VAT. */
            total_fee: components["schemas"]["Money"];
        };
        PriceRow: {
            service_type: components["schemas"]["ServiceType"];
            lane: components["schemas"]["Lane"];
            /** @description The prices are for a journey from here to `destination`; others on this lane differ by the remote-area fee only. */
            origin: components["schemas"]["AreaCode"];
            destination: components["schemas"]["AreaCode"];
            transit_times: components["schemas"]["TransitTime"];
            /** @description By weight, as far as the service carries it. */
            cells: components["schemas"]["PriceCell"][];
        };
        CourierPriceTable: {
            /** @description By service, then by lane. */
            rows: components["schemas"]["PriceRow"][];
        };
        /**
         * @description Fields whose values are a closed set.
         * @enum {string}
         */
        EnumName: "service_type" | "shipping_method" | "shipment_type" | "packaging_type" | "size" | "source" | "address_type" | "tier" | "payment_type" | "payment_method" | "payment_status" | "status" | "tracking_status" | "weekday" | "preferred_delivery_time" | "weight_unit" | "dimension_unit" | "sender_field" | "lane" | "ledger_kind" | "how_to_sell" | "top_up_method" | "top_up_status" | "payment_failure" | "activity_action" | "activity_group" | "activity_actor" | "activity_field" | "delivery_emails" | "rating_part" | "plan_tier" | "plan_period" | "plan_limit" | "subscription_status" | "tax_document_kind" | "tax_document_subject" | "tax_document_type" | "credit_reason";
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
        /** @description A courier that the account has marked. */
        Favorite: {
            courier: components["schemas"]["CourierSummary"];
            added_at: components["schemas"]["DateTime"];
            /** @description Whether it is the account's default courier. At most one is. */
            is_default: boolean;
            /** @description False if the courier has left, so that nothing can be booked with it. */
            is_available: boolean;
        };
        FavoriteList: {
            data: components["schemas"]["Favorite"][];
        };
        /** @description An empty object adds a favorite and leaves an existing one as it is. */
        FavoriteInput: {
            /** @description Makes it the account's default courier, in place of another one, or an ordinary favorite again. Left out, this does not change. */
            is_default?: boolean;
        };
        ImportBatchId: string;
        /**
         * @description The server is at work while it is `reading`, `checking`, `pricing` or `booking`. A file is `unreadable`, or its columns are `matching` until the person has confirmed them. Then its rows are `checked`, next `priced`, and at last `booked`, unless the booking is `waiting` for balance or was `stopped`. Changing a row leads back to `checked`; what is booked stays.
         * @enum {string}
         */
        ImportBatchStatus: "reading" | "unreadable" | "matching" | "checking" | "checked" | "pricing" | "priced" | "booking" | "waiting" | "stopped" | "booked";
        /**
         * @description Where the rows are from.
         * @enum {string}
         */
        ImportOrigin: "file" | "shipments" | "drafts" | "orders";
        /** @description A file's name. No control characters or direction overrides. */
        ImportFileName: string;
        /** Format: int32 */
        ImportCount: number;
        /** @description A batch in the list. */
        ImportBatchSummary: {
            id: components["schemas"]["ImportBatchId"];
            status: components["schemas"]["ImportBatchStatus"];
            origin: components["schemas"]["ImportOrigin"];
            file_name?: components["schemas"]["ImportFileName"];
            rows: components["schemas"]["ImportCount"];
            booked: components["schemas"]["ImportCount"];
            /** @description What the rows that are `booked` have cost. */
            charged: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            expires_at: components["schemas"]["DateTime"];
        };
        ImportBatchList: {
            data: components["schemas"]["ImportBatchSummary"][];
            page: components["schemas"]["Page"];
        };
        ImportUpload: {
            /**
             * Format: binary
             * @description The content of the file.
             */
            file: string;
            file_name?: components["schemas"]["ImportFileName"];
        };
        /**
         * Format: int32
         * @description Increased by whatever changes the rows, their order of columns or their prices. A step must state the version that the person has seen.
         */
        ImportBatchVersion: number;
        /** @description Stable; user interfaces map it to their own text. */
        ImportCode: string;
        /**
         * Format: int32
         * @description The row's number as a spreadsheet counts: 1 is the first line of the file, usually the headings.
         */
        ImportRowNumber: number;
        /** @description A cell as text, as it is in the file; empty if the cell is. */
        ImportText: string;
        /** @description What to mention in the text shown to people. */
        ImportParams: {
            /** Format: double */
            minimum?: number;
            /** Format: double */
            maximum?: number;
            /** @description Values that would be right. */
            allowed?: components["schemas"]["ImportText"][];
            /** @description Codes of cities or countries that may be meant. */
            nearest?: components["schemas"]["ImportText"][];
            /** @description What an ambiguous number can be. */
            readings?: components["schemas"]["ImportText"][];
            /** @description A code that says more. */
            reason?: components["schemas"]["ImportText"];
            /** @description What a file is that holds no table. */
            found?: components["schemas"]["ImportText"];
            /** @description Another row of the order, which is wrong. */
            row?: components["schemas"]["ImportRowNumber"];
            /** @description Letters of a column, as a spreadsheet names it. */
            column?: components["schemas"]["ImportText"];
            /** @description Reference of the order that the row has to do with. */
            reference?: components["schemas"]["ImportText"];
            /** @description With `not_served`, the city or country that is not served. */
            area?: components["schemas"]["ImportText"];
            max_dimensions?: components["schemas"]["Dimensions"];
        };
        /** @description Why the file cannot be read, and where. */
        ImportUnreadable: {
            code: components["schemas"]["ImportCode"];
            row?: components["schemas"]["ImportRowNumber"];
            /**
             * Format: int32
             * @description Number of the column, counting from 1.
             */
            column?: number;
            params?: components["schemas"]["ImportParams"];
            /** @description Present with `plan_limit_reached`. */
            plan_limit?: components["schemas"]["PlanLimitReached"];
        };
        /**
         * Format: int32
         * @description Place of the column in the file, counting from 0.
         */
        ImportColumnIndex: number;
        /**
         * @description What a column can mean. A field of `ShipmentCreate`, those of the receiver and the sender with a dot; `receiver.last_name`, which follows the name; `courier`, a courier's name or id, for the choice `row`; `sku`, a product's, which fills what the row leaves out of its name, price, weight and dimensions; or `unit_price`, the price of one piece, for rows without a `price`. If an order has further lines, and none of them a `price`, that of the first row is the whole order's, and `unit_price` counts there too.
         * @enum {string}
         */
        ImportField: "receiver.full_name" | "receiver.last_name" | "receiver.phone" | "receiver.country" | "receiver.state" | "receiver.city" | "receiver.district" | "receiver.street_name" | "receiver.building_no" | "receiver.postal_code" | "receiver.additional_number" | "receiver.short_address" | "receiver.landmark" | "receiver.email" | "receiver.company" | "receiver.address_type" | "receiver.message" | "reference_id" | "sku" | "product_name" | "quantity" | "price" | "unit_price" | "payment_type" | "sender.amount_to_collect" | "weight" | "weight_unit" | "length" | "width" | "height" | "dimension_unit" | "size" | "pieces" | "shipment_type" | "packaging_type" | "shipping_method" | "service_type" | "courier" | "preferred_delivery_day" | "preferred_delivery_time" | "company" | "note" | "sender.contact_name" | "sender.contact_number" | "sender.email" | "sender.address" | "sender.city" | "sender.country" | "sender.address_type" | "sender.company" | "sender.backup_phone" | "sender.phone_code" | "sender.postal_code" | "sender.volume" | "sender.gross_weight" | "sender.pickup_name" | "sender.return_name" | "sender.collecting_money";
        ImportColumn: {
            index: components["schemas"]["ImportColumnIndex"];
            heading: components["schemas"]["ImportText"];
            /** @description The first texts of the column. */
            sample: components["schemas"]["ImportText"][];
            /** @description Absent if the column is not used. */
            field?: components["schemas"]["ImportField"];
            /** @description What the column could mean too, had not another column this field. */
            alike?: components["schemas"]["ImportField"];
            /**
             * @description Whether the field is a `guess` from the heading, or what the account chose for a file with the same headings (`memory`), or what the person has confirmed for this batch (`person`).
             * @enum {string}
             */
            matched_by?: "guess" | "memory" | "person";
        };
        ImportCell: {
            field: components["schemas"]["ImportField"];
            text: components["schemas"]["ImportText"];
        };
        /** @description Each field at most once. */
        ImportCells: components["schemas"]["ImportCell"][];
        /**
         * @description What 05/01 means, 5 January or 1 May.
         * @enum {string}
         */
        ImportDateOrder: "day_first" | "month_first";
        /**
         * @description How each row gets its courier: by the account's own rules (`rules`), the cheapest, the fastest, the default courier or else the cheapest favorite (`favorite`), one for all (`courier`), or the one that the row names (`row`).
         * @enum {string}
         */
        ImportChoiceRule: "rules" | "cheapest" | "fastest" | "favorite" | "courier" | "row";
        ImportChoice: {
            choice: components["schemas"]["ImportChoiceRule"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
        };
        /** @description Number of rows in each state; `rows` is their sum. */
        ImportCounts: {
            rows: components["schemas"]["ImportCount"];
            unchecked: components["schemas"]["ImportCount"];
            ready: components["schemas"]["ImportCount"];
            wrong: components["schemas"]["ImportCount"];
            repeated: components["schemas"]["ImportCount"];
            joined: components["schemas"]["ImportCount"];
            left_out: components["schemas"]["ImportCount"];
            unpriced: components["schemas"]["ImportCount"];
            priced: components["schemas"]["ImportCount"];
            waiting: components["schemas"]["ImportCount"];
            booked: components["schemas"]["ImportCount"];
            refused: components["schemas"]["ImportCount"];
        };
        /** @description In how many rows something is found. */
        ImportKindCount: {
            field?: components["schemas"]["ImportField"];
            code: components["schemas"]["ImportCode"];
            count: components["schemas"]["ImportCount"];
        };
        /** @description How far the work on the rows has come. */
        ImportProgress: {
            done: components["schemas"]["ImportCount"];
            total: components["schemas"]["ImportCount"];
        };
        /** @description How many rows the balance pays for, from the first on, and what they cost. */
        ImportCovered: {
            rows: components["schemas"]["ImportCount"];
            total: components["schemas"]["Money"];
        };
        /** @description Many shipments at once, from the file to the booking. It is deleted 90 days after its last change. */
        ImportBatch: {
            id: components["schemas"]["ImportBatchId"];
            version: components["schemas"]["ImportBatchVersion"];
            status: components["schemas"]["ImportBatchStatus"];
            origin: components["schemas"]["ImportOrigin"];
            file_name?: components["schemas"]["ImportFileName"];
            /** @description Present if the status is `unreadable`. */
            unreadable?: components["schemas"]["ImportUnreadable"];
            /** @description In the order of the file; empty unless the rows are from a file. */
            columns: components["schemas"]["ImportColumn"][];
            /** @description Texts for rows that leave a field empty. */
            defaults: components["schemas"]["ImportCells"];
            /** @description Fields that every row needs and that neither a column nor a default gives. For an address, it names the short address. */
            missing: components["schemas"]["ImportField"][];
            /** @description True if dates in the file can be read in two ways, so that `date_order` must be given. */
            asks_date_order: boolean;
            date_order?: components["schemas"]["ImportDateOrder"];
            /** @description How couriers were chosen; present from `pricing` on. */
            choice?: components["schemas"]["ImportChoice"];
            counts: components["schemas"]["ImportCounts"];
            /** @description What is wrong in rows that are `wrong`, `unpriced` or `refused`, the most frequent first. */
            faults_by_kind: components["schemas"]["ImportKindCount"][];
            /** @description What was repaired, the most frequent first. */
            repairs_by_kind: components["schemas"]["ImportKindCount"][];
            /** @description Present while the rows are `checking` or `pricing`, and from `booking` on, where it counts the booked rows. */
            progress?: components["schemas"]["ImportProgress"];
            /** @description What the rows that are `priced` or `waiting` cost together; present while there are any. */
            total?: components["schemas"]["Money"];
            /** @description What the rows that are `booked` have cost. */
            charged: components["schemas"]["Money"];
            /** @description Present with `total`, unless the batch is being booked. */
            covered?: components["schemas"]["ImportCovered"];
            balance: components["schemas"]["Money"];
            /** @description Booking must begin before; then the prices hold until it ends. Present while the status is `priced`. */
            prices_hold_until?: components["schemas"]["DateTime"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description Time at which the batch and its rows are deleted; the shipments stay. */
            expires_at: components["schemas"]["DateTime"];
        };
        ShipmentDraftId: string;
        /** @description Either shipments, drafts or orders of stores, in the order of the rows. */
        ImportCopies: {
            shipment_ids?: components["schemas"]["ShipmentId"][];
            draft_ids?: components["schemas"]["ShipmentDraftId"][];
            order_ids?: components["schemas"]["StoreOrderId"][];
        };
        ImportBooking: {
            version: components["schemas"]["ImportBatchVersion"];
            /** @description The `total` that the person has seen. */
            total: components["schemas"]["Money"];
        };
        ImportColumnChoice: {
            index: components["schemas"]["ImportColumnIndex"];
            /** @description Absent if the column is not used. No two columns have the same. */
            field?: components["schemas"]["ImportField"];
        };
        ImportColumnsUpdate: {
            version: components["schemas"]["ImportBatchVersion"];
            /** @description Columns that are not listed are not used. */
            columns: components["schemas"]["ImportColumnChoice"][];
            /** @description Required if `asks_date_order` is true. */
            date_order?: components["schemas"]["ImportDateOrder"];
            /** @description Texts for rows that leave a field empty, each field at most once. Without them, the sender is from the profile, a parcel is one box of the small size, and its goods are paid for unless there is an amount to collect. */
            defaults?: components["schemas"]["ImportCells"];
        };
        /** @description A cell as text that is corrected alike in several rows; a longer one is corrected by itself. */
        ImportCorrectionText: string;
        ImportCorrection: {
            field: components["schemas"]["ImportField"];
            /** @description Every row with exactly this text is changed, except those that are booked. */
            from: components["schemas"]["ImportCorrectionText"];
            to: components["schemas"]["ImportCorrectionText"];
        };
        ImportCorrected: {
            /** @description Number of rows that were changed. */
            changed: components["schemas"]["ImportCount"];
            batch: components["schemas"]["ImportBatch"];
        };
        ImportPricing: {
            version: components["schemas"]["ImportBatchVersion"];
            choice: components["schemas"]["ImportChoiceRule"];
            /** @description Required with `courier`, refused otherwise. */
            courier_id?: components["schemas"]["CourierId"];
            /** @description This service only; a row that names a service keeps it. */
            service_type?: components["schemas"]["ServiceType"];
        };
        /**
         * @description `unchecked` until the rows have been checked; then `ready`, or `wrong` if a field is, or `repeated` if it has been booked before or another row has its reference. Choosing couriers makes `ready` rows `priced`, or `unpriced` if none can take the parcel. Booking makes `priced` rows `booked`, or `waiting` while the balance does not cover them, or `refused` if their courier has left since. A row that the person leaves out is `left_out`. A further line of an order, as shops write one for each product, is `joined` to the order's first row and booked with it.
         * @enum {string}
         */
        ImportRowState: "unchecked" | "ready" | "wrong" | "repeated" | "joined" | "left_out" | "unpriced" | "priced" | "waiting" | "booked" | "refused";
        ImportCourier: {
            id: components["schemas"]["CourierId"];
            name: components["schemas"]["LocalizedText"];
        };
        /** @description What is wrong with a row. */
        ImportFault: {
            /** @description Absent if it is no single field. */
            field?: components["schemas"]["ImportField"];
            /** @description A `FieldErrorCode`; or why a cell cannot be read; or why no courier can take the parcel, an `ExclusionReason` among others. */
            code: components["schemas"]["ImportCode"];
            params?: components["schemas"]["ImportParams"];
            /** @description The courier that cannot take the parcel. */
            courier?: components["schemas"]["ImportCourier"];
        };
        /** @description What a spreadsheet broke, and how it is read. */
        ImportRepair: {
            field: components["schemas"]["ImportField"];
            code: components["schemas"]["ImportCode"];
            from: components["schemas"]["ImportText"];
            to: components["schemas"]["ImportText"];
        };
        ImportedShipment: {
            id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
        };
        /** @description A shipment that has been booked, or an earlier row of this batch with the same reference. */
        ImportRepetition: {
            shipment?: components["schemas"]["ImportedShipment"];
            row?: components["schemas"]["ImportRowNumber"];
        };
        /** @description The chosen price. It is fixed, and exactly what will be charged. */
        ImportPrice: {
            courier: components["schemas"]["ImportCourier"];
            service_type: components["schemas"]["ServiceType"];
            /** @description Amount charged, including VAT. */
            total_fee: components["schemas"]["Money"];
            expected_delivery_on: components["schemas"]["Date"];
            /** @description As the row says, otherwise the first day of the week that the courier serves. */
            preferred_delivery_day: components["schemas"]["Weekday"];
        };
        ImportRow: {
            row: components["schemas"]["ImportRowNumber"];
            state: components["schemas"]["ImportRowState"];
            /** @description True if the person wants it booked although it is repeated. */
            book_again: boolean;
            cells: components["schemas"]["ImportCells"];
            /** @description What is wrong with a row that is `wrong`, `unpriced` or `refused`; the first of a field only. */
            faults: components["schemas"]["ImportFault"][];
            repairs: components["schemas"]["ImportRepair"][];
            repeated_of?: components["schemas"]["ImportRepetition"];
            /** @description The first row of the order of which this row is a further line: it has the same reference, a product and no receiver, and only such lines are between them. Its product is one of the shipment's `further_products`. While any line of an order is `wrong`, so is its first row. Absent if the line itself is left out. */
            joined_to?: components["schemas"]["ImportRowNumber"];
            /** @description How many products the order has beside that of this row; present if there are any. */
            further_products?: components["schemas"]["ImportCount"];
            price?: components["schemas"]["ImportPrice"];
            /** @description Why this courier, or why none; present if the row is or was to be priced. */
            courier_choice?: components["schemas"]["CourierChoice"];
            /** @description Present if the row is booked. */
            shipment?: components["schemas"]["ImportedShipment"];
        };
        ImportRowList: {
            data: components["schemas"]["ImportRow"][];
            page: components["schemas"]["Page"];
        };
        /** @enum {string} */
        ImportFileFormat: "csv" | "xlsx";
        /**
         * @description Language of the field names; names and addresses stay as they were entered.
         * @enum {string}
         */
        DocumentLanguage: "ar" | "en";
        ImportRowsRequest: {
            /**
             * @description `refused`: every row that was neither booked, by itself or with its order, nor left out. `all`: every row.
             * @enum {string}
             */
            which: "refused" | "all";
            format: components["schemas"]["ImportFileFormat"];
            /** @description Language of the added columns. */
            language: components["schemas"]["DocumentLanguage"];
        };
        /** @description RFC 4180 in UTF-8, with a byte order mark, which many clients remove when decoding. */
        ImportCsvFile: string;
        /**
         * Format: binary
         * @description The content of an Excel workbook (Office Open XML).
         */
        XlsxFile: string;
        ImportRowUpdate: {
            /** @description Those that change, each field at most once; the others stay. An empty text empties a cell. */
            cells?: components["schemas"]["ImportCells"];
            /** @description Whether to leave the row out; as before if absent. With the first row of an order its further lines are left out; without one of its lines, the order is booked without that product. */
            leave_out?: boolean;
            /** @description Whether to book the row although it is repeated; as before if absent. */
            book_again?: boolean;
        };
        /** @description The row as it is now, and what became of its order and its batch. */
        ImportRowAnswer: {
            row: components["schemas"]["ImportRow"];
            /** @description The other rows of its order, and those that the change joined to it or parted from it; the first 100. */
            others: components["schemas"]["ImportRow"][];
            batch: components["schemas"]["ImportBatch"];
        };
        ImportTemplateRequest: {
            format: components["schemas"]["ImportFileFormat"];
            /** @description Language of the headings and of the example. */
            language: components["schemas"]["DocumentLanguage"];
        };
        /** @description A calendar month in the Riyadh time zone. */
        Month: string;
        InvoiceFileCreate: {
            month: components["schemas"]["Month"];
        };
        InvoiceFileId: string;
        /**
         * @description A failed file was tried several times; to try again, create another one of the same month.
         * @enum {string}
         */
        InvoiceFileStatus: "waiting" | "rendering" | "ready" | "failed";
        /** @description All tax documents of a month in one file. */
        InvoiceFile: {
            id: components["schemas"]["InvoiceFileId"];
            status: components["schemas"]["InvoiceFileStatus"];
            month: components["schemas"]["Month"];
            /**
             * Format: int32
             * @description Number of documents finished.
             */
            done: number;
            /**
             * Format: int32
             * @description Number of documents that the file will contain.
             */
            total: number;
            created_at: components["schemas"]["DateTime"];
            /** @description Time at which the file is deleted; the documents in it stay. */
            expires_at: components["schemas"]["DateTime"];
        };
        /**
         * Format: binary
         * @description The content of a PDF file.
         */
        PdfFile: string;
        /**
         * @description A credit note gives back all or part of what an invoice charged.
         * @enum {string}
         */
        TaxDocumentKind: "invoice" | "credit_note";
        /**
         * @description What was charged or credited: the carriage of a shipment, its return to the sender, its delivery after it had been refunded, or a plan.
         * @enum {string}
         */
        TaxDocumentSubject: "carriage" | "return" | "delivery" | "subscription";
        /**
         * @description `standard` if the account had a VAT number when the document was issued, otherwise `simplified`.
         * @enum {string}
         */
        TaxDocumentType: "standard" | "simplified";
        /**
         * @description Why an amount was given back: the account cancelled the shipment, the courier refused it or lost it, or the plan was changed before its period ended.
         * @enum {string}
         */
        CreditReason: "cancelled" | "refused" | "lost" | "plan_changed";
        /** @description The carriage of one shipment. */
        InvoicedCarriage: {
            courier: components["schemas"]["LocalizedText"];
            service_type: components["schemas"]["ServiceType"];
            tracking_number: components["schemas"]["TrackingNumber"];
            origin: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
        };
        /** @description One period of a plan. */
        InvoicedPlan: {
            tier: components["schemas"]["PaidTier"];
            period: components["schemas"]["PlanPeriod"];
            starts_on: components["schemas"]["Date"];
            /** @description The day after the last day. */
            ends_on: components["schemas"]["Date"];
        };
        /** @description The building number of a Saudi National Address. */
        BuildingNumber: string;
        SellerAddress: {
            street_name: components["schemas"]["Line"];
            building_no: components["schemas"]["BuildingNumber"];
            district: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            postal_code: components["schemas"]["PostalCode"];
        };
        /** @description Who issued the document, as it was configured at that time. */
        Seller: {
            name: components["schemas"]["LocalizedText"];
            vat_number: components["schemas"]["VatNumber"];
            /** @description Commercial registration. */
            registration_number: string;
            address: components["schemas"]["SellerAddress"];
        };
        BuyerAddress: {
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia, its code. */
            state?: components["schemas"]["Line"];
            /** @description In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
            city: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            building_no?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            short_address?: components["schemas"]["ShortAddress"];
        };
        /** @description The account as it was when the document was issued. An individual without a VAT number is not named. */
        Buyer: {
            name: components["schemas"]["Line"];
            vat_number?: components["schemas"]["VatNumber"];
            address: components["schemas"]["BuyerAddress"];
        };
        /** @description A tax invoice or a credit note. It never changes. */
        TaxDocument: {
            number: components["schemas"]["DocumentNumber"];
            kind: components["schemas"]["TaxDocumentKind"];
            subject: components["schemas"]["TaxDocumentSubject"];
            type: components["schemas"]["TaxDocumentType"];
            reason?: components["schemas"]["CreditReason"];
            /** @description Number of the invoice that a credit note corrects; absent from invoices. */
            original_number?: components["schemas"]["DocumentNumber"];
            issued_at: components["schemas"]["DateTime"];
            shipment_id?: components["schemas"]["ShipmentId"];
            /** @description What was charged or credited; absent with the subject `subscription`. */
            carriage?: components["schemas"]["InvoicedCarriage"];
            /** @description What was charged or credited; only with the subject `subscription`. */
            plan?: components["schemas"]["InvoicedPlan"];
            /** @description Without VAT. Amounts of credit notes are positive as well; their kind says that they are given back. */
            subtotal: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            /** @description Subtotal and VAT. */
            total: components["schemas"]["Money"];
            vat_rate: components["schemas"]["BasisPoints"];
            /**
             * Format: uuid
             * @description Identifier in the XML of the document; absent until it has one, usually for less than a minute.
             */
            uuid?: string;
            seller: components["schemas"]["Seller"];
            buyer?: components["schemas"]["Buyer"];
        };
        /** @description Sums of all documents that match the filter, not only of those on the page. */
        TaxDocumentTotals: {
            /** Format: int32 */
            count: number;
            /** @description Total of the invoices, with VAT. */
            invoiced: components["schemas"]["Money"];
            /** @description Total of the credit notes, with VAT. */
            credited: components["schemas"]["Money"];
            /** @description VAT of the invoices less that of the credit notes. */
            vat: components["schemas"]["Money"];
        };
        TaxDocumentList: {
            data: components["schemas"]["TaxDocument"][];
            page: components["schemas"]["Page"];
            totals: components["schemas"]["TaxDocumentTotals"];
        };
        /** @description The filters of `listInvoices`; an empty object selects everything. */
        TaxDocumentFilter: {
            q?: components["schemas"]["Line"];
            kind?: components["schemas"]["TaxDocumentKind"];
            subject?: components["schemas"]["TaxDocumentSubject"];
            shipment_id?: components["schemas"]["ShipmentId"];
            created_from?: components["schemas"]["Date"];
            created_to?: components["schemas"]["Date"];
        };
        /** @description RFC 4180, with lines ending in CR LF. Many clients remove the byte order mark when decoding. */
        InvoiceCsv: string;
        /** @description UBL 2.1 in canonical form (C14N 1.1), in UTF-8, without a signature. The SHA-256 of its bytes, in base64, is the hash by which the next document of the seller refers to it. */
        InvoiceXml: string;
        /**
         * @description A6 is 105 × 148 mm, the other 4 × 6 inches; waybills are always A4.
         * @enum {string}
         */
        LabelPaper: "a6" | "4x6";
        LabelBatchCreate: {
            /** @description Shipments in the order of their labels; the account's plan allows from 50 to 500. */
            shipment_ids: components["schemas"]["ShipmentId"][];
            paper: components["schemas"]["LabelPaper"];
            language: components["schemas"]["DocumentLanguage"];
        };
        LabelBatchId: string;
        /**
         * @description A failed batch was tried several times; to try again, create another batch of the same shipments.
         * @enum {string}
         */
        LabelBatchStatus: "waiting" | "rendering" | "ready" | "failed";
        /** @description A shipment whose label is not in the file. */
        LabelLeftOut: {
            shipment_id: components["schemas"]["ShipmentId"];
            tracking_number?: components["schemas"]["TrackingNumber"];
            /** @enum {string} */
            reason: "cancelled" | "not_found";
        };
        /** @description Labels of several shipments in one file. */
        LabelBatch: {
            id: components["schemas"]["LabelBatchId"];
            status: components["schemas"]["LabelBatchStatus"];
            paper: components["schemas"]["LabelPaper"];
            language: components["schemas"]["DocumentLanguage"];
            /**
             * Format: int32
             * @description Number of labels finished.
             */
            done: number;
            /**
             * Format: int32
             * @description Number of labels that the file will contain, one for each piece.
             */
            total: number;
            left_out: components["schemas"]["LabelLeftOut"][];
            created_at: components["schemas"]["DateTime"];
            /** @description Time at which the batch and its file are deleted. */
            expires_at: components["schemas"]["DateTime"];
        };
        ParcelPresetId: string;
        ParcelPreset: {
            id: components["schemas"]["ParcelPresetId"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description Whether it cannot be changed or used, because it is beyond the limit of the account's plan. */
            is_paused: boolean;
            name: components["schemas"]["Line"];
            weight: components["schemas"]["WeightGrams"];
            weight_unit: components["schemas"]["WeightUnit"];
            length: components["schemas"]["LengthMillimetres"];
            width: components["schemas"]["LengthMillimetres"];
            height: components["schemas"]["LengthMillimetres"];
            dimension_unit: components["schemas"]["DimensionUnit"];
            shipment_type: components["schemas"]["ShipmentType"];
            packaging_type: components["schemas"]["PackagingType"];
        };
        ParcelPresetList: {
            data: components["schemas"]["ParcelPreset"][];
            page: components["schemas"]["Page"];
        };
        /** @description A parcel that is sent often. */
        ParcelPresetInput: {
            name: components["schemas"]["Line"];
            weight: components["schemas"]["WeightGrams"];
            weight_unit: components["schemas"]["WeightUnit"];
            length: components["schemas"]["LengthMillimetres"];
            width: components["schemas"]["LengthMillimetres"];
            height: components["schemas"]["LengthMillimetres"];
            dimension_unit: components["schemas"]["DimensionUnit"];
            shipment_type: components["schemas"]["ShipmentType"];
            packaging_type: components["schemas"]["PackagingType"];
        };
        /** @description What one period of a plan costs. */
        PlanPrice: {
            period: components["schemas"]["PlanPeriod"];
            /** @description Amount charged, including VAT. */
            price: components["schemas"]["PositiveMoney"];
            /** @description The price excluding VAT. */
            subtotal: components["schemas"]["Money"];
            vat_rate: components["schemas"]["BasisPoints"];
            vat: components["schemas"]["Money"];
        };
        /** @description What a plan allows of one thing. */
        PlanAllowance: {
            limit: components["schemas"]["PlanLimit"];
            /** @description The most of it; for `cash_back` the share in basis points. */
            allowed: components["schemas"]["LimitValue"];
        };
        Plan: {
            tier: components["schemas"]["PlanTier"];
            /** @description By period, monthly first. Empty for `basic`, which is free, and for a plan that is no longer offered. */
            prices: components["schemas"]["PlanPrice"][];
            /** @description All limits, in the same order for every plan. */
            limits: components["schemas"]["PlanAllowance"][];
        };
        PlanList: {
            /** @description From `basic` to `advanced`. */
            data: components["schemas"]["Plan"][];
        };
        /**
         * @description Names of card schemes, which are the same in every language.
         * @enum {string}
         */
        CardBrand: "mada" | "visa" | "mastercard" | "amex" | "unionpay";
        /** @description Year and month; the card can be used until the month ends in Riyadh. */
        CardExpiry: string;
        /** @description A card with which the balance can be topped up without its owner. The payment provider keeps the card; the server has a token for it and what is listed here. */
        SavedPaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            brand: components["schemas"]["CardBrand"];
            /** @description The last four digits of the card's number. */
            last_four: string;
            expires: components["schemas"]["CardExpiry"];
            is_expired: boolean;
            created_at: components["schemas"]["DateTime"];
        };
        SavedPaymentMethodList: {
            data: components["schemas"]["SavedPaymentMethod"][];
        };
        /**
         * @description How a parcel with the product must be carried.
         * @enum {string}
         */
        ProductShipmentType: "parcel" | "fragile" | "chilled";
        /**
         * @description Field to sort by; a leading minus means descending. Names are those of the reader's language.
         * @enum {string}
         */
        ProductSort: "name" | "-name" | "sku" | "-sku" | "price" | "-price" | "weight" | "-weight" | "quantity_sold" | "-quantity_sold" | "last_used_at" | "-last_used_at" | "created_at" | "-created_at";
        ProductId: string;
        /** @description The product's number in the Harmonized System, for customs abroad. Digits only. */
        HsCode: string;
        /** @description A square of 96 pixels in WebP, as a data URL. */
        PhotoPreview: string;
        /** Format: int64 */
        QuantitySold: number;
        /** @description Something that the account sends. `quantity_sold` and `last_used_at` come from shipments whose lines state its SKU. */
        Product: {
            id: components["schemas"]["ProductId"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description Present if it is archived; the form of a shipment no longer offers it. */
            archived_at?: components["schemas"]["DateTime"];
            /** @description Whether it cannot be changed or used, because it is beyond the limit of the account's plan. */
            is_paused: boolean;
            sku: components["schemas"]["Sku"];
            name_ar?: components["schemas"]["Line"];
            name_en?: components["schemas"]["Line"];
            /** @description Value of one. */
            price: components["schemas"]["PositiveMoney"];
            weight: components["schemas"]["WeightGrams"];
            weight_unit: components["schemas"]["WeightUnit"];
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            dimension_unit: components["schemas"]["DimensionUnit"];
            shipment_type: components["schemas"]["ProductShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            hs_code?: components["schemas"]["HsCode"];
            origin_country?: components["schemas"]["CountryCode"];
            photo_preview?: components["schemas"]["PhotoPreview"];
            /** @description Pieces in shipments that were neither cancelled nor failed. */
            quantity_sold: components["schemas"]["QuantitySold"];
            /** @description When it was last booked, also if that shipment was cancelled later. Present once it was used; then it can be archived but not deleted, and its SKU stays. */
            last_used_at?: components["schemas"]["DateTime"];
        };
        ProductList: {
            data: components["schemas"]["Product"][];
            page: components["schemas"]["Page"];
        };
        /** @description At least one of the two names is required. Length, width and height are given together or not at all. */
        ProductInput: {
            sku: components["schemas"]["Sku"];
            /** @description The name in Arabic. */
            name_ar?: components["schemas"]["Line"];
            /** @description The name in English. */
            name_en?: components["schemas"]["Line"];
            /** @description Value of one. */
            price: components["schemas"]["PositiveMoney"];
            /** @description Weight of one, in grams. */
            weight: components["schemas"]["WeightGrams"];
            weight_unit: components["schemas"]["WeightUnit"];
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            dimension_unit: components["schemas"]["DimensionUnit"];
            shipment_type: components["schemas"]["ProductShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            hs_code?: components["schemas"]["HsCode"];
            /** @description Where it was made. */
            origin_country?: components["schemas"]["CountryCode"];
        };
        /** @description Products to change, and the fields that become the same for all of them; fields left out stay. */
        ProductEdits: {
            product_ids: components["schemas"]["ProductId"][];
            /** @description True archives them, false restores them. */
            archived?: boolean;
            price?: components["schemas"]["PositiveMoney"];
            weight?: components["schemas"]["WeightGrams"];
            weight_unit?: components["schemas"]["WeightUnit"];
            shipment_type?: components["schemas"]["ProductShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            hs_code?: components["schemas"]["HsCode"];
            origin_country?: components["schemas"]["CountryCode"];
        };
        /** @description The products as they are now, in the order of the request. */
        EditedProducts: {
            data: components["schemas"]["Product"][];
        };
        /** @description The format, and what `listProducts` can be filtered and sorted by. */
        ProductFileRequest: {
            format: components["schemas"]["ImportFileFormat"];
            q?: components["schemas"]["Line"];
            archived?: boolean;
            shipment_type?: components["schemas"]["ProductShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            origin_country?: components["schemas"]["CountryCode"];
            sort?: components["schemas"]["ProductSort"];
        };
        ProductFileUpload: {
            /**
             * Format: binary
             * @description The content of the file.
             */
            file: string;
        };
        /** @description Stands for what a file adds and changes. */
        ProductFileFingerprint: string;
        /** @description Why nothing can be imported from the file, and where. */
        ProductFileUnreadable: {
            /** @description As `ImportUnreadable` has them; or `sku_column_missing`, or `repeated_column` for two columns with one meaning. */
            code: components["schemas"]["ImportCode"];
            /** @description The same in the language of the request, and what to do about it. */
            text: components["schemas"]["Paragraph"];
            row?: components["schemas"]["ImportRowNumber"];
            /**
             * Format: int32
             * @description Number of the column, counting from 1.
             */
            column?: number;
        };
        /** Format: int32 */
        ProductFileCount: number;
        /** @description Number of rows by what becomes of them; `rows` is their sum. */
        ProductFileCounts: {
            rows: components["schemas"]["ProductFileCount"];
            added: components["schemas"]["ProductFileCount"];
            changed: components["schemas"]["ProductFileCount"];
            unchanged: components["schemas"]["ProductFileCount"];
            refused: components["schemas"]["ProductFileCount"];
        };
        /**
         * @description What a column of a file can mean. `name` is in the language of each cell.
         * @enum {string}
         */
        ProductFileField: "sku" | "name" | "name_ar" | "name_en" | "price" | "currency" | "weight" | "weight_unit" | "length" | "width" | "height" | "dimension_unit" | "shipment_type" | "packaging_type" | "hs_code" | "origin_country";
        ProductFileColumn: {
            heading: components["schemas"]["ImportText"];
            /** @description Absent if the column is not used. */
            field?: components["schemas"]["ProductFileField"];
        };
        /** @description What is wrong with a row. */
        ProductFileFault: {
            /** @description Absent if it is no single field. */
            field?: components["schemas"]["ProductFileField"];
            /** @description Of the column; absent if the file has none for the field. */
            heading?: components["schemas"]["ImportText"];
            /** @description A `FieldErrorCode`, or why a cell cannot be read, or `repeated_sku`. */
            code: components["schemas"]["ImportCode"];
            /** @description The same in the language of the request. */
            text: components["schemas"]["Paragraph"];
        };
        ProductFileRow: {
            row: components["schemas"]["ImportRowNumber"];
            /**
             * @description `added` if no product has the SKU, `changed` if one has it and something differs, `refused` if something is wrong with the row.
             * @enum {string}
             */
            outcome: "added" | "changed" | "refused";
            /** @description As the file has it. */
            sku?: components["schemas"]["ImportText"];
            /** @description Of the product as it will be. */
            name?: components["schemas"]["Line"];
            /** @description What differs; present if it is `changed`. */
            changes?: components["schemas"]["ProductFileField"][];
            /** @description Present if it is `refused`. */
            faults?: components["schemas"]["ProductFileFault"][];
        };
        /** @description What a file does to the products, or did. */
        ProductFile: {
            /** @description Present if anything is added or changed. */
            fingerprint?: components["schemas"]["ProductFileFingerprint"];
            unreadable?: components["schemas"]["ProductFileUnreadable"];
            /** @description Present if the products that are added would pass the limit of the account's plan. */
            plan_limit?: components["schemas"]["PlanLimitReached"];
            counts: components["schemas"]["ProductFileCounts"];
            columns: components["schemas"]["ProductFileColumn"][];
            /** @description Those that are not unchanged, as in the file. */
            rows: components["schemas"]["ProductFileRow"][];
        };
        ProductPhoto: {
            /** @description The picture in WebP, at most 1000 pixels a side, as a data URL. */
            content: string;
        };
        ProductPhotoUpload: {
            /**
             * Format: binary
             * @description The content of the file.
             */
            photo: string;
        };
        /** @description What the account's owner can change freely. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required. An account that has no such address may save everything else without one. */
        ProfileUpdate: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            company_name?: components["schemas"]["Line"];
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia, its code. */
            state?: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            building_no?: components["schemas"]["Line"];
            landmark?: components["schemas"]["Line"];
            /** @description Office or unit number. */
            office?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            short_address?: components["schemas"]["ShortAddress"];
            address_type?: components["schemas"]["AddressType"];
            locale: components["schemas"]["Language"];
            /** @description Absent for the usual choice, `daily` of a company and `each` of an individual. */
            delivery_emails?: components["schemas"]["DeliveryEmails"];
            /** @description Absent for no e-mails. */
            statement_emails?: components["schemas"]["StatementEmails"];
            vat_number?: components["schemas"]["VatNumber"];
            low_balance_threshold?: components["schemas"]["PositiveMoney"];
        };
        /**
         * @description What actions have to do with.
         * @enum {string}
         */
        ActivityGroup: "security" | "profile" | "integrations" | "shipments" | "balance" | "saved";
        /**
         * @description `session` is somebody who is signed in, `api_key` another system, `visitor` somebody who has not proved who they are: whoever enters a wrong password, asks for a new one, or completes the address on a shipment's public page.
         * @enum {string}
         */
        ActivityActorKind: "session" | "api_key" | "visitor";
        ActivityId: string;
        /**
         * @description What was done. Each change that an operation makes has one; `sign_in_failed` and `wrong_code_entered` are attempts that were refused.
         * @enum {string}
         */
        ActivityAction: "account_opened" | "signed_in" | "sign_in_code_sent" | "sign_in_failed" | "wrong_code_entered" | "device_code_sent" | "device_confirmed" | "confirmation_code_sent" | "identity_confirmed" | "signed_out" | "session_ended" | "other_sessions_ended" | "password_changed" | "password_reset_requested" | "password_reset_confirmed" | "password_reset" | "email_changed" | "phone_changed" | "verification_code_sent" | "contact_verified" | "second_step_changed" | "data_downloaded" | "activity_downloaded" | "profile_updated" | "picture_updated" | "picture_removed" | "questionnaire_submitted" | "questionnaire_dismissed" | "api_key_created" | "api_key_rotated" | "api_key_revoked" | "store_connected" | "store_updated" | "store_disconnected" | "store_secret_renewed" | "store_address_renewed" | "webhook_endpoint_created" | "webhook_endpoint_updated" | "webhook_endpoint_deleted" | "webhook_secret_rotated" | "shipment_created" | "shipment_updated" | "shipment_cancelled" | "attachment_updated" | "attachment_removed" | "labels_created" | "receiver_address_completed" | "import_created" | "import_booked" | "import_stopped" | "import_deleted" | "rating_created" | "rating_updated" | "rating_deleted" | "top_up_created" | "top_up_retried" | "auto_top_up_changed" | "payment_method_deleted" | "transactions_downloaded" | "invoices_downloaded" | "invoice_file_created" | "statement_downloaded" | "receiver_saved" | "receiver_updated" | "receiver_deleted" | "preset_saved" | "preset_updated" | "preset_deleted" | "favorite_saved" | "favorite_deleted" | "courier_rules_updated" | "product_created" | "product_updated" | "products_updated" | "product_deleted" | "product_photo_updated" | "product_photo_removed" | "products_imported" | "products_downloaded" | "plan_changed" | "plan_change_scheduled" | "plan_resumed";
        /** @description One line of text. No control characters or direction overrides. */
        ActivityText: string;
        /** @description Who did it. */
        ActivityActor: {
            kind: components["schemas"]["ActivityActorKind"];
            /** @description The session's id or the client key; absent for visitors. */
            id?: string;
            /** @description The key's name at that time. */
            name?: components["schemas"]["ActivityText"];
            /** @description Whether it is the session of this request. */
            current: boolean;
        };
        /** @description From where; each part is absent if unknown. The network address is not recorded. */
        ActivitySource: {
            /** @description The browser's name, such as Firefox. */
            browser?: components["schemas"]["Line"];
            /** @description The operating system, such as Android. */
            system?: components["schemas"]["Line"];
            /** @description Derived from the network address. */
            country?: components["schemas"]["CountryCode"];
        };
        /** @description What was changed. */
        ActivitySubject: {
            /** @description The identifier of a shipment, top-up, saved payment method, session, API key, saved receiver, parcel preset, courier, label batch, import batch or file of invoices; `salla` or `zid` for a store webhook, `statement` for a statement, `email` or `phone` for a contact, the tier for a plan. */
            id: string;
            /** @description A tracking number, a month, the last four digits of a card, or the name of a key, receiver, preset or courier, at that time. */
            label?: components["schemas"]["ActivityText"];
        };
        /**
         * @description A setting that was changed. Passwords and pictures are not among them.
         * @enum {string}
         */
        ActivityField: "first_name" | "last_name" | "company_name" | "email" | "phone" | "country" | "state" | "city" | "street_name" | "building_no" | "landmark" | "office" | "postal_code" | "short_address" | "address_type" | "locale" | "delivery_emails" | "statement_emails" | "vat_number" | "second_step" | "low_balance_threshold" | "auto_top_up" | "auto_top_up_threshold" | "auto_top_up_amount" | "auto_top_up_daily_cap";
        /** @description One setting before and after. A value that was or is not set is absent. */
        ActivityChange: {
            field: components["schemas"]["ActivityField"];
            /** @description As the profile or automatic top-up has it (`on` or `off`); amounts in riyals, wanted statements by e-mail as `on`. */
            before?: components["schemas"]["ActivityText"];
            after?: components["schemas"]["ActivityText"];
        };
        /** @description One thing that was done with the account. It never changes. */
        ActivityEntry: {
            id: components["schemas"]["ActivityId"];
            created_at: components["schemas"]["DateTime"];
            action: components["schemas"]["ActivityAction"];
            group: components["schemas"]["ActivityGroup"];
            actor: components["schemas"]["ActivityActor"];
            source: components["schemas"]["ActivitySource"];
            subject?: components["schemas"]["ActivitySubject"];
            changes: components["schemas"]["ActivityChange"][];
        };
        ActivityList: {
            data: components["schemas"]["ActivityEntry"][];
            page: components["schemas"]["Page"];
        };
        /** @description The filters of `listActivity`; an empty object selects everything. */
        ActivityFilter: {
            q?: components["schemas"]["Line"];
            group?: components["schemas"]["ActivityGroup"];
            actor?: components["schemas"]["ActivityActorKind"];
            created_from?: components["schemas"]["Date"];
            created_to?: components["schemas"]["Date"];
        };
        /** @description RFC 4180, with lines ending in CR LF. Many clients remove the byte order mark when decoding. */
        ActivityCsv: string;
        /**
         * Format: password
         * @description The current password.
         */
        CurrentPassword: string;
        AccountClosing: {
            current_password: components["schemas"]["CurrentPassword"];
        };
        /** @description Something that keeps an account from being closed. */
        OpenItem: {
            /**
             * @description `balance`: money left to use up or to ask back. `balance_below_zero`: a debt. `cash_on_delivery_owed`: cash that couriers collected and have not paid out. `returns_owed` and `deliveries_owed`: carriage that the balance could not pay. `shipments_under_way`: not delivered, cancelled or returned yet. `parcels_may_arrive`: cancelled or given up, and may still be delivered. `payments_pending`: top-ups that may still be paid. `payments_held`: payments that an operator is checking.
             * @enum {string}
             */
            code: "balance" | "balance_below_zero" | "cash_on_delivery_owed" | "returns_owed" | "deliveries_owed" | "shipments_under_way" | "parcels_may_arrive" | "payments_pending" | "payments_held";
            /**
             * Format: int32
             * @description Number of shipments or payments.
             */
            count?: number;
            /** @description What it comes to in riyals; greater than zero. */
            amount?: components["schemas"]["Money"];
        };
        /** @description A problem that lists everything to settle before the account can be closed. */
        AccountNotSettled: {
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            /** @enum {string} */
            code: "account_not_settled";
            detail?: components["schemas"]["Paragraph"];
            open: components["schemas"]["OpenItem"][];
        };
        PasswordConfirmation: {
            current_password: components["schemas"]["CurrentPassword"];
        };
        VerificationRequest: {
            channel: components["schemas"]["CodeChannel"];
        };
        SessionId: string;
        /** @description A sign-in that has not ended. */
        OpenSession: {
            id: components["schemas"]["SessionId"];
            /** @description Whether it is the session of this request. */
            current: boolean;
            /** @description The browser's name, such as Firefox. */
            browser?: components["schemas"]["Line"];
            /** @description The operating system, such as Android. */
            system?: components["schemas"]["Line"];
            /** @enum {string} */
            kind?: "desktop" | "mobile" | "tablet";
            /** @description Country of the sign-in, derived from the network address; absent if unknown. */
            country?: components["schemas"]["CountryCode"];
            created_at: components["schemas"]["DateTime"];
            /** @description Accurate to the minute. */
            last_used_at: components["schemas"]["DateTime"];
        };
        RecordedDevice: {
            created_at: components["schemas"]["DateTime"];
            /** @description The last sign-in. */
            last_used_at: components["schemas"]["DateTime"];
        };
        /**
         * @description `grace`: the period is over and the balance could not pay the next one. The plan stays until `grace_until`.
         * @enum {string}
         */
        SubscriptionStatus: "active" | "grace";
        /** @description A change that takes effect when the paid period ends; to `basic` is a cancellation. */
        ScheduledChange: {
            tier: components["schemas"]["PlanTier"];
            /** @description Absent for `basic`. */
            period?: components["schemas"]["PlanPeriod"];
            on: components["schemas"]["Date"];
        };
        /** @description What will be charged when the paid period ends, after a scheduled change if there is one. */
        Renewal: {
            tier: components["schemas"]["PaidTier"];
            period: components["schemas"]["PlanPeriod"];
            on: components["schemas"]["Date"];
            /** @description Amount including VAT. Fixed from the message seven days before, until then the price of today. */
            price: components["schemas"]["PositiveMoney"];
        };
        /**
         * Format: int32
         * @description Number of times that the plan was changed or renewed. A change must state the version it is based on.
         */
        SubscriptionVersion: number;
        /** @description What the account uses of one limit. */
        LimitUsage: {
            limit: components["schemas"]["PlanLimit"];
            allowed: components["schemas"]["LimitValue"];
            /** @description How many the account has, with those that are paused; absent for `cash_back`, `labels_in_file` and `import_rows`, which are not used up. */
            used?: components["schemas"]["LimitValue"];
            /** @description How many of them are paused, because they are beyond the limit; absent where `used` is. */
            paused?: components["schemas"]["LimitValue"];
        };
        /** @description The account's plan. Days are days in Riyadh. */
        Subscription: {
            tier: components["schemas"]["PlanTier"];
            /** @description Absent for `basic`. */
            period?: components["schemas"]["PlanPeriod"];
            status: components["schemas"]["SubscriptionStatus"];
            /** @description First day of the paid period; absent for `basic`. */
            starts_on?: components["schemas"]["Date"];
            /** @description First day after the paid period; absent for `basic`. */
            ends_on?: components["schemas"]["Date"];
            /** @description The day on which the plan becomes `basic` unless it is paid; present if the status is `grace`. */
            grace_until?: components["schemas"]["Date"];
            scheduled_change?: components["schemas"]["ScheduledChange"];
            /** @description Absent for `basic`, and if the plan becomes `basic` because it was cancelled or is no longer offered. */
            renewal?: components["schemas"]["Renewal"];
            version: components["schemas"]["SubscriptionVersion"];
            /** @description All limits, in the order of `listPlans`. */
            usage: components["schemas"]["LimitUsage"][];
        };
        /**
         * Format: int64
         * @description Millionths of a riyal for one unit of the currency: 3750000 is SAR 3.75.
         */
        MicroSar: number;
        TopUp: {
            id: components["schemas"]["TopUpId"];
            status: components["schemas"]["TopUpStatus"];
            /** @description Amount to be paid. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description Amount credited to the balance, in riyals. Each attempt to pay has the rate of the day on which it was opened, and is credited at that rate even if it is paid late. */
            credit: components["schemas"]["PositiveMoney"];
            micro_sar: components["schemas"]["MicroSar"];
            /** @description The plan that it pays for; absent if it pays for none. */
            plan?: components["schemas"]["PaidPlan"];
            /** @description The part of the credit that the payment provider has taken back, by a refund or a charge-back; absent if there is none. */
            taken_back?: components["schemas"]["PositiveMoney"];
            payment_method: components["schemas"]["TopUpMethod"];
            /** @description Whether it was begun by automatic top-up, with a saved payment method. Then it has no page to pay on and cannot be tried again. */
            automatic: boolean;
            description?: components["schemas"]["Line"];
            return_url?: components["schemas"]["ReturnUrl"];
            created_at: components["schemas"]["DateTime"];
            paid_at?: components["schemas"]["DateTime"];
            failure?: components["schemas"]["PaymentFailure"];
            /**
             * Format: uri
             * @description The payment provider's page; present while the status is `pending`, unless the top-up is automatic.
             */
            checkout_url?: string;
        };
        /** @description One side of a movement. The entries of a movement add up to zero. */
        LedgerEntry: {
            /** @enum {string} */
            ledger_account: "customer_balance" | "carriage_revenue" | "subscription_revenue" | "vat_payable" | "top_up_clearing" | "cash_back_expense" | "cod_with_couriers" | "cod_owed" | "courier_clearing" | "suspense";
            amount: components["schemas"]["Money"];
        };
        /** @description One balance movement with all its ledger entries. */
        RecordedTransaction: {
            id: components["schemas"]["TransactionId"];
            /**
             * Format: int32
             * @description Position of the movement in the account's ledger, counting from 1.
             */
            sequence: number;
            kind: components["schemas"]["LedgerKind"];
            /** @description Positive into the balance, negative out of it; zero for cash on delivery. */
            amount: components["schemas"]["Money"];
            balance_after: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            shipment_id?: components["schemas"]["ShipmentId"];
            /** @description Tracking number of the shipment. */
            tracking_number?: components["schemas"]["TrackingNumber"];
            top_up_id?: components["schemas"]["TopUpId"];
            /** @description How the top-up was paid. */
            payment_method?: components["schemas"]["TopUpMethod"];
            /** @description Amount paid for the top-up, in the currency of the payment. */
            paid?: components["schemas"]["PositiveMoney"];
            /** @description Description of the top-up. */
            description?: components["schemas"]["Line"];
            /** @description Amount that the courier collected or remitted. */
            cash_on_delivery?: components["schemas"]["PositiveMoney"];
            entries: components["schemas"]["LedgerEntry"][];
        };
        /** @description Two places and a weight are enough; the other fields make the price more exact. */
        QuoteCreate: {
            origin: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
            /** @description Total weight of all pieces, in grams. */
            weight: components["schemas"]["WeightGrams"];
            /** @description Length of one piece, in millimetres. Give length, width and height together or not at all; creating a shipment requires a quote that has them. */
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            /** @description One by default. */
            pieces?: components["schemas"]["Pieces"];
            /** @description Undecided if absent; creating a shipment requires a quote that has it. */
            shipment_type?: components["schemas"]["ShipmentType"];
            /** @description Undecided if absent; creating a shipment requires a quote that has it. */
            shipping_method?: components["schemas"]["ShippingMethod"];
            /** @description Prepaid by default. */
            payment_type?: components["schemas"]["PaymentType"];
            /** @description Required with cash on delivery, refused otherwise. */
            amount_to_collect?: components["schemas"]["PositiveMoney"];
            /** @description Price the parcel with these couriers only, to compare them. Couriers that are unknown or have left are ignored. */
            couriers?: components["schemas"]["CourierId"][];
        };
        /** @description A request for prices. */
        RecordedQuote: {
            id: components["schemas"]["QuoteId"];
            created_at: components["schemas"]["DateTime"];
            expires_at: components["schemas"]["DateTime"];
            request: components["schemas"]["QuoteCreate"];
            /** @description The shipment booked with the quote. */
            shipment_id?: components["schemas"]["ShipmentId"];
        };
        TrackingEvent: {
            occurred_at: components["schemas"]["DateTime"];
            tracking_status: components["schemas"]["TrackingStatus"];
            /** @description In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
            city?: components["schemas"]["Line"];
            /** @description The courier's own wording, on one line; shortened if it is too long. */
            courier_text?: components["schemas"]["Paragraph"];
        };
        /** @description The file's content, as a data URL. */
        AttachmentContent: string;
        RecordedShipment: {
            shipment: components["schemas"]["Shipment"];
            /** @description Newest first. */
            events: components["schemas"]["TrackingEvent"][];
            attachment?: components["schemas"]["AttachmentContent"];
        };
        /** @description A rating as the account that gave it sees it. */
        Rating: {
            id: components["schemas"]["RatingId"];
            shipment_id: components["schemas"]["ShipmentId"];
            courier_id: components["schemas"]["CourierId"];
            score: components["schemas"]["RatingScore"];
            parts: components["schemas"]["RatingParts"];
            text?: components["schemas"]["RatingText"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        SavedReceiverId: string;
        SavedReceiver: {
            id: components["schemas"]["SavedReceiverId"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description Whether it cannot be changed or used, because it is beyond the limit of the account's plan. */
            is_paused: boolean;
            full_name: components["schemas"]["Line"];
            country: components["schemas"]["CountryCode"];
            state: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            district?: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            building_no?: components["schemas"]["Line"];
            landmark?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            additional_number?: components["schemas"]["AdditionalNumber"];
            short_address?: components["schemas"]["ShortAddress"];
            email?: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            company?: components["schemas"]["Line"];
            address_type: components["schemas"]["AddressType"];
        };
        /**
         * Format: int32
         * @description Number of times that the draft was saved. A save must state the version it is based on.
         */
        DraftVersion: number;
        /** @description Text as far as it has been typed; a draft is not validated. */
        DraftText: string;
        DraftPlace: {
            country?: components["schemas"]["DraftText"];
            city?: components["schemas"]["DraftText"];
        };
        DraftReceiver: {
            full_name?: components["schemas"]["DraftText"];
            country?: components["schemas"]["DraftText"];
            state?: components["schemas"]["DraftText"];
            city?: components["schemas"]["DraftText"];
            district?: components["schemas"]["DraftText"];
            street_name?: components["schemas"]["DraftText"];
            building_no?: components["schemas"]["DraftText"];
            landmark?: components["schemas"]["DraftText"];
            postal_code?: components["schemas"]["DraftText"];
            additional_number?: components["schemas"]["DraftText"];
            short_address?: components["schemas"]["DraftText"];
            email?: components["schemas"]["DraftText"];
            phone?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            address_type?: components["schemas"]["AddressType"];
            message?: components["schemas"]["DraftText"];
        };
        /** @description An amount that may still be missing its figure. */
        DraftAmount: {
            /** Format: int64 */
            amount?: number;
            currency?: components["schemas"]["Currency"];
        };
        DraftSender: {
            contact_name?: components["schemas"]["DraftText"];
            contact_number?: components["schemas"]["DraftText"];
            email?: components["schemas"]["DraftText"];
            address?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            backup_phone?: components["schemas"]["DraftText"];
            phone_code?: components["schemas"]["DraftText"];
            postal_code?: components["schemas"]["DraftText"];
            pickup_name?: components["schemas"]["DraftText"];
            return_name?: components["schemas"]["DraftText"];
            address_type?: components["schemas"]["AddressType"];
            /** Format: int32 */
            volume?: number;
            gross_weight?: components["schemas"]["WeightGrams"];
            collecting_money?: boolean;
            amount_to_collect?: components["schemas"]["DraftAmount"];
        };
        DraftProducts: {
            sku?: components["schemas"]["Sku"];
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
        }[];
        /** @description A shipment that has been started but not booked. */
        ShipmentDraft: {
            id: components["schemas"]["ShipmentDraftId"];
            version: components["schemas"]["DraftVersion"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            saved_receiver_id?: components["schemas"]["SavedReceiverId"];
            store_order_id?: components["schemas"]["StoreOrderId"];
            origin?: components["schemas"]["DraftPlace"];
            receiver?: components["schemas"]["DraftReceiver"];
            sender?: components["schemas"]["DraftSender"];
            weight?: components["schemas"]["WeightGrams"];
            weight_unit?: components["schemas"]["WeightUnit"];
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            dimension_unit?: components["schemas"]["DimensionUnit"];
            size?: components["schemas"]["ParcelSize"];
            pieces?: components["schemas"]["Pieces"];
            shipment_type?: components["schemas"]["ShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            shipping_method?: components["schemas"]["ShippingMethod"];
            preferred_delivery_day?: components["schemas"]["Weekday"];
            preferred_delivery_time?: components["schemas"]["DeliveryWindow"];
            payment_type?: components["schemas"]["PaymentType"];
            sku?: components["schemas"]["Sku"];
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
            further_products?: components["schemas"]["DraftProducts"];
            reference_id?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            note?: components["schemas"]["DraftText"];
        };
        RecordedImportRow: {
            batch_id: components["schemas"]["ImportBatchId"];
            row: components["schemas"]["ImportRow"];
        };
        RecordedMatching: {
            /** @description Of the columns that were used, in their order. */
            fields: components["schemas"]["ImportField"][];
            used_at: components["schemas"]["DateTime"];
        };
        /** @description In Saudi Arabia, ten digits: either the old number or the unified one. Abroad, in the country's own format. */
        CommercialRegistration: string;
        /** @description Total value of a month's orders. */
        MonthlySales: {
            /**
             * Format: int64
             * @description Amount in halalas.
             */
            amount: number;
            /** @enum {string} */
            currency: "SAR";
        };
        /** Format: int32 */
        MonthlyOrders: number;
        /**
         * @description A way of selling goods without an online store.
         * @enum {string}
         */
        SalesChannel: "social_media" | "messaging" | "shop" | "marketplace" | "exhibitions" | "phone_orders" | "other";
        /** @description All the ways in which the goods are sold. */
        SalesChannels: components["schemas"]["SalesChannel"][];
        /** @description The answers given so far. Each is validated on its own; there are no other requirements. */
        QuestionnaireDraft: {
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            shipping_from_country?: components["schemas"]["CountryCode"];
            company_name?: components["schemas"]["Line"];
            commercial_registration?: components["schemas"]["CommercialRegistration"];
            business_shipping_country?: components["schemas"]["CountryCode"];
            business_phone?: components["schemas"]["Phone"];
            has_electronic_store?: boolean;
            monthly_sales_amount?: components["schemas"]["MonthlySales"];
            monthly_orders_count?: components["schemas"]["MonthlyOrders"];
            /** @description Whether the store's orders should become shipments automatically. */
            wants_shipping_integration?: boolean;
            /** @description Whether the business wants a page that receives orders. */
            needs_receiving_site?: boolean;
            how_to_sell?: components["schemas"]["SalesChannels"];
            /** @description Description of the goods, in the business's own words. */
            what_to_sell?: components["schemas"]["Line"];
            monthly_orders_without_store?: components["schemas"]["MonthlyOrders"];
        };
        /** @description The account's answers. Changes to submitted answers are a draft until they are submitted too; until then the earlier answers stand. */
        Questionnaire: {
            /**
             * @description `in_progress` while there is a draft, including a draft that changes a submitted answer.
             * @enum {string}
             */
            state: "not_started" | "in_progress" | "submitted";
            /** @description Whether to offer the questionnaire: only to a company, from its registration until it answers or declines. */
            offered: boolean;
            /** @description The draft, or else the submitted answers. */
            answers: components["schemas"]["QuestionnaireDraft"];
            /** @description When the answers were last saved. */
            saved_at?: components["schemas"]["DateTime"];
            /** @description When the answers were last submitted. */
            submitted_at?: components["schemas"]["DateTime"];
        };
        /** @enum {string} */
        StorePlatform: "salla" | "zid";
        RecordedStore: {
            platform: components["schemas"]["StorePlatform"];
            name: components["schemas"]["Name"];
            created_at: components["schemas"]["DateTime"];
        };
        StoreId: string;
        StoreSummary: {
            id: components["schemas"]["StoreId"];
            platform: components["schemas"]["StorePlatform"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description `new` if it can be booked; `needs_attention` if something stands in the way, or, once it is booked, if its shipment should perhaps be cancelled; `booked` until it is `delivered`; `cancelled` if the store cancelled it before; `left_out` if it is nothing to ship. A shipment that is cancelled or has failed leaves the order as it was before the booking.
         * @enum {string}
         */
        StoreOrderState: "new" | "needs_attention" | "booked" | "delivered" | "cancelled" | "left_out";
        /**
         * @description Why an order needs attention: `wrong_fields`, which its faults tell; `missing_address` if only the National Address is missing; `incomplete` if the store has told no more than its status; `unpaid` if the store has no money yet; `masked_address` if the store does not give the address; `no_courier` if the courier rules found none, or `low_balance` if the balance did not cover it; `cancelled_at_store` if the store cancelled it after it was booked. Why it is left out: `no_shipping` if nothing is to be shipped, `shipped_elsewhere` if the store says that it is on its way without a shipment from here, `dismissed` if the account left it out.
         * @enum {string}
         */
        StoreOrderReason: "wrong_fields" | "missing_address" | "incomplete" | "unpaid" | "masked_address" | "no_courier" | "low_balance" | "cancelled_at_store" | "no_shipping" | "shipped_elsewhere" | "dismissed";
        /**
         * @description What the store's own status means.
         * @enum {string}
         */
        StoreOrderStatus: "unpaid" | "open" | "shipping" | "delivered" | "cancelled" | "refunded";
        /**
         * @description What the receiver still owes: nothing, everything at the door, or everything before the order is to be shipped.
         * @enum {string}
         */
        StorePayment: "paid" | "on_delivery" | "unpaid";
        /** @description The shipment that an order became. */
        StoreOrderShipment: {
            id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_status: components["schemas"]["TrackingStatus"];
        };
        /** @description Whether the store knows what became of its order. */
        StoreTold: {
            /**
             * @description `waiting` until the store has been told where the shipment is now; then `told`; `refused` if the store does not accept it.
             * @enum {string}
             */
            state: "waiting" | "told" | "refused";
            /** @description When the store was last told something; absent if never. */
            at?: components["schemas"]["DateTime"];
            /** @description Why the store refused, or why telling it has failed so far, in the platform's own words. */
            message?: components["schemas"]["Paragraph"];
        };
        StoreOrder: {
            id: components["schemas"]["StoreOrderId"];
            store: components["schemas"]["StoreSummary"];
            /** @description What the store calls it. */
            number: components["schemas"]["Line"];
            state: components["schemas"]["StoreOrderState"];
            reasons: components["schemas"]["StoreOrderReason"][];
            /** @description Absent if the store's status is unknown here. */
            status?: components["schemas"]["StoreOrderStatus"];
            /** @description The store's status in its own words. */
            status_text?: components["schemas"]["Line"];
            /** @description Absent while the store has told no more than the status. */
            payment?: components["schemas"]["StorePayment"];
            /** @description The order as a row of a file, with its first product and with what the account changed. */
            cells: components["schemas"]["ImportCells"];
            /** @description What is wrong with it; the first of a field only. */
            faults: components["schemas"]["ImportFault"][];
            repairs: components["schemas"]["ImportRepair"][];
            /**
             * Format: int32
             * @description How many products it has beside the first.
             */
            further_products: number;
            /** @description What the courier collects at the door; absent if nothing. */
            amount_to_collect?: components["schemas"]["PositiveMoney"];
            /** @description When the customer ordered; absent if the store does not say. */
            placed_at?: components["schemas"]["DateTime"];
            /** @description Present if it is booked. */
            shipment?: components["schemas"]["StoreOrderShipment"];
            /** @description Present if it is booked and the store is to be told. */
            told?: components["schemas"]["StoreTold"];
            /** @description When it arrived here. */
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        WebhookEndpointId: string;
        /** @description Where webhooks are sent: HTTPS, on port 443 or 8443, to a host on the public internet, without user name, password or fragment. In demo mode, HTTP and any host and port are allowed too. */
        WebhookUrl: string;
        /**
         * @description What a webhook tells. Of a shipment one for each change: `shipment.created`; `shipment.delivered`, `shipment.failed`, `shipment.cancelled` or `shipment.returned` when it becomes so; and `shipment.updated` for everything else. `balance.low`: a charge took the balance below the account's threshold. `payment.succeeded`: a top-up was paid. `invoice.issued`: a tax invoice or credit note was issued. `order.received`: a connected store sent a new order.
         * @enum {string}
         */
        WebhookEventType: "shipment.created" | "shipment.updated" | "shipment.delivered" | "shipment.failed" | "shipment.cancelled" | "shipment.returned" | "balance.low" | "payment.succeeded" | "invoice.issued" | "order.received";
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /**
         * @description `active`; `paused` by its owner, because every attempt failed for five days (then it has `failing_since`), or because the account's plan allows fewer; `disabled` because it answered 410. Webhooks to an endpoint that is not active are kept and can be sent later.
         * @enum {string}
         */
        WebhookState: "active" | "paused" | "disabled";
        /** @description An address of another system that is told of events, by Standard Webhooks 1.0.0. */
        WebhookEndpoint: {
            id: components["schemas"]["WebhookEndpointId"];
            url: components["schemas"]["WebhookUrl"];
            /** @description Given by the owner. */
            description?: components["schemas"]["Name"];
            events: components["schemas"]["WebhookEventTypes"];
            /** @description Whether it is told of what test keys do, instead of the account's own events. */
            is_test: boolean;
            state: components["schemas"]["WebhookState"];
            /** @description Time of the first failure since the last success; absent if none. The owner is warned one and three days after it. On the fifth day the endpoint is paused. */
            failing_since?: components["schemas"]["DateTime"];
            /** @description Time until which the previous secret signs too; absent if it no longer does. */
            previous_secret_until?: components["schemas"]["DateTime"];
            created_at: components["schemas"]["DateTime"];
        };
        /** @description Everything stored about an account, for its owner to take away. It contains no password, code or key secret, nor a hash of one. */
        AccountData: {
            exported_at: components["schemas"]["DateTime"];
            profile: components["schemas"]["Profile"];
            sessions: components["schemas"]["OpenSession"][];
            /** @description Devices from which the account has signed in, the one used last first. */
            known_devices: components["schemas"]["RecordedDevice"][];
            subscription: components["schemas"]["Subscription"];
            balance: components["schemas"]["Balance"];
            /** @description All of them, oldest first. */
            top_ups: components["schemas"]["TopUp"][];
            /** @description Those that are saved, newest first, without the payment provider's tokens. */
            payment_methods: components["schemas"]["SavedPaymentMethod"][];
            auto_top_up: components["schemas"]["AutoTopUp"];
            /** @description All of them, oldest first. */
            transactions: components["schemas"]["RecordedTransaction"][];
            /** @description All that are stored, oldest first. */
            quotes: components["schemas"]["RecordedQuote"][];
            /** @description All of them, oldest first. */
            shipments: components["schemas"]["RecordedShipment"][];
            /** @description All that were given, oldest first. */
            ratings: components["schemas"]["Rating"][];
            /** @description Those that are saved, oldest first. */
            receivers: components["schemas"]["SavedReceiver"][];
            /** @description Oldest first. */
            parcel_presets: components["schemas"]["ParcelPreset"][];
            /** @description Oldest first, without their photos. */
            products: components["schemas"]["Product"][];
            /** @description Oldest first. */
            favorites: components["schemas"]["Favorite"][];
            courier_rules: components["schemas"]["CourierRules"];
            /** @description Oldest first. */
            shipment_drafts: components["schemas"]["ShipmentDraft"][];
            /** @description Newest first, without their files, which can be made again. */
            label_batches: components["schemas"]["LabelBatch"][];
            /** @description Oldest first. */
            import_batches: components["schemas"]["ImportBatchSummary"][];
            /** @description The rows of these batches, in their order. */
            import_rows: components["schemas"]["RecordedImportRow"][];
            /** @description What the columns of earlier files meant. */
            import_matchings: components["schemas"]["RecordedMatching"][];
            /** @description All invoices and credit notes, oldest first, without their files, which can be downloaded. */
            tax_documents: components["schemas"]["TaxDocument"][];
            /** @description Newest first, without their content, which can be made again. */
            invoice_files: components["schemas"]["InvoiceFile"][];
            questionnaire: components["schemas"]["Questionnaire"];
            api_keys: components["schemas"]["ApiKey"][];
            /** @description Without their addresses and secrets. */
            stores: components["schemas"]["RecordedStore"][];
            /** @description All that the stores have sent, oldest first. */
            store_orders: components["schemas"]["StoreOrder"][];
            /** @description What the account's API keys asked for in the last 30 days, oldest first. */
            api_requests: components["schemas"]["ApiRequest"][];
            /** @description Without their secrets, newest first. What they are told is in the other lists. */
            webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
            /** @description The activity log, oldest first. */
            activity: components["schemas"]["ActivityEntry"][];
        };
        EmailChange: {
            email: components["schemas"]["Email"];
            current_password: components["schemas"]["CurrentPassword"];
        };
        PasswordChange: {
            current_password: components["schemas"]["CurrentPassword"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same password again.
             */
            password_confirmation: string;
        };
        PhoneChange: {
            phone: components["schemas"]["Phone"];
            current_password: components["schemas"]["CurrentPassword"];
        };
        PictureUpload: {
            /**
             * Format: binary
             * @description The content of the file.
             */
            picture: string;
        };
        SecondStepUpdate: {
            /** @description A verified channel; absent to turn the second step off. */
            second_step?: components["schemas"]["CodeChannel"];
        };
        SessionList: {
            data: components["schemas"]["OpenSession"][];
        };
        /** @description Complete answers. A company name requires commercial registration and shipping country. With an online store, sales, orders and integration are required; without one, whether a page that receives orders is wanted, the sales channels, the goods and the orders. Fields of the other branch are refused. */
        QuestionnaireAnswers: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            shipping_from_country: components["schemas"]["CountryCode"];
            company_name?: components["schemas"]["Line"];
            commercial_registration?: components["schemas"]["CommercialRegistration"];
            business_shipping_country?: components["schemas"]["CountryCode"];
            business_phone?: components["schemas"]["Phone"];
            has_electronic_store: boolean;
            monthly_sales_amount?: components["schemas"]["MonthlySales"];
            monthly_orders_count?: components["schemas"]["MonthlyOrders"];
            /** @description Whether the store's orders should become shipments automatically. */
            wants_shipping_integration?: boolean;
            /** @description Whether the business wants a page that receives orders. */
            needs_receiving_site?: boolean;
            how_to_sell?: components["schemas"]["SalesChannels"];
            /** @description Description of the goods, in the business's own words. */
            what_to_sell?: components["schemas"]["Line"];
            monthly_orders_without_store?: components["schemas"]["MonthlyOrders"];
        };
        /**
         * @description The lowest total, the shortest transit time (by its maximum, then by its minimum) or the best tier in a quote. Each badge is given to one price.
         * @enum {string}
         */
        PriceBadge: "cheapest" | "fastest" | "best_tier";
        /** @description One courier's price for the parcel with one of its services. */
        CourierPrice: {
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            tier: components["schemas"]["CourierTier"];
            lane: components["schemas"]["Lane"];
            /** @description The larger of the actual weight and the volumetric weight of all pieces, in grams; fractions of a gram are rounded up. */
            chargeable_weight: components["schemas"]["WeightGrams"];
            /** @description Fee for the base weight. */
            base_fee: components["schemas"]["Money"];
            /** @description The delivery fee, charged for each started kilogram above 10 kg. */
            weight_fee: components["schemas"]["Money"];
            cod_fee: components["schemas"]["Money"];
            remote_area_fee: components["schemas"]["Money"];
            /** @description Sum of the four fees, excluding VAT. */
            subtotal: components["schemas"]["Money"];
            /** @description 1500 for domestic carriage, 0 if one end is abroad. */
            vat_rate: components["schemas"]["BasisPoints"];
            vat: components["schemas"]["Money"];
            /** @description Amount charged, including VAT. */
            total_fee: components["schemas"]["Money"];
            /** @description The total without cash on delivery. */
            price: components["schemas"]["Money"];
            /** @description The total with cash on delivery; absent if it was not requested. */
            cod_price?: components["schemas"]["Money"];
            /** @description Amount charged if the parcel is returned to its sender, including VAT. */
            return_price: components["schemas"]["Money"];
            base_weight: components["schemas"]["WeightGrams"];
            max_weight: components["schemas"]["WeightGrams"];
            max_dimensions: components["schemas"]["Dimensions"];
            coverage_areas: components["schemas"]["AreaCode"][];
            served_days: components["schemas"]["Weekday"][];
            transit_times: components["schemas"]["TransitTime"];
            measured?: components["schemas"]["MeasuredTransit"];
            /** @description The last day of the transit time, counting only the courier's working days, if the parcel is collected on the first working day on or after the day of the quote. */
            expected_delivery_on: components["schemas"]["Date"];
            shipping_methods: components["schemas"]["ShippingMethod"][];
            sender_fields: components["schemas"]["SenderField"][];
            notes: components["schemas"]["LocalizedText"];
            /** @description The balance once this price is paid; negative if the balance is insufficient. */
            balance_after: components["schemas"]["Money"];
            badges: components["schemas"]["PriceBadge"][];
        };
        /** @description A courier that cannot take the parcel with one of its services, and the reason. */
        ExcludedCourier: {
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            reason: components["schemas"]["ExclusionReason"];
            /** @description With `not_served`, the city or country that is not served. */
            area?: components["schemas"]["Line"];
            /** @description With `overweight`, the maximum weight. */
            max_weight?: components["schemas"]["WeightGrams"];
            /** @description With `oversize`, the maximum dimensions. */
            max_dimensions?: components["schemas"]["Dimensions"];
            /** @description With `cod_over_cap`, the maximum amount to collect. */
            cap?: components["schemas"]["Money"];
        };
        /** @description Summary of all couriers that can take the parcel. Prices and the other figures are absent if none can. */
        ComparisonSummary: {
            /** Format: int32 */
            total_couriers: number;
            /**
             * Format: int32
             * @description Number of cities and countries that these couriers cover together.
             */
            total_areas: number;
            min_price?: components["schemas"]["Money"];
            max_price?: components["schemas"]["Money"];
            average_price?: components["schemas"]["Money"];
            best_tier?: components["schemas"]["CourierTier"];
            fastest_delivery?: components["schemas"]["TransitTime"];
        };
        /** @description A binding offer. Until it expires, one shipment can be booked with it at the stated price. */
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
        /** @description A shipment that was delivered lately and has not been rated. */
        RatingInvitation: {
            shipment_id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            courier: components["schemas"]["CourierSummary"];
            delivered_at: components["schemas"]["DateTime"];
            until: components["schemas"]["DateTime"];
        };
        RatingInvitationList: {
            data: components["schemas"]["RatingInvitation"][];
        };
        SavedReceiverList: {
            data: components["schemas"]["SavedReceiver"][];
            page: components["schemas"]["Page"];
        };
        /** @description A shipment's receiver without the message. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required. */
        SavedReceiverInput: {
            full_name: components["schemas"]["Line"];
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia, the code that `listCities` gives for the city. */
            state: components["schemas"]["Line"];
            /** @description In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
            city: components["schemas"]["Line"];
            district?: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            /** @description In Saudi Arabia, four digits. */
            building_no?: components["schemas"]["Line"];
            landmark?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            additional_number?: components["schemas"]["AdditionalNumber"];
            short_address?: components["schemas"]["ShortAddress"];
            email?: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /** @description The receiver's company. */
            company?: components["schemas"]["Line"];
            address_type: components["schemas"]["AddressType"];
        };
        ShipmentDraftList: {
            data: components["schemas"]["ShipmentDraft"][];
            page: components["schemas"]["Page"];
        };
        /** @description A shipment as far as it is filled in; no field is required. */
        ShipmentDraftCreate: {
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            saved_receiver_id?: components["schemas"]["SavedReceiverId"];
            store_order_id?: components["schemas"]["StoreOrderId"];
            origin?: components["schemas"]["DraftPlace"];
            receiver?: components["schemas"]["DraftReceiver"];
            sender?: components["schemas"]["DraftSender"];
            weight?: components["schemas"]["WeightGrams"];
            weight_unit?: components["schemas"]["WeightUnit"];
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            dimension_unit?: components["schemas"]["DimensionUnit"];
            size?: components["schemas"]["ParcelSize"];
            pieces?: components["schemas"]["Pieces"];
            shipment_type?: components["schemas"]["ShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            shipping_method?: components["schemas"]["ShippingMethod"];
            preferred_delivery_day?: components["schemas"]["Weekday"];
            preferred_delivery_time?: components["schemas"]["DeliveryWindow"];
            payment_type?: components["schemas"]["PaymentType"];
            sku?: components["schemas"]["Sku"];
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
            further_products?: components["schemas"]["DraftProducts"];
            reference_id?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            note?: components["schemas"]["DraftText"];
        };
        /** @description The complete new draft. */
        ShipmentDraftUpdate: {
            version: components["schemas"]["DraftVersion"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            saved_receiver_id?: components["schemas"]["SavedReceiverId"];
            store_order_id?: components["schemas"]["StoreOrderId"];
            origin?: components["schemas"]["DraftPlace"];
            receiver?: components["schemas"]["DraftReceiver"];
            sender?: components["schemas"]["DraftSender"];
            weight?: components["schemas"]["WeightGrams"];
            weight_unit?: components["schemas"]["WeightUnit"];
            length?: components["schemas"]["LengthMillimetres"];
            width?: components["schemas"]["LengthMillimetres"];
            height?: components["schemas"]["LengthMillimetres"];
            dimension_unit?: components["schemas"]["DimensionUnit"];
            size?: components["schemas"]["ParcelSize"];
            pieces?: components["schemas"]["Pieces"];
            shipment_type?: components["schemas"]["ShipmentType"];
            packaging_type?: components["schemas"]["PackagingType"];
            shipping_method?: components["schemas"]["ShippingMethod"];
            preferred_delivery_day?: components["schemas"]["Weekday"];
            preferred_delivery_time?: components["schemas"]["DeliveryWindow"];
            payment_type?: components["schemas"]["PaymentType"];
            sku?: components["schemas"]["Sku"];
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
            further_products?: components["schemas"]["DraftProducts"];
            reference_id?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            note?: components["schemas"]["DraftText"];
        };
        ShipmentList: {
            data: components["schemas"]["Shipment"][];
            page: components["schemas"]["Page"];
        };
        /** @description Books one price of an open quote and pays for it from the balance. */
        ShipmentCreate: {
            /** @description An open quote of this account; any other id is 422. */
            quote_id: components["schemas"]["QuoteId"];
            /** @description The draft of this shipment; it is deleted when the shipment is booked. */
            draft_id?: components["schemas"]["ShipmentDraftId"];
            /** @description The order of a store that this shipment carries; one is booked once. Any that the account does not have is 422. */
            store_order_id?: components["schemas"]["StoreOrderId"];
            courier_id: components["schemas"]["CourierId"];
            service_type: components["schemas"]["ServiceType"];
            reference_id?: components["schemas"]["ReferenceId"];
            /** @description The sending company's name as printed on the label. */
            company?: components["schemas"]["Line"];
            receiver: components["schemas"]["Receiver"];
            sender: components["schemas"]["Sender"];
            /** @description Total weight of all pieces, in grams. */
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
            /** @description A day on which the courier works. */
            preferred_delivery_day: components["schemas"]["Weekday"];
            preferred_delivery_time: components["schemas"]["DeliveryWindow"];
            payment_type: components["schemas"]["PaymentType"];
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The product's, if it is one of the account's products; any other is 422. What the product says does not bind: name, price, weight and dimensions are those stated here. */
            sku?: components["schemas"]["Sku"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description Value of the product for the whole quantity. */
            price: components["schemas"]["PositiveMoney"];
            further_products?: components["schemas"]["FurtherProducts"];
            /** @description A note for the courier. */
            note?: components["schemas"]["Paragraph"];
        };
        /** @description A problem with a booking. `insufficient_balance` and `balance_below_zero` state how much is missing; the three quote codes and `courier_unavailable` come with a fresh quote to show beside the old one. */
        ShipmentConflict: {
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            /** @enum {string} */
            code: "insufficient_balance" | "balance_below_zero" | "quote_expired" | "quote_used" | "quote_mismatch" | "courier_unavailable" | "store_order_booked";
            detail?: components["schemas"]["Paragraph"];
            /** @description Amount missing from the balance, including a debt if it is below zero. */
            shortfall?: components["schemas"]["PositiveMoney"];
            /** @description A fresh quote for the parcel as it was sent. */
            quote?: components["schemas"]["Quote"];
        };
        /** @description The complete set of fields that can be edited. */
        ShipmentUpdate: {
            version: components["schemas"]["ShipmentVersion"];
            reference_id?: components["schemas"]["ReferenceId"];
            /** @description The sending company's name as printed on the label. */
            company?: components["schemas"]["Line"];
            /** @description Must be in the same country, region and city. */
            receiver: components["schemas"]["Receiver"];
            packaging_type: components["schemas"]["PackagingType"];
            /** @description A day on which the courier works. */
            preferred_delivery_day: components["schemas"]["Weekday"];
            preferred_delivery_time: components["schemas"]["DeliveryWindow"];
            /** @description One that the shipment has already, or of one of the account's products; any other is 422. */
            sku?: components["schemas"]["Sku"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description Value of the product for the whole quantity. */
            price: components["schemas"]["PositiveMoney"];
            further_products?: components["schemas"]["FurtherProducts"];
            /** @description A note for the courier. */
            note?: components["schemas"]["Paragraph"];
        };
        AttachmentUpload: {
            /**
             * Format: binary
             * @description The content of the file.
             */
            attachment: string;
        };
        AttachmentFile: {
            media_type: components["schemas"]["AttachmentType"];
            content: components["schemas"]["AttachmentContent"];
        };
        /**
         * @description The label goes on the parcel; the waybill accompanies it.
         * @enum {string}
         */
        ShipmentDocument: "label" | "waybill";
        LabelRequest: {
            document: components["schemas"]["ShipmentDocument"];
            /** @description Paper size of a label; A6 by default. */
            paper?: components["schemas"]["LabelPaper"];
            language: components["schemas"]["DocumentLanguage"];
        };
        /**
         * @description `open`: the shipment can be rated. `rated`: it has been. `not_final`: it is still on its way. `not_ratable`: the courier never collected it, or it was cancelled. `too_late`: it became final more than 60 days ago.
         * @enum {string}
         */
        RatingState: "open" | "rated" | "not_final" | "not_ratable" | "too_late";
        /** @description The rating of a shipment, or whether it can be rated. */
        ShipmentRating: {
            state: components["schemas"]["RatingState"];
            /** @description Until when it can be rated and the rating changed; absent unless it is or was ratable. */
            until?: components["schemas"]["DateTime"];
            /** @description The parts that this shipment has. */
            parts: components["schemas"]["RatingPart"][];
            rating?: components["schemas"]["Rating"];
        };
        /** @description A rating of the courier of a shipment. */
        RatingInput: {
            parts: components["schemas"]["RatingParts"];
            text?: components["schemas"]["RatingText"];
        };
        /** @description The opening and closing balance of a month. */
        StatementMonth: {
            month: components["schemas"]["Month"];
            /** @description False for the current month, whose statement still changes. */
            is_complete: boolean;
            /** @description The balance at the beginning of the month; the closing balance of the month before. */
            opening: components["schemas"]["Money"];
            /** @description The balance at the end of the month, or now. */
            closing: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Number of movements of the balance, without those of cash on delivery.
             */
            transactions: number;
        };
        StatementList: {
            /** @description One for each month since the account was opened, newest first. */
            data: components["schemas"]["StatementMonth"][];
        };
        /** @description All movements of one kind in the month. */
        StatementLine: {
            kind: components["schemas"]["LedgerKind"];
            /** Format: int32 */
            count: number;
            /** @description Positive into the balance, negative out of it. */
            amount: components["schemas"]["Money"];
        };
        /** @description Cash on delivery that couriers hold for the account. It is not part of the balance. `opening` and what was collected, less what was remitted, is `closing`. */
        StatementCash: {
            /** @description Owed by couriers at the beginning of the month. */
            opening: components["schemas"]["Money"];
            collected: components["schemas"]["Money"];
            remitted: components["schemas"]["Money"];
            /** @description Owed by couriers at the end of the month, or now. */
            closing: components["schemas"]["Money"];
        };
        /** @description The account's money in one month. `opening` and the amounts of the lines add up to `closing`. */
        Statement: {
            month: components["schemas"]["Month"];
            /** @description False for the current month, whose statement still changes. */
            is_complete: boolean;
            /** @description The balance at the beginning of the month; the closing balance of the month before. */
            opening: components["schemas"]["Money"];
            /** @description The balance at the end of the month, or now. */
            closing: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Number of movements of the balance, without those of cash on delivery.
             */
            transactions: number;
            /** @description Kinds that moved the balance in the month, in the order of `LedgerKind`. */
            lines: components["schemas"]["StatementLine"][];
            cash_on_delivery: components["schemas"]["StatementCash"];
        };
        /** @description A plan that a top-up pays for. */
        PlanToPay: {
            tier: components["schemas"]["PaidTier"];
            period: components["schemas"]["PlanPeriod"];
        };
        TopUpCreate: {
            /** @description Must be within the limits that `getTopUpOptions` returns for the method and currency. */
            amount: components["schemas"]["PositiveMoney"];
            payment_method: components["schemas"]["TopUpMethod"];
            return_url?: components["schemas"]["ReturnUrl"];
            /** @description A note for the account's own records. Must not be a card number. */
            description?: components["schemas"]["Line"];
            /** @description Subscribe to this plan as soon as the top-up is paid. The amount must be the `total` of `previewPlanChange`, in riyals. */
            plan?: components["schemas"]["PlanToPay"];
            /** @description Saves the card that pays, as one of `listPaymentMethods`; absent for no. Only if `getTopUpOptions` says of the method that it `can_be_saved` and fewer than ten are saved, else `not_allowed`. */
            save_payment_method?: boolean;
        };
        /**
         * @description `now` for a higher tier, for a longer period of the same tier, and while nothing is paid; otherwise `period_end`.
         * @enum {string}
         */
        PlanChangeTime: "now" | "period_end";
        /** @description The invoice of a new period. */
        PlanCharge: {
            subtotal: components["schemas"]["Money"];
            vat_rate: components["schemas"]["BasisPoints"];
            vat: components["schemas"]["Money"];
            total: components["schemas"]["PositiveMoney"];
        };
        /** Format: int32 */
        DayCount: number;
        /** @description The credit note for the unused days of the paid period: from today to its end. Its parts are those of the invoice by days, rounded down, so that credits never exceed what was paid. */
        PlanCredit: {
            subtotal: components["schemas"]["Money"];
            vat_rate: components["schemas"]["BasisPoints"];
            vat: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            unused_days: components["schemas"]["DayCount"];
            /** @description Days of the paid period. */
            days: components["schemas"]["DayCount"];
        };
        /** @description What a change does and costs today. Nothing has been changed or charged. */
        PlanChangePreview: {
            tier: components["schemas"]["PlanTier"];
            period?: components["schemas"]["PlanPeriod"];
            takes_effect: components["schemas"]["PlanChangeTime"];
            /** @description First day of the new plan. */
            starts_on: components["schemas"]["Date"];
            /** @description First day after the new period; absent for `basic`. */
            ends_on?: components["schemas"]["Date"];
            /** @description What is charged today; absent if nothing is. */
            charge?: components["schemas"]["PlanCharge"];
            /** @description What is given back today; absent if nothing is. */
            credit?: components["schemas"]["PlanCredit"];
            /** @description What will be charged on `starts_on`, if the plan is not free and starts later. */
            charge_later?: components["schemas"]["PositiveMoney"];
            /** @description The charge less the credit; negative if the balance grows. */
            total: components["schemas"]["Money"];
            /** @description The balance after the change; below zero if it is insufficient. */
            balance_after: components["schemas"]["Money"];
            /** @description Amount missing from the balance; absent if it is enough. */
            shortfall?: components["schemas"]["PositiveMoney"];
            version: components["schemas"]["SubscriptionVersion"];
            /** @description Limits of the new plan that the account is beyond, with how many would be paused. */
            paused: components["schemas"]["LimitUsage"][];
        };
        /** @description A problem with a change of plan; nothing was changed or charged. `insufficient_balance` and `balance_below_zero` state how much is missing; `plan_price_changed` comes with what the change does and costs now. */
        PlanConflict: {
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            /** @enum {string} */
            code: "already_on_plan" | "plan_unavailable" | "plan_changed_meanwhile" | "plan_price_changed" | "insufficient_balance" | "balance_below_zero";
            detail?: components["schemas"]["Paragraph"];
            /** @description Amount missing from the balance, including a debt if it is below zero. */
            shortfall?: components["schemas"]["PositiveMoney"];
            preview?: components["schemas"]["PlanChangePreview"];
        };
        TopUpCurrency: {
            currency: components["schemas"]["Currency"];
            minimum: components["schemas"]["PositiveMoney"];
            maximum: components["schemas"]["PositiveMoney"];
            micro_sar: components["schemas"]["MicroSar"];
            /** @description Time from which the rate is valid; absent for the riyal. */
            rate_from?: components["schemas"]["Date"];
            rate_source?: components["schemas"]["Line"];
        };
        TopUpOption: {
            payment_method: components["schemas"]["TopUpMethod"];
            /** @description Whether the payment provider keeps it for later top-ups, if the person wants that. */
            can_be_saved: boolean;
            /** @description The first is the default. */
            currencies: components["schemas"]["TopUpCurrency"][];
        };
        TopUpOptions: {
            methods: components["schemas"]["TopUpOption"][];
        };
        TopUpRetry: {
            /** @description The credit that the person has seen. If the attempt to pay would bring another, it is refused with `credit_changed` and the new credit. */
            credit: components["schemas"]["PositiveMoney"];
        };
        /** @description The rate has changed since the last attempt to pay. Show the new credit, and send it with the next try. */
        TopUpConflict: {
            type: string;
            title: components["schemas"]["Paragraph"];
            /** Format: int32 */
            status: number;
            /** @enum {string} */
            code: "credit_changed";
            detail?: components["schemas"]["Paragraph"];
            /** @description What the balance would gain now, in riyals. */
            credit: components["schemas"]["PositiveMoney"];
            micro_sar: components["schemas"]["MicroSar"];
        };
        PlanChange: {
            tier: components["schemas"]["PlanTier"];
            /** @description Required unless the tier is `basic`, which has none. */
            period?: components["schemas"]["PlanPeriod"];
            /** @description The `total` of the preview that the person has seen, in riyals. */
            seen_total: components["schemas"]["Money"];
            version: components["schemas"]["SubscriptionVersion"];
        };
        PlanChoice: {
            tier: components["schemas"]["PlanTier"];
            /** @description Required unless the tier is `basic`, which has none. */
            period?: components["schemas"]["PlanPeriod"];
        };
        /**
         * @description What came of a delivery. `waiting` until it is worked on; `nothing` if it is a duplicate, or of no use here; `unreadable` if it says nothing that is understood.
         * @enum {string}
         */
        StoreEffect: "waiting" | "order_added" | "order_changed" | "order_unchanged" | "access_granted" | "store_ended" | "nothing" | "unreadable" | "failed";
        StoreDelivery: {
            id: components["schemas"]["StoreDeliveryId"];
            store_id: components["schemas"]["StoreId"];
            received_at: components["schemas"]["DateTime"];
            /** @description As the platform calls it; empty if it does not say. */
            event: string;
            verdict: components["schemas"]["StoreVerdict"];
            effect: components["schemas"]["StoreEffect"];
            /**
             * Format: int32
             * @description Length of the body.
             */
            bytes: number;
            /** @description The order that it is about; absent if it names none, or the order has been deleted. */
            order_id?: components["schemas"]["StoreOrderId"];
            /** @description Number of the order that it is about; absent if it names none. */
            order_number?: components["schemas"]["Line"];
        };
        StoreHeader: {
            /** @description In lower case. */
            name: string;
            /** @description Secrets are masked but for their last four characters. */
            value: string;
        };
        StoreDeliveryDetails: {
            delivery: components["schemas"]["StoreDelivery"];
            headers: components["schemas"]["StoreHeader"][];
            /** @description As it came. Bytes that are no UTF-8, and characters that no text may have, are U+FFFD. Of a refused delivery, the first 4 KiB. */
            body: string;
            /** @description The delivery that had the same bytes first. */
            duplicate_of?: components["schemas"]["StoreDeliveryId"];
        };
        StoreDifference: {
            /** @description An `ImportField` of the order, `status`, `number`, `payment`, or `lines` for its further products. */
            part: string;
            from: components["schemas"]["ImportText"];
            to: components["schemas"]["ImportText"];
        };
        StoreReplay: {
            delivery: components["schemas"]["StoreDelivery"];
            /** @description What became different; empty if nothing did. */
            differences: components["schemas"]["StoreDifference"][];
        };
        StoreOrderList: {
            data: components["schemas"]["StoreOrder"][];
            page: components["schemas"]["Page"];
        };
        /**
         * Format: int32
         * @description Counted up to 1,001.
         */
        StoreOrderCount: number;
        /** @description Number of orders in each state. */
        StoreOrderCounts: {
            new: components["schemas"]["StoreOrderCount"];
            needs_attention: components["schemas"]["StoreOrderCount"];
            booked: components["schemas"]["StoreOrderCount"];
            delivered: components["schemas"]["StoreOrderCount"];
            cancelled: components["schemas"]["StoreOrderCount"];
            left_out: components["schemas"]["StoreOrderCount"];
        };
        /** @description A product code in orders that are to be booked, of which the account has no product. */
        UnknownSku: {
            sku: components["schemas"]["Line"];
            /** @description As the newest of the orders has it; empty if it has none. */
            name: components["schemas"]["Line"];
            /** @description Of one piece in the newest of the orders; absent if it cannot be read. */
            price?: components["schemas"]["Money"];
            /** @description Number of orders with it. */
            orders: components["schemas"]["StoreOrderCount"];
        };
        UnknownSkuList: {
            /** @description Those in most orders first. */
            data: components["schemas"]["UnknownSku"][];
        };
        StoreOrderDetails: {
            order: components["schemas"]["StoreOrder"];
            /** @description Its further products, as rows of a file. */
            lines: components["schemas"]["ImportCells"][];
            /** @description Product codes in it that no product of the account has. */
            unknown_skus: components["schemas"]["Line"][];
            /** @description What it fills in of a shipment. */
            draft: components["schemas"]["ShipmentDraftCreate"];
            /**
             * Format: uri
             * @description Page on which the receiver completes the National Address; present while it is missing. Whoever has the link can do so.
             */
            address_url?: string;
        };
        StoreOrderUpdate: {
            /** @description Those that change, each field at most once; the others stay. An empty text gives back what the store says. A city that is chosen in place of the store's text is used for later orders with the same text as well. */
            cells?: components["schemas"]["ImportCells"];
            /** @description Whether it is nothing to ship; as before if absent. */
            leave_out?: boolean;
            /** @description Whether to keep the shipment although the store cancelled the order; as before if absent. */
            keep_shipment?: boolean;
        };
        /**
         * @description `waiting` until the first delivery; `ended` after the app was uninstalled at the platform, until a delivery comes again.
         * @enum {string}
         */
        StoreStatus: "waiting" | "connected" | "ended";
        /** @description What became of the deliveries of the last hour, as the platforms count: Zid calls a webhook degraded from 10 failures in an hour on, and suspends it from 30 on. One success counts the failures from the start again. */
        StoreHealth: {
            /**
             * @description `quiet` if the store has been silent for much longer than it usually is, which is how a suspended webhook looks.
             * @enum {string}
             */
            level: "healthy" | "quiet" | "degraded" | "broken";
            /**
             * Format: int32
             * @description Deliveries that were accepted in the last hour.
             */
            accepted: number;
            /**
             * Format: int32
             * @description Deliveries that were refused in the last hour, since the last one that was accepted.
             */
            refused: number;
        };
        /**
         * @description Whether the store can be told something: `none` before access was granted, `refused` once the platform no longer accepts it, until it is granted anew.
         * @enum {string}
         */
        StoreAccess: "none" | "granted" | "refused";
        /**
         * @description Whether orders that can be booked wait for the account (`by_hand`), or are booked as they come with the courier that the account's rules choose (`by_rules`).
         * @enum {string}
         */
        StoreBooking: "by_hand" | "by_rules";
        /**
         * @description What becomes of a shipment that is not collected yet if the store cancels or refunds its order: the account is asked (`ask`), or it is cancelled and refunded (`cancel`).
         * @enum {string}
         */
        StoreCancellation: "ask" | "cancel";
        /** @description Whether the store is told tracking number, link and status of its orders' shipments. */
        TellsStore: boolean;
        /** @description A store whose orders arrive here. */
        StoreConnection: {
            id: components["schemas"]["StoreId"];
            platform: components["schemas"]["StorePlatform"];
            /** @description Given by the owner. */
            name: components["schemas"]["Name"];
            status: components["schemas"]["StoreStatus"];
            uuid: components["schemas"]["StoreAddressUuid"];
            /**
             * Format: uri
             * @description The address to enter at the platform, on the server's public origin.
             */
            url: string;
            /** @description For Zid, which sends it with the secret. */
            username?: string;
            /** @description Last four characters of the secret in use, so that its owner can recognise it. */
            secret_last_four: string;
            /** @description Time until which the previous secret is accepted; absent if it no longer is. */
            previous_secret_until?: components["schemas"]["DateTime"];
            health: components["schemas"]["StoreHealth"];
            access: components["schemas"]["StoreAccess"];
            booking: components["schemas"]["StoreBooking"];
            on_cancellation: components["schemas"]["StoreCancellation"];
            tells_store: components["schemas"]["TellsStore"];
            /** @description Of the last delivery that was accepted; absent before the first. */
            last_delivery_at?: components["schemas"]["DateTime"];
            created_at: components["schemas"]["DateTime"];
            /** @description When the address was created or last renewed. */
            address_created_at: components["schemas"]["DateTime"];
            /** @description Whether deliveries are kept without becoming orders, because the plan allows fewer stores. Those connected first are in use. */
            is_paused: boolean;
        };
        StoreConnectionList: {
            data: components["schemas"]["StoreConnection"][];
        };
        StoreConnect: {
            platform: components["schemas"]["StorePlatform"];
            /** @description Recognised by the owner. */
            name: components["schemas"]["Name"];
        };
        /** @description Proves that a delivery comes from the store. Salla signs with it (HMAC-SHA256 of the raw body); Zid sends it as the password in HTTP Basic authentication. */
        StoreSecret: string;
        /** @description A store with its secret, which no other response contains. */
        OpenedStore: {
            secret: components["schemas"]["StoreSecret"];
            store: components["schemas"]["StoreConnection"];
        };
        /** @description All settings of a store. */
        StoreUpdate: {
            name: components["schemas"]["Name"];
            booking: components["schemas"]["StoreBooking"];
            on_cancellation: components["schemas"]["StoreCancellation"];
            tells_store: components["schemas"]["TellsStore"];
        };
        StoreAccessGrant: {
            /** @description The store's token. */
            token: string;
        };
        StoreDeliveryList: {
            data: components["schemas"]["StoreDelivery"][];
            page: components["schemas"]["Page"];
        };
        StoreSecretUpdate: {
            /** @description The secret that the platform gave; absent for a new random one. */
            secret?: components["schemas"]["StoreSecret"];
        };
        StoreSimulation: {
            /**
             * Format: uri
             * @description Page of the simulated store.
             */
            url: string;
        };
        /** @description Unguessable; gives anyone who has it access to the public page of one shipment. */
        PublicToken: string;
        /**
         * @description Whether the receiver's National Address is known: complete, missing and can be completed now, or missing and too late to complete.
         * @enum {string}
         */
        PublicAddressState: "complete" | "missing" | "too_late";
        /** @description What the receiver of an order sees; nothing that names, reaches or locates a person. */
        OrderAddress: {
            store_name: components["schemas"]["Name"];
            number: components["schemas"]["Line"];
            /** @description Once the order is booked or cancelled, it is too late. */
            state: components["schemas"]["PublicAddressState"];
        };
        /** @description The short address, or street, building number and postal code. */
        ReceiverAddress: {
            short_address?: components["schemas"]["ShortAddress"];
            street_name?: components["schemas"]["Line"];
            /** @description Four digits. */
            building_no?: components["schemas"]["Line"];
            district?: components["schemas"]["Line"];
            /** @description Five digits. */
            postal_code?: components["schemas"]["PostalCode"];
            additional_number?: components["schemas"]["AdditionalNumber"];
        };
        PublicCourier: {
            name: components["schemas"]["LocalizedText"];
            /** @description True for a fictional courier from the sample data. */
            sample: boolean;
        };
        PublicEvent: {
            occurred_at: components["schemas"]["DateTime"];
            tracking_status: components["schemas"]["TrackingStatus"];
            /** @description In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
            city?: components["schemas"]["Line"];
        };
        /** @description Where a shipment is, for anyone who has the address of its public page; contains no personal data. */
        PublicTracking: {
            tracking_number: components["schemas"]["TrackingNumber"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_status: components["schemas"]["TrackingStatus"];
            courier: components["schemas"]["PublicCourier"];
            service_type: components["schemas"]["ServiceType"];
            origin: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
            updated_at: components["schemas"]["DateTime"];
            expected_delivery_on: components["schemas"]["Date"];
            address: components["schemas"]["PublicAddressState"];
            /** @description Newest first. */
            events: components["schemas"]["PublicEvent"][];
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
            /** @description Newest first. Events are only added, never changed. */
            events: components["schemas"]["TrackingEvent"][];
        };
        TrackingList: {
            /** @description In the order of the numbers given. */
            data: components["schemas"]["Tracking"][];
            /** @description Numbers that do not belong to a shipment of this account. */
            unknown: components["schemas"]["TrackingNumber"][];
        };
        WebhookEndpointList: {
            data: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookEndpointCreate: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["Name"];
            events: components["schemas"]["WebhookEventTypes"];
            /** @description Whether it is told of what test keys do. Endpoints made with a test key always are, and those made with any other key never. */
            test?: boolean;
        };
        /** @description The key of the signatures, as Standard Webhooks writes it. */
        WebhookSecret: string;
        /** @description An endpoint with its new secret, which no other response contains. */
        IssuedWebhookSecret: {
            secret: components["schemas"]["WebhookSecret"];
            endpoint: components["schemas"]["WebhookEndpoint"];
        };
        WebhookEndpointUpdate: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["Name"];
            events: components["schemas"]["WebhookEventTypes"];
            /** @description False pauses the endpoint; true makes it active again, whatever it was paused or disabled for. */
            active: boolean;
        };
        /**
         * @description `waiting` for its next attempt, or for its endpoint to be active; `delivered`: answered with 2xx; `failed`: all ten attempts failed.
         * @enum {string}
         */
        WebhookMessageState: "waiting" | "delivered" | "failed";
        WebhookMessageId: string;
        /** @description An event as it is told to one endpoint. */
        WebhookMessage: {
            id: components["schemas"]["WebhookMessageId"];
            event: components["schemas"]["WebhookEventType"];
            state: components["schemas"]["WebhookMessageState"];
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            /** @description Absent unless an attempt is to come. During an attempt, the time when another is made if this one is lost. */
            next_attempt_at?: components["schemas"]["DateTime"];
            /** @description Time of the event. */
            created_at: components["schemas"]["DateTime"];
        };
        WebhookMessageList: {
            data: components["schemas"]["WebhookMessage"][];
            page: components["schemas"]["Page"];
        };
        /**
         * @description What came of an attempt: `delivered` for an answer with 2xx, `refused` for any other answer, and otherwise why there was none.
         * @enum {string}
         */
        WebhookOutcome: "delivered" | "refused" | "timeout" | "dns" | "connect" | "tls" | "no_answer" | "malformed_answer" | "forbidden_target" | "forbidden_address";
        WebhookAttempt: {
            at: components["schemas"]["DateTime"];
            outcome: components["schemas"]["WebhookOutcome"];
            /**
             * Format: int32
             * @description HTTP status of the answer, if there was one.
             */
            status?: number;
            /** @description The beginning of the answer's body. */
            answer?: string;
            /** Format: int32 */
            duration_ms: number;
        };
        /** @description A webhook with what was sent, and what came of its latest attempts. */
        WebhookMessageDetails: {
            message: components["schemas"]["WebhookMessage"];
            /** @description The bytes that are signed and sent, as text. */
            body: string;
            /** @description The latest, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookResend: {
            /** @description Everything from then on that has not been delivered is sent again. */
            since: components["schemas"]["DateTime"];
        };
        WebhookResent: {
            /**
             * Format: int32
             * @description How many webhooks are being sent again.
             */
            count: number;
        };
        WebhookSecretRotation: {
            /**
             * Format: int32
             * @description Hours for which webhooks are signed with the present secret as well.
             * @enum {integer}
             */
            grace_hours: 0 | 1 | 24 | 72;
        };
        WebhookTest: {
            event: components["schemas"]["WebhookEventType"];
        };
        /** @description Present and true in a test event, whose data is made up. */
        Sample: boolean;
        /** @description What a shipment is now. It names nobody; `getShipment` gives the rest. */
        ShipmentEventData: {
            shipment_id: components["schemas"]["ShipmentId"];
            tracking_number: components["schemas"]["TrackingNumber"];
            /** @description The account's own number for it; absent if none. */
            reference_id?: components["schemas"]["Line"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_status: components["schemas"]["TrackingStatus"];
            /**
             * Format: int32
             * @description Grows with every change of the shipment. Webhooks may arrive in any order: what has a smaller number than something already received is old.
             */
            sequence: number;
            /** @description Present and true if it was booked with a test key. */
            test?: boolean;
        };
        /** @description A shipment was booked, or has changed. */
        ShipmentWebhook: {
            /** @enum {string} */
            type: "shipment.created" | "shipment.updated" | "shipment.delivered" | "shipment.failed" | "shipment.cancelled" | "shipment.returned";
            /** @description Time of the event. */
            timestamp: components["schemas"]["DateTime"];
            sample?: components["schemas"]["Sample"];
            data: components["schemas"]["ShipmentEventData"];
        };
        BalanceEventData: {
            /** @description After the charge. */
            balance: components["schemas"]["Money"];
            /** @description The account's `low_balance_threshold`. */
            threshold: components["schemas"]["Money"];
        };
        /** @description A charge took the balance below the account's threshold. */
        BalanceWebhook: {
            /** @enum {string} */
            type: "balance.low";
            /** @description Time of the event. */
            timestamp: components["schemas"]["DateTime"];
            sample?: components["schemas"]["Sample"];
            data: components["schemas"]["BalanceEventData"];
        };
        PaymentEventData: {
            top_up_id: components["schemas"]["TopUpId"];
            /** @description What was added to the balance. */
            credit: components["schemas"]["Money"];
        };
        /** @description A top-up was paid, and is in the balance. */
        PaymentWebhook: {
            /** @enum {string} */
            type: "payment.succeeded";
            /** @description Time of the event. */
            timestamp: components["schemas"]["DateTime"];
            sample?: components["schemas"]["Sample"];
            data: components["schemas"]["PaymentEventData"];
        };
        InvoiceEventData: {
            number: components["schemas"]["DocumentNumber"];
            /** @enum {string} */
            kind: "invoice" | "credit_note";
            /** @description VAT included; of credit notes too it is positive. */
            total: components["schemas"]["Money"];
            /** @description Absent if it is not about a shipment. */
            shipment_id?: components["schemas"]["ShipmentId"];
        };
        /** @description A tax invoice or a credit note was issued. */
        InvoiceWebhook: {
            /** @enum {string} */
            type: "invoice.issued";
            /** @description Time of the event. */
            timestamp: components["schemas"]["DateTime"];
            sample?: components["schemas"]["Sample"];
            data: components["schemas"]["InvoiceEventData"];
        };
        OrderEventData: {
            order_id: components["schemas"]["StoreOrderId"];
            store_id: components["schemas"]["StoreId"];
            /** @description The order's number in the store. */
            number: components["schemas"]["Line"];
        };
        /** @description A connected store sent a new order. */
        OrderWebhook: {
            /** @enum {string} */
            type: "order.received";
            /** @description Time of the event. */
            timestamp: components["schemas"]["DateTime"];
            sample?: components["schemas"]["Sample"];
            data: components["schemas"]["OrderEventData"];
        };
    };
    responses: {
        /** @description The request could not be read: malformed JSON, a wrong or missing content type, or a query parameter or header that is missing or out of bounds. A malformed identifier in the path is 404. */
        BadRequest: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
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
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An error on the server; nothing was written. */
        InternalError: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot serve requests yet, or can no longer serve them. */
        NotReady: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This account has no such resource, or the identifier is malformed. */
        NotFound: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation's token or key is missing, wrong, expired or revoked. */
        Unauthorized: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is no test key, has not the scope that this needs, or is paused. */
        TestKeyRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The shipment is not where this could happen to it. */
        EventRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
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
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing, unknown or invalid; each is listed. */
        Invalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not respond, or not in time. It may be unknown whether the request took effect; if the operation takes an idempotency key, repeat the request with the same key. */
        ServiceUnavailable: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key has not the scope that this needs, or it is paused because it is beyond the plan's limit. */
        KeyRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The notification does not prove that it comes from the payment provider. */
        ForgedNotification: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider does not respond. Nothing was paid, and the same request can be sent again. */
        PaymentProviderUnavailable: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The delivery does not prove that it comes from the store. */
        ForgedDelivery: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        DeliveryTooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session was confirmed more than ten minutes ago. Confirm it with `confirmByPassword` or `confirmByCode`, then repeat the request. */
        ConfirmationRequired: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has as many API keys as its plan allows. */
        ApiKeyLimit: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no code to send again; start over. */
        InvalidChallenge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests, or too many codes by text message for this number, registration, account, country or day. */
        TooManyCodes: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is wrong, or no longer valid because it was used, has expired or was tried too often. */
        InvalidCode: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is invalid, or the password breaks its rules. */
        InvalidPasswordReset: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One or more fields are invalid; each is listed. */
        InvalidAccountData: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier step is missing, or the account already exists. */
        RegistrationConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail, phone or password is wrong, or a field is missing. */
        InvalidCredentials: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The card of the saved payment method has expired. Nothing was changed. */
        PaymentMethodExpired: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or invalid; each is listed. */
        InvalidAutoTopUp: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another device has saved the rules since they were read, or the plan does not allow so many. */
        CourierRulesRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit has been reached. */
        TooManySaved: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has 50 batches that are still to be booked. */
        TooManyImports: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 10 MiB. */
        ImportFileTooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has none of these shipments or drafts, they are more than its plan allows, or it has 50 batches that are still to be booked. */
        NoCopies: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is at work on the batch. */
        ImportBusy: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The batch was changed since it was read, its prices no longer hold, it has no rows to book, or the server is at work on it. */
        ImportNotBookable: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is invalid, or the idempotency key was used with a different body. */
        InvalidBooking: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The batch was changed since it was read, is not at this step yet or no more, or the server is at work on it. */
        ImportNotReady: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A column does not exist, two columns have the same field, or a required field has none. */
        ImportColumnsInvalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rows have not been checked yet, or the server is at work on the batch. */
        ImportNotCheckable: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file has not been read yet, or cannot be. */
        ImportNotRead: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The row is booked, the rows have not been checked yet, or the server is at work on the batch. */
        ImportRowFixed: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The batch is not being booked. */
        ImportNotBooking: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The month has no documents, or too many for one file. */
        NoInvoiceFile: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is not ready, or could not be made. */
        InvoiceFileNotReady: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has just been issued and has no XML yet. Try again after a minute. */
        XmlNotReady: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description All shipments are cancelled or unknown, they are more than the account's plan allows in one file, or their pieces are too many for one. */
        NoLabelBatch: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is not ready, or could not be made. */
        LabelsNotReady: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An equal item is already saved, or the account has as many as its plan allows. */
        SavingConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An equal item is already saved, or this one is paused because it is beyond the plan's limit. */
        SavedChangeRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another product has this SKU, or the account has as many products as its plan allows. */
        ProductConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A product is paused because it is beyond the plan's limit. Nothing was changed. */
        ProductPaused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file would do something else by now than when it was checked, or add more products than the plan allows. Nothing was changed. */
        ProductImportRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another product has this SKU, or this one is paused because it is beyond the plan's limit. */
        ProductChangeRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A shipment has this product; it can be archived. */
        ProductUsed: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is not a picture, or has too many pixels. */
        InvalidProductPhoto: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something is owed, by the account or to it, or is on its way. The answer lists all of it. */
        AccountInUse: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountNotSettled"];
            };
        };
        /** @description The current password is wrong, or a field is invalid. */
        InvalidPasswordChange: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The channel is missing, unknown or not verified. */
        InvalidChannel: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is the only verified login of the account; the other must be verified first. */
        OnlyVerifiedContact: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is not a picture, or has too many pixels. */
        InvalidPicture: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is already verified. */
        AlreadyVerified: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another account has already verified it. */
        AlreadyRegistered: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only company accounts can use this operation. */
        CompanyAccountRequired: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An answer is missing, conflicts with the others or is invalid; each is listed. */
        InvalidQuestionnaire: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another device has saved the draft since it was read. */
        DraftChanged: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The balance is insufficient, or the quote is no longer binding. If the quote was open, it stays open. */
        BookingConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ShipmentConflict"];
            };
        };
        /** @description The shipment was edited elsewhere since it was read, or can no longer be edited. */
        EditConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is neither a picture nor a PDF, is a picture with too many pixels, or is a PDF that cannot be read or holds more than pages. */
        InvalidAttachment: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
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
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A cancelled shipment has no label. */
        NoLabel: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rating can be deleted, but no longer changed. */
        RatingTooLate: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing, unknown or invalid, or does not belong to this shipment; each is listed. */
        RatingInvalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The shipment cannot be rated, or not any more. */
        RatingConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The plan to pay for cannot be had, or costs something other than the amount. Nothing was opened, and nothing is paid. */
        PlanTopUpRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanConflict"];
            };
        };
        /** @description A field is invalid, or the idempotency key was used with a different body. */
        InvalidTopUp: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rate has changed, so that the balance would gain another amount. Nothing was opened. */
        CreditChanged: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TopUpConflict"];
            };
        };
        /** @description The plan cannot be changed, or costs something other than what was seen. Nothing was changed or charged. */
        PlanChangeRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanConflict"];
            };
        };
        /** @description The account has this plan already, or the plan is not offered. */
        PlanPreviewRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanConflict"];
            };
        };
        /** @description The delivery is a duplicate or was refused, so that nothing may come of it. */
        ReplayConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order is booked, or is not one whose shipment the store cancelled. */
        StoreOrderFixed: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is no company, or the session was confirmed more than ten minutes ago: confirm it with `confirmByPassword` or `confirmByCode`, then repeat the request. */
        CompanyAndConfirmed: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has as many stores as its plan allows. */
        StoreLimit: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The platform grants access itself. */
        GrantsItself: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address is already known, or it is too late to complete it. */
        OrderAddressConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address is already known, or it is too late to complete it. */
        AddressConflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has as many webhook endpoints as its plan allows. */
        WebhookEndpointLimit: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Webhooks cannot be sent to this address, or a field violates its schema. */
        InvalidWebhookEndpoint: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The endpoint is paused or disabled. */
        EndpointNotActive: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
         * @example ar
         */
        AcceptLanguage: string;
        /**
         * @description Marks a request as made signed out. A request with this header carries no bearer token.
         * @example public
         */
        Public: "public";
        /**
         * @description Identifies a shipment of this account.
         * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ShipmentId: components["schemas"]["ShipmentId"];
        /**
         * @description The payment provider that sends it. A provider other than the one configured is 404.
         * @example sandbox
         */
        PaymentProvider: "sandbox" | "moyasar";
        /**
         * @description From the address of a store. An address that was renewed, or whose store was disconnected, is 404.
         * @example 5f0c2b8e-94d7-4a31-b6e2-7c1d9a3f8e54
         */
        StoreAddressUuid: components["schemas"]["StoreAddressUuid"];
        /**
         * @description Client key of an API key of this account.
         * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ClientKey: components["schemas"]["ClientKey"];
        /**
         * @description Part of a path, in any letter case, or a whole `request_id`.
         * @example /shipments
         */
        ApiRequestSearch: components["schemas"]["Line"];
        /**
         * @description Only requests of this key, also if it has been revoked.
         * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ApiRequestKey: components["schemas"]["ClientKey"];
        /**
         * @description Only requests with this method.
         * @example POST
         */
        ApiRequestMethod: components["schemas"]["ApiRequestMethod"];
        /**
         * @description Only requests that ended so.
         * @example refused
         */
        ApiRequestOutcome: components["schemas"]["ApiRequestOutcome"];
        /**
         * @description Only requests that were answered with this problem.
         * @example insufficient_scope
         */
        ApiRequestCode: components["schemas"]["ApiRequestCode"];
        /**
         * @description Only on or after this day.
         * @example 2026-11-01
         */
        ApiRequestsFrom: components["schemas"]["Date"];
        /**
         * @description Only on or before this day.
         * @example 2026-11-30
         */
        ApiRequestsTo: components["schemas"]["Date"];
        /**
         * @description Number of items to return; 25 by default.
         * @example 25
         */
        Limit: number;
        /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description Identifies an item of this account.
         * @example failed_attempt-shp_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        AttentionId: components["schemas"]["AttentionId"];
        /**
         * @description The token from `startRegistration`.
         * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
         */
        Registration: components["schemas"]["RegistrationToken"];
        /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
        Search: components["schemas"]["Line"];
        /**
         * @description The value of `payment` in the address to which the payment provider sent the person back.
         * @example mzt_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
         */
        PaymentReference: components["schemas"]["PaymentReference"];
        /**
         * @description A courier from `listCouriers`.
         * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
         */
        CourierId: components["schemas"]["CourierId"];
        /**
         * @description A photo from `listCourierPhotos`.
         * @example pho_01jd3x8q4v7w2n5m9k0ctp6r1a
         */
        PhotoId: components["schemas"]["PhotoId"];
        /**
         * @description Identifies an import batch of this account.
         * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ImportBatchId: components["schemas"]["ImportBatchId"];
        /**
         * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
         * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
         */
        IdempotencyKey: string;
        /**
         * @description The row's number, as a spreadsheet counts.
         * @example 14
         */
        ImportRowNumber: components["schemas"]["ImportRowNumber"];
        /**
         * @description Identifies a file of this account.
         * @example inf_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        InvoiceFileId: components["schemas"]["InvoiceFileId"];
        /**
         * @description Number of a tax document of this account.
         * @example 0000000001-000187
         */
        DocumentNumber: components["schemas"]["DocumentNumber"];
        /**
         * @description Identifies a label batch of this account.
         * @example lbl_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        LabelBatchId: components["schemas"]["LabelBatchId"];
        /**
         * @description Identifies a parcel preset of this account.
         * @example pst_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ParcelPresetId: components["schemas"]["ParcelPresetId"];
        /**
         * @description Identifies a saved payment method of this account.
         * @example spm_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        PaymentMethodId: components["schemas"]["PaymentMethodId"];
        /**
         * @description Identifies a product of this account.
         * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ProductId: components["schemas"]["ProductId"];
        /**
         * @description Identifies a session of this account.
         * @example ses_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        SessionId: components["schemas"]["SessionId"];
        /**
         * @description Identifies a quote of this account.
         * @example qte_01jd4a2b3c4d5e6f7g8h9jkmnp
         */
        QuoteId: components["schemas"]["QuoteId"];
        /**
         * @description Identifies a saved receiver of this account.
         * @example rcv_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        SavedReceiverId: components["schemas"]["SavedReceiverId"];
        /**
         * @description Identifies a draft of this account.
         * @example dft_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ShipmentDraftId: components["schemas"]["ShipmentDraftId"];
        /**
         * @description A month in which the account existed, up to the current one. Any other is 404.
         * @example 2026-11
         */
        Month: components["schemas"]["Month"];
        /**
         * @description Identifies a top-up of this account.
         * @example top_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        TopUpId: components["schemas"]["TopUpId"];
        /**
         * @description Identifies a delivery to this account.
         * @example sdl_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        StoreDeliveryId: components["schemas"]["StoreDeliveryId"];
        /**
         * @description Identifies an order of this account's stores.
         * @example sor_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        StoreOrderId: components["schemas"]["StoreOrderId"];
        /**
         * @description Identifies a store of this account.
         * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        StoreId: components["schemas"]["StoreId"];
        /**
         * @description The last part of the `address_url` of an order.
         * @example 3b7d51f0a9c84e26b1d0f4a7c2e95d18
         */
        OrderToken: components["schemas"]["PublicToken"];
        /**
         * @description The last part of the `tracking_url` of a shipment.
         * @example 8f14e45fceea467a9b1c0d2e3f4a5b6c
         */
        PublicToken: components["schemas"]["PublicToken"];
        /**
         * @description Tracking number of a shipment of this account.
         * @example MZ48205173965
         */
        TrackingNumber: components["schemas"]["TrackingNumber"];
        /**
         * @description Identifies a webhook endpoint of this account.
         * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        EndpointId: components["schemas"]["WebhookEndpointId"];
        /**
         * @description Identifies a webhook to this endpoint.
         * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        MessageId: components["schemas"]["WebhookMessageId"];
        /**
         * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
         * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        WebhookId: components["schemas"]["WebhookMessageId"];
        /**
         * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
         * @example 1795601700
         */
        WebhookTimestamp: number;
        /**
         * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Number of requests allowed in the current window. */
        "RateLimit-Limit": number;
        /** @description Number of requests left in the current window. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the next window starts. */
        "RateLimit-Reset": number;
        /** @description Identifies the request. The request log of API keys shows it. */
        "Request-Id": string;
        /** @description Seconds to wait before trying again. */
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
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is running. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
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
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is ready. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
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
    listOutbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    moveTestShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TestKeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EventRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and the key. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receivePaymentNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The payment provider that sends it. A provider other than the one configured is 404.
                 * @example sandbox
                 */
                provider: components["parameters"]["PaymentProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNotification"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForgedNotification"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PaymentProviderUnavailable"];
        };
    };
    receiveSallaDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description From the address of a store. An address that was renewed, or whose store was disconnected, is 404.
                 * @example 5f0c2b8e-94d7-4a31-b6e2-7c1d9a3f8e54
                 */
                uuid: components["parameters"]["StoreAddressUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorePayload"];
            };
        };
        responses: {
            /** @description Authenticated and kept. Salla counts anything but 200 and 201 as a failure. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreReceipt"];
                };
            };
            401: components["responses"]["ForgedDelivery"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["DeliveryTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveZidDelivery: {
        parameters: {
            query?: {
                /**
                 * @description The event, which the address given to Zid names, because Zid's bodies do not.
                 * @example order.create
                 */
                event?: string;
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description From the address of a store. An address that was renewed, or whose store was disconnected, is 404.
                 * @example 5f0c2b8e-94d7-4a31-b6e2-7c1d9a3f8e54
                 */
                uuid: components["parameters"]["StoreAddressUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorePayload"];
            };
        };
        responses: {
            /** @description Authenticated and kept. Zid counts anything but 200 as a failure. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreReceipt"];
                };
            };
            401: components["responses"]["ForgedDelivery"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["DeliveryTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The key was created. Its secret is never shown again. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            409: components["responses"]["ApiKeyLimit"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Client key of an API key of this account.
                 * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                client_key: components["parameters"]["ClientKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Client key of an API key of this account.
                 * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                client_key: components["parameters"]["ClientKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The secret was rotated. The new one is never shown again. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiRequests: {
        parameters: {
            query?: {
                /**
                 * @description Part of a path, in any letter case, or a whole `request_id`.
                 * @example /shipments
                 */
                q?: components["parameters"]["ApiRequestSearch"];
                /**
                 * @description Only requests of this key, also if it has been revoked.
                 * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                client_key?: components["parameters"]["ApiRequestKey"];
                /**
                 * @description Only requests with this method.
                 * @example POST
                 */
                method?: components["parameters"]["ApiRequestMethod"];
                /**
                 * @description Only requests that ended so.
                 * @example refused
                 */
                outcome?: components["parameters"]["ApiRequestOutcome"];
                /**
                 * @description Only requests that were answered with this problem.
                 * @example insufficient_scope
                 */
                code?: components["parameters"]["ApiRequestCode"];
                /**
                 * @description Only on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["parameters"]["ApiRequestsFrom"];
                /**
                 * @description Only on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["parameters"]["ApiRequestsTo"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportApiRequests: {
        parameters: {
            query?: {
                /**
                 * @description Part of a path, in any letter case, or a whole `request_id`.
                 * @example /shipments
                 */
                q?: components["parameters"]["ApiRequestSearch"];
                /**
                 * @description Only requests of this key, also if it has been revoked.
                 * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                client_key?: components["parameters"]["ApiRequestKey"];
                /**
                 * @description Only requests with this method.
                 * @example POST
                 */
                method?: components["parameters"]["ApiRequestMethod"];
                /**
                 * @description Only requests that ended so.
                 * @example refused
                 */
                outcome?: components["parameters"]["ApiRequestOutcome"];
                /**
                 * @description Only requests that were answered with this problem.
                 * @example insufficient_scope
                 */
                code?: components["parameters"]["ApiRequestCode"];
                /**
                 * @description Only on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["parameters"]["ApiRequestsFrom"];
                /**
                 * @description Only on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["parameters"]["ApiRequestsTo"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-api-requests-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ApiRequestCsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAttention: {
        parameters: {
            query?: {
                /**
                 * @description Only items of this kind. The numbers are of all kinds nevertheless.
                 * @example failed_attempt
                 */
                kind?: components["schemas"]["AttentionKind"];
                /**
                 * @description If true, the items that are snoozed, in place of the others; false by default.
                 * @example false
                 */
                snoozed?: boolean;
                /**
                 * @description Number of items to return; 10 by default.
                 * @example 10
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most urgent items, and the numbers of all. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttentionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishAttention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an item of this account.
                 * @example failed_attempt-shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                attention_id: components["parameters"]["AttentionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is marked as done. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreAttention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an item of this account.
                 * @example failed_attempt-shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                attention_id: components["parameters"]["AttentionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the list, unless its cause is gone. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    snoozeAttention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an item of this account.
                 * @example failed_attempt-shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                attention_id: components["parameters"]["AttentionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttentionSnooze"];
            };
        };
        responses: {
            /** @description It is snoozed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttentionSnoozed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeResend"];
            };
        };
        responses: {
            /** @description The code was sent, if there is anyone to send it to. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidChallenge"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestDeviceCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent, if there is anyone to send it to. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmDeviceCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeAnswer"];
            };
        };
        responses: {
            /** @description The code is correct. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownDevice"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The code was sent, if there is anyone to send it to. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeAnswer"];
            };
        };
        responses: {
            /** @description The code is correct. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password was set. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPasswordReset"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationClient"];
            };
        };
        responses: {
            /** @description The registration was started. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token from `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRegistrationAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token from `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationAccount"];
            };
        };
        responses: {
            /** @description Saved, and a code was sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidAccountData"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRegistrationClient: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token from `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationClient"];
            };
        };
        responses: {
            /** @description The registration, corrected. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token from `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCode"];
            };
        };
        responses: {
            /** @description The code is correct. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token from `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationExtra"];
            };
        };
        responses: {
            /** @description The account was opened. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
            /** @description The password is correct. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCredentials"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeAnswer"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAutoTopUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoTopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAutoTopUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoTopUpUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoTopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            409: components["responses"]["PaymentMethodExpired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidAutoTopUp"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only movements of this kind.
                 * @example top_up
                 */
                kind?: components["schemas"]["LedgerKind"];
                /** @description Only movements into the balance, or only movements out of it. */
                direction?: components["schemas"]["Direction"];
                /** @description Only movements of this shipment. */
                shipment_id?: components["schemas"]["ShipmentId"];
                /**
                 * @description Only movements on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only movements on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Field to sort by; a leading minus means descending.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadTransactions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionFilter"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-transactions-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPaymentOutcome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The value of `payment` in the address to which the payment provider sent the person back.
                 * @example mzt_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                payment_reference: components["parameters"]["PaymentReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current outcome. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getCourierRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCourierRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourierRulesUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["CourierRulesRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    chooseCourier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourierChoiceCreate"];
            };
        };
        responses: {
            /** @description What they choose. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenCourier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tryCourierRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesTrialCreate"];
            };
        };
        responses: {
            /** @description What they would choose. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCouriers: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
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
                 * @description The city or country that the parcel is sent from; needs `destination`.
                 * @example riyadh
                 */
                origin?: components["schemas"]["AreaCode"];
                /**
                 * @description The city or country that the parcel is sent to; needs `origin`.
                 * @example jeddah
                 */
                destination?: components["schemas"]["AreaCode"];
                /** @description If true, only couriers that take the parcel or, without a weight, that carry from `origin` to `destination`; if false, only the others. */
                takes_parcel?: boolean;
                /** @description Only couriers with this service; prices are for it alone. */
                service_type?: components["schemas"]["ServiceType"];
                /** @description Only couriers that carry this. */
                carries?: components["schemas"]["ShipmentType"];
                /** @description If true, only couriers that collect cash on delivery; if false, only the others. */
                cash_on_delivery?: boolean;
                /**
                 * @description Only couriers whose average rating is at least this.
                 * @example 4
                 */
                min_rating?: number;
                /**
                 * @description Only couriers with a branch in this city that takes parcels from senders.
                 * @example riyadh
                 */
                drop_off_city?: components["schemas"]["AreaCode"];
                /** @description If true, only the account's favorites; if false, only the others. */
                favorites?: boolean;
                /**
                 * @description Total weight of all pieces of the parcel, in grams.
                 * @example 2000
                 */
                weight?: components["schemas"]["WeightGrams"];
                /** @description Length of one piece, in millimetres. Give length, width and height together or not at all. */
                length?: components["schemas"]["LengthMillimetres"];
                /** @description Width of one piece, in millimetres. */
                width?: components["schemas"]["LengthMillimetres"];
                /** @description Height of one piece, in millimetres. */
                height?: components["schemas"]["LengthMillimetres"];
                /** @description Number of pieces; one by default. */
                pieces?: components["schemas"]["Pieces"];
                /** @description What the parcel holds; undecided if absent. */
                shipment_type?: components["schemas"]["ShipmentType"];
                /**
                 * @description Sort order; best rated first by default. `rating` is a Bayesian mean of `rating` and `rating_count`: as if each courier had 20 further ratings of 3.5, so that a single 5.0 does not come before many of 4.8. `price` and `transit_time` need a parcel; couriers that do not take it come last.
                 * @example -rating
                 */
                sort?: "rating" | "-rating" | "tier" | "-tier" | "price" | "transit_time";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCourier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCourierRatings: {
        parameters: {
            query?: {
                /**
                 * @description Only ratings whose score rounds to so many stars, half up.
                 * @example 5
                 */
                stars?: components["schemas"]["Stars"];
                /**
                 * @description Sort order; newest first by default.
                 * @example -score
                 */
                sort?: "-created_at" | "-score" | "score";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ratings. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierRatingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only branches in this city.
                 * @example riyadh
                 */
                city?: components["schemas"]["AreaCode"];
                /**
                 * @description Sort by distance from this city.
                 * @example riyadh
                 */
                near?: components["schemas"]["AreaCode"];
                /** @description Only branches that take parcels from senders, or only those that do not. */
                drop_off?: boolean;
                /** @description Only branches that pay out cash, or only those that do not. */
                cash_payout?: boolean;
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of branches. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCourierPhotos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photos. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierPhotoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCourierPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
                /**
                 * @description A photo from `listCourierPhotos`.
                 * @example pho_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                photo_id: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPriceChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCourierPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierPriceTable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEnums: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets of values. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All favorites. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteInput"];
            };
        };
        responses: {
            /** @description It is a favorite. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManySaved"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
                 * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
                 */
                courier_id: components["parameters"]["CourierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not a favorite. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportBatches: {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of batches. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createImportBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The file was received. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["TooManyImports"];
            413: components["responses"]["ImportFileTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createImportBatchFromShipments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCopies"];
            };
        };
        responses: {
            /** @description The rows were made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NoCopies"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImportBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteImportBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportBusy"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookImportBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBooking"];
            };
        };
        responses: {
            /** @description The batch, which is being booked. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotBookable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateImportColumns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportColumnsUpdate"];
            };
        };
        responses: {
            /** @description The batch, whose rows are being checked. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ImportColumnsInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    correctImportRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCorrection"];
            };
        };
        responses: {
            /** @description How many rows were changed, and the batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCorrected"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotCheckable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    priceImportBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPricing"];
            };
        };
        responses: {
            /** @description The batch, whose couriers are being chosen. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /**
                 * @description Only rows in this state.
                 * @example wrong
                 */
                state?: components["schemas"]["ImportRowState"];
                /** @description Only rows in which this field is wrong, or with `repaired`, was repaired. */
                field?: components["schemas"]["ImportField"];
                /** @description Only rows with a fault, or with `repaired`, a repair with this code. */
                code?: components["schemas"]["ImportCode"];
                /** @description If true, only rows in which something was repaired; if false, only the others. */
                repaired?: boolean;
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadImportRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-import-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ImportCsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotRead"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateImportRow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
                /**
                 * @description The row's number, as a spreadsheet counts.
                 * @example 14
                 */
                row: components["parameters"]["ImportRowNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowUpdate"];
            };
        };
        responses: {
            /** @description The row and its batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportRowFixed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopImportBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch, which is not being booked any more. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportTemplateRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name.
                     * @example attachment; filename="mizan-template-ar.xlsx"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ImportCsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvoiceFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceFileCreate"];
            };
        };
        responses: {
            /** @description The file was begun. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NoInvoiceFile"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvoiceFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a file of this account.
                 * @example inf_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                file_id: components["parameters"]["InvoiceFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadInvoiceFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a file of this account.
                 * @example inf_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                file_id: components["parameters"]["InvoiceFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the month.
                     * @example attachment; filename="mizan-invoices-2026-11.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvoiceFileNotReady"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only invoices, or only credit notes.
                 * @example invoice
                 */
                kind?: components["schemas"]["TaxDocumentKind"];
                /**
                 * @description Only documents for this.
                 * @example carriage
                 */
                subject?: components["schemas"]["TaxDocumentSubject"];
                /** @description Only documents of this shipment. */
                shipment_id?: components["schemas"]["ShipmentId"];
                /**
                 * @description Only documents issued on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only documents issued on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxDocumentFilter"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-invoices-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["InvoiceCsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Number of a tax document of this account.
                 * @example 0000000001-000187
                 */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Number of a tax document of this account.
                 * @example 0000000001-000187
                 */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the number.
                     * @example attachment; filename="invoice-0000000001-000187.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadInvoiceXml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Number of a tax document of this account.
                 * @example 0000000001-000187
                 */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the number.
                     * @example attachment; filename="invoice-0000000001-000187.xml"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["InvoiceXml"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["XmlNotReady"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLabelBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelBatchCreate"];
            };
        };
        responses: {
            /** @description The batch was created. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NoLabelBatch"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLabelBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a label batch of this account.
                 * @example lbl_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["LabelBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadLabelBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a label batch of this account.
                 * @example lbl_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["LabelBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-labels-2026-11-21.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LabelsNotReady"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listParcelPresets: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPresetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createParcelPreset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelPresetInput"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPreset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["SavingConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getParcelPreset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a parcel preset of this account.
                 * @example pst_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                preset_id: components["parameters"]["ParcelPresetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcel preset. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPreset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateParcelPreset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a parcel preset of this account.
                 * @example pst_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                preset_id: components["parameters"]["ParcelPresetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelPresetInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPreset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedChangeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteParcelPreset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a parcel preset of this account.
                 * @example pst_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                preset_id: components["parameters"]["ParcelPresetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved payment methods. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a saved payment method of this account.
                 * @example spm_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                payment_method_id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PaymentProviderUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /** @description If true, only archived products; if false, only the others. */
                archived?: boolean;
                /** @description Only products that must be carried this way. */
                shipment_type?: components["schemas"]["ProductShipmentType"];
                /** @description Only products with this packaging. */
                packaging_type?: components["schemas"]["PackagingType"];
                /** @description Only products made in this country. */
                origin_country?: components["schemas"]["CountryCode"];
                /**
                 * @description Field to sort by; a leading minus means descending. Names are those of the reader's language.
                 * @example -created_at
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["ProductConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductEdits"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["ProductPaused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductFileRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-products-2026-11-21.xlsx"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ImportCsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkProductFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductFileUpload"];
            };
        };
        responses: {
            /** @description What the file does. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importProducts: {
        parameters: {
            query: {
                /**
                 * @description From `checkProductFile`.
                 * @example 5f2b8c1e9d3a4b6c7e8f9a0b1c2d3e4f
                 */
                fingerprint: components["schemas"]["ProductFileFingerprint"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductFileUpload"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["ProductImportRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductChangeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProductPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPhoto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProductPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductPhotoUpload"];
            };
        };
        responses: {
            /** @description The photo was set. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductPaused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidProductPhoto"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProductPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only actions of this group.
                 * @example security
                 */
                group?: components["schemas"]["ActivityGroup"];
                /**
                 * @description Only what was done by this kind of actor.
                 * @example session
                 */
                actor?: components["schemas"]["ActivityActorKind"];
                /**
                 * @description Only on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Field to sort by; a leading minus means descending.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityFilter"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-activity-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ActivityCsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            /** @description Closed. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AccountInUse"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPasswordChange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmByPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPasswordChange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmByCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeAnswer"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestConfirmationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidChannel"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadProfileData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-data-2026-11-21.json"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Saved, and a code was sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["OnlyVerifiedContact"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPasswordChange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPasswordChange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            /** @description Saved, and a code was sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["OnlyVerifiedContact"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPasswordChange"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfilePicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The picture was set. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidPicture"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProfilePicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture was removed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSecondStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidChannel"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a session of this account.
                 * @example ses_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AlreadyVerified"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeAnswer"];
            };
        };
        responses: {
            /** @description Verified. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateQuestionnaire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionnaireDraft"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidQuestionnaire"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dismissQuestionnaireOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not offered again. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitQuestionnaire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionnaireAnswers"];
            };
        };
        responses: {
            /** @description Submitted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidQuestionnaire"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a quote of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRatingInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipments. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingInvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSavedReceivers: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReceiverList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSavedReceiver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReceiverInput"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReceiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["SavingConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSavedReceiver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a saved receiver of this account.
                 * @example rcv_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                receiver_id: components["parameters"]["SavedReceiverId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved receiver. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReceiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSavedReceiver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a saved receiver of this account.
                 * @example rcv_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                receiver_id: components["parameters"]["SavedReceiverId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReceiverInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReceiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedChangeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSavedReceiver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a saved receiver of this account.
                 * @example rcv_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                receiver_id: components["parameters"]["SavedReceiverId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShipmentDrafts: {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drafts. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDraftList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShipmentDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentDraftCreate"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["TooManySaved"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipmentDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a draft of this account.
                 * @example dft_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                draft_id: components["parameters"]["ShipmentDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShipmentDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a draft of this account.
                 * @example dft_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                draft_id: components["parameters"]["ShipmentDraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentDraftUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftChanged"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteShipmentDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a draft of this account.
                 * @example dft_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                draft_id: components["parameters"]["ShipmentDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShipments: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only shipments with this status.
                 * @example pending
                 */
                status?: components["schemas"]["ShipmentStatus"];
                /** @description Only shipments with this courier. */
                courier_id?: components["schemas"]["CourierId"];
                /** @description Only shipments with this payment status. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description Only shipments whose goods are paid for this way. */
                payment_type?: components["schemas"]["PaymentType"];
                /** @description Only shipments created from here. */
                source?: components["schemas"]["ShipmentSource"];
                /** @description Only shipments to this city. */
                city?: components["schemas"]["Line"];
                /** @description If true, only shipments on their way without news for 72 hours; if false, only the others. */
                stalled?: boolean;
                /**
                 * @description Only shipments created on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only shipments created on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Field to sort by; a leading minus means descending.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "total_fee" | "-total_fee";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentUpdate"];
            };
        };
        responses: {
            /** @description The updated shipment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShipmentAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file was attached. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidAttachment"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipmentAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteShipmentAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadShipmentLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the tracking number.
                     * @example attachment; filename="label-MZ48205173965.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoLabel"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipmentRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rating, or the state of the shipment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RatingTooLate"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["RatingInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingInput"];
            };
        };
        responses: {
            /** @description Rated. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RatingConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["RatingInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStatements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All months. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A month in which the account existed, up to the current one. Any other is 404.
                 * @example 2026-11
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadStatementMovements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A month in which the account existed, up to the current one. Any other is 404.
                 * @example 2026-11
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the month.
                     * @example attachment; filename="mizan-statement-2026-11.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadStatement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A month in which the account existed, up to the current one. Any other is 404.
                 * @example 2026-11
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the month.
                     * @example attachment; filename="mizan-statement-2026-11.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTopUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpCreate"];
            };
        };
        responses: {
            /** @description The top-up, with the page to pay it on. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["PlanTopUpRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidTopUp"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PaymentProviderUnavailable"];
        };
    };
    getTopUpOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTopUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a top-up of this account.
                 * @example top_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                top_up_id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-up. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryTopUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a top-up of this account.
                 * @example top_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                top_up_id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpRetry"];
            };
        };
        responses: {
            /** @description The top-up in its current state, with the payment page while it is pending. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CreditChanged"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidTopUp"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PaymentProviderUnavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            /** @description Changed, or scheduled. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["PlanChangeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewPlanChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChoice"];
            };
        };
        responses: {
            /** @description What the change would do. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["PlanPreviewRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription without a scheduled change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStoreDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a delivery to this account.
                 * @example sdl_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                delivery_id: components["parameters"]["StoreDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreDeliveryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayStoreDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a delivery to this account.
                 * @example sdl_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                delivery_id: components["parameters"]["StoreDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreReplay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReplayConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStoreOrders: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only orders in this state.
                 * @example new
                 */
                state?: components["schemas"]["StoreOrderState"];
                /** @description Only orders with this reason. */
                reason?: components["schemas"]["StoreOrderReason"];
                /** @description Only orders of this store. */
                store_id?: components["schemas"]["StoreId"];
                /** @description Only orders that are paid for this way. */
                payment?: components["schemas"]["StorePayment"];
                /** @description Only orders to this city, a code from `listCities`. */
                city?: components["schemas"]["Line"];
                /**
                 * @description Only orders that arrived on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only orders that arrived on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Field to sort by; a leading minus means descending.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countStoreOrders: {
        parameters: {
            query?: {
                /** @description Only orders of this store. */
                store_id?: components["schemas"]["StoreId"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUnknownSkus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100 codes. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnknownSkuList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStoreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an order of this account's stores.
                 * @example sor_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                order_id: components["parameters"]["StoreOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStoreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an order of this account's stores.
                 * @example sor_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                order_id: components["parameters"]["StoreOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreOrderUpdate"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StoreOrderFixed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreConnectionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    connectStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreConnect"];
            };
        };
        responses: {
            /** @description The store was connected. Its secret is never shown again. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAndConfirmed"];
            409: components["responses"]["StoreLimit"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdate"];
            };
        };
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    disconnectStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAndConfirmed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    grantStoreAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreAccessGrant"];
            };
        };
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAndConfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GrantsItself"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewStoreAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address was replaced. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAndConfirmed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStoreDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries with this verdict.
                 * @example accepted
                 */
                verdict?: components["schemas"]["StoreVerdict"];
                /**
                 * @description Only deliveries of which this came.
                 * @example unreadable
                 */
                effect?: components["schemas"]["StoreEffect"];
                /**
                 * @description Only deliveries about the order with this number.
                 * @example 41027662
                 */
                order_number?: components["schemas"]["Line"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewStoreSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSecretUpdate"];
            };
        };
        responses: {
            /** @description The secret was replaced. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAndConfirmed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    simulateStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a store of this account.
                 * @example sto_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                store_id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulated store is connected. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSimulation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CompanyAccountRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrderAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The last part of the `address_url` of an order.
                 * @example 3b7d51f0a9c84e26b1d0f4a7c2e95d18
                 */
                order_token: components["parameters"]["OrderToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeOrderAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The last part of the `address_url` of an order.
                 * @example 3b7d51f0a9c84e26b1d0f4a7c2e95d18
                 */
                order_token: components["parameters"]["OrderToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiverAddress"];
            };
        };
        responses: {
            /** @description The address was saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderAddressConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicTracking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The last part of the `tracking_url` of a shipment.
                 * @example 8f14e45fceea467a9b1c0d2e3f4a5b6c
                 */
                public_token: components["parameters"]["PublicToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the parcel is. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeReceiverAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request as made signed out. A request with this header carries no bearer token.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The last part of the `tracking_url` of a shipment.
                 * @example 8f14e45fceea467a9b1c0d2e3f4a5b6c
                 */
                public_token: components["parameters"]["PublicToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiverAddress"];
            };
        };
        responses: {
            /** @description The address was saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AddressConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrackings: {
        parameters: {
            query: {
                /**
                 * @description Tracking numbers separated by commas. A repeated number is answered once.
                 * @example MZ77193402581,MZ48205173965
                 */
                tracking_numbers: string;
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipments found, and the unknown numbers. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    trackShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Tracking number of a shipment of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The endpoint was created. Its secret is never shown again. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["WebhookEndpointLimit"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidWebhookEndpoint"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookEndpointLimit"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only webhooks in this state.
                 * @example failed
                 */
                state?: components["schemas"]["WebhookMessageState"];
                /**
                 * @description Only webhooks of this event.
                 * @example shipment.delivered
                 */
                event?: components["schemas"]["WebhookEventType"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
                /**
                 * @description Identifies a webhook to this endpoint.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessageDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
                /**
                 * @description Identifies a webhook to this endpoint.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is about to be sent. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointNotActive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookResend"];
            };
        };
        responses: {
            /** @description The webhooks are about to be sent. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            /** @description The secret was rotated. The new one is never shown again. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTestWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description The webhook is about to be sent. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBalanceByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransactionsByKey: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only movements of this kind.
                 * @example top_up
                 */
                kind?: components["schemas"]["LedgerKind"];
                /** @description Only movements into the balance, or only movements out of it. */
                direction?: components["schemas"]["Direction"];
                /** @description Only movements of this shipment. */
                shipment_id?: components["schemas"]["ShipmentId"];
                /**
                 * @description Only movements on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only movements on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Field to sort by; a leading minus means descending.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    chooseCourierByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourierChoiceCreate"];
            };
        };
        responses: {
            /** @description What they choose. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenCourier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCouriersByKey: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
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
                 * @description The city or country that the parcel is sent from; needs `destination`.
                 * @example riyadh
                 */
                origin?: components["schemas"]["AreaCode"];
                /**
                 * @description The city or country that the parcel is sent to; needs `origin`.
                 * @example jeddah
                 */
                destination?: components["schemas"]["AreaCode"];
                /** @description If true, only couriers that take the parcel or, without a weight, that carry from `origin` to `destination`; if false, only the others. */
                takes_parcel?: boolean;
                /** @description Only couriers with this service; prices are for it alone. */
                service_type?: components["schemas"]["ServiceType"];
                /** @description Only couriers that carry this. */
                carries?: components["schemas"]["ShipmentType"];
                /** @description If true, only couriers that collect cash on delivery; if false, only the others. */
                cash_on_delivery?: boolean;
                /**
                 * @description Only couriers whose average rating is at least this.
                 * @example 4
                 */
                min_rating?: number;
                /**
                 * @description Only couriers with a branch in this city that takes parcels from senders.
                 * @example riyadh
                 */
                drop_off_city?: components["schemas"]["AreaCode"];
                /** @description If true, only the account's favorites; if false, only the others. */
                favorites?: boolean;
                /**
                 * @description Total weight of all pieces of the parcel, in grams.
                 * @example 2000
                 */
                weight?: components["schemas"]["WeightGrams"];
                /** @description Length of one piece, in millimetres. Give length, width and height together or not at all. */
                length?: components["schemas"]["LengthMillimetres"];
                /** @description Width of one piece, in millimetres. */
                width?: components["schemas"]["LengthMillimetres"];
                /** @description Height of one piece, in millimetres. */
                height?: components["schemas"]["LengthMillimetres"];
                /** @description Number of pieces; one by default. */
                pieces?: components["schemas"]["Pieces"];
                /** @description What the parcel holds; undecided if absent. */
                shipment_type?: components["schemas"]["ShipmentType"];
                /**
                 * @description Sort order; best rated first by default. `rating` is a Bayesian mean of `rating` and `rating_count`: as if each courier had 20 further ratings of 3.5, so that a single 5.0 does not come before many of 4.8. `price` and `transit_time` need a parcel; couriers that do not take it come last.
                 * @example -rating
                 */
                sort?: "rating" | "-rating" | "tier" | "-tier" | "price" | "transit_time";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCourierByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A courier from `listCouriers`.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportBatchesByKey: {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of batches. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createImportBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The file was received. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["TooManyImports"];
            413: components["responses"]["ImportFileTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createImportBatchFromShipmentsByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCopies"];
            };
        };
        responses: {
            /** @description The rows were made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["NoCopies"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImportBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteImportBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportBusy"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookImportBatchByKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBooking"];
            };
        };
        responses: {
            /** @description The batch, which is being booked. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotBookable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateImportColumnsByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportColumnsUpdate"];
            };
        };
        responses: {
            /** @description The batch, whose rows are being checked. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ImportColumnsInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    correctImportRowsByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCorrection"];
            };
        };
        responses: {
            /** @description How many rows were changed, and the batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCorrected"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotCheckable"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    priceImportBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPricing"];
            };
        };
        responses: {
            /** @description The batch, whose couriers are being chosen. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportRowsByKey: {
        parameters: {
            query?: {
                /**
                 * @description Only rows in this state.
                 * @example wrong
                 */
                state?: components["schemas"]["ImportRowState"];
                /** @description Only rows in which this field is wrong, or with `repaired`, was repaired. */
                field?: components["schemas"]["ImportField"];
                /** @description Only rows with a fault, or with `repaired`, a repair with this code. */
                code?: components["schemas"]["ImportCode"];
                /** @description If true, only rows in which something was repaired; if false, only the others. */
                repaired?: boolean;
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadImportRowsByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-import-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ImportCsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotRead"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateImportRowByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
                /**
                 * @description The row's number, as a spreadsheet counts.
                 * @example 14
                 */
                row: components["parameters"]["ImportRowNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowUpdate"];
            };
        };
        responses: {
            /** @description The row and its batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportRowFixed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopImportBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies an import batch of this account.
                 * @example imp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["ImportBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch, which is not being booked any more. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportNotBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvoicesByKey: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only invoices, or only credit notes.
                 * @example invoice
                 */
                kind?: components["schemas"]["TaxDocumentKind"];
                /**
                 * @description Only documents for this.
                 * @example carriage
                 */
                subject?: components["schemas"]["TaxDocumentSubject"];
                /** @description Only documents of this shipment. */
                shipment_id?: components["schemas"]["ShipmentId"];
                /**
                 * @description Only documents issued on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only documents issued on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvoiceByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Number of a tax document of this account.
                 * @example 0000000001-000187
                 */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadInvoiceByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Number of a tax document of this account.
                 * @example 0000000001-000187
                 */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the number.
                     * @example attachment; filename="invoice-0000000001-000187.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadInvoiceXmlByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Number of a tax document of this account.
                 * @example 0000000001-000187
                 */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the number.
                     * @example attachment; filename="invoice-0000000001-000187.xml"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["InvoiceXml"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["XmlNotReady"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLabelBatchByKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelBatchCreate"];
            };
        };
        responses: {
            /** @description The batch was created. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["NoLabelBatch"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLabelBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a label batch of this account.
                 * @example lbl_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["LabelBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadLabelBatchByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a label batch of this account.
                 * @example lbl_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                batch_id: components["parameters"]["LabelBatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the date in Riyadh.
                     * @example attachment; filename="mizan-labels-2026-11-21.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LabelsNotReady"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProductsByKey: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /** @description If true, only archived products; if false, only the others. */
                archived?: boolean;
                /** @description Only products that must be carried this way. */
                shipment_type?: components["schemas"]["ProductShipmentType"];
                /** @description Only products with this packaging. */
                packaging_type?: components["schemas"]["PackagingType"];
                /** @description Only products made in this country. */
                origin_country?: components["schemas"]["CountryCode"];
                /**
                 * @description Field to sort by; a leading minus means descending. Names are those of the reader's language.
                 * @example -created_at
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProductByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["ProductConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProductsByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductEdits"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["ProductPaused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProductByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProductByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductChangeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProductByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a product of this account.
                 * @example prd_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createQuoteByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuoteByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a quote of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShipmentsByKey: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only shipments with this status.
                 * @example pending
                 */
                status?: components["schemas"]["ShipmentStatus"];
                /** @description Only shipments with this courier. */
                courier_id?: components["schemas"]["CourierId"];
                /** @description Only shipments with this payment status. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description Only shipments whose goods are paid for this way. */
                payment_type?: components["schemas"]["PaymentType"];
                /** @description Only shipments created from here. */
                source?: components["schemas"]["ShipmentSource"];
                /** @description Only shipments to this city. */
                city?: components["schemas"]["Line"];
                /** @description If true, only shipments on their way without news for 72 hours; if false, only the others. */
                stalled?: boolean;
                /**
                 * @description Only shipments created on or after this day.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only shipments created on or before this day.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description Field to sort by; a leading minus means descending.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "total_fee" | "-total_fee";
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShipmentByKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["BookingConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipmentByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShipmentByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentUpdate"];
            };
        };
        responses: {
            /** @description The updated shipment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShipmentAttachmentByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file was attached. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidAttachment"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipmentAttachmentByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteShipmentAttachmentByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelShipmentByKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, with a new value for each intended booking; other accounts may use the same value. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CancelConflict"];
            422: components["responses"]["InvalidBooking"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadShipmentLabelByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a shipment of this account.
                 * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with a file name that contains the tracking number.
                     * @example attachment; filename="label-MZ48205173965.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoLabel"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrackingsByKey: {
        parameters: {
            query: {
                /**
                 * @description Tracking numbers separated by commas. A repeated number is answered once.
                 * @example MZ77193402581,MZ48205173965
                 */
                tracking_numbers: string;
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipments found, and the unknown numbers. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    trackShipmentByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Tracking number of a shipment of this account.
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
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpointsByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpointByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The endpoint was created. Its secret is never shown again. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            409: components["responses"]["WebhookEndpointLimit"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidWebhookEndpoint"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookEndpointByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpointByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookEndpointLimit"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpointByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookMessagesByKey: {
        parameters: {
            query?: {
                /**
                 * @description Only webhooks in this state.
                 * @example failed
                 */
                state?: components["schemas"]["WebhookMessageState"];
                /**
                 * @description Only webhooks of this event.
                 * @example shipment.delivered
                 */
                event?: components["schemas"]["WebhookEventType"];
                /**
                 * @description Number of items to return; 25 by default.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, requested by the same account. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookMessageByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
                /**
                 * @description Identifies a webhook to this endpoint.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessageDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhookByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
                /**
                 * @description Identifies a webhook to this endpoint.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is about to be sent. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointNotActive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhooksByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookResend"];
            };
        };
        responses: {
            /** @description The webhooks are about to be sent. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecretByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            /** @description The secret was rotated. The new one is never shown again. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTestWebhookByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language, as defined in RFC 9110; Arabic if the header is absent or names neither Arabic nor English. Titles and details of problems are written in this language.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifies a webhook endpoint of this account.
                 * @example whe_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description The webhook is about to be sent. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Request-Id": components["headers"]["Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onShipmentCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onShipmentUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onShipmentDelivered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onShipmentFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onShipmentCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onShipmentReturned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBalanceLow: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceIssued: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderReceived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the webhook. It stays the same however often the webhook is sent, so that a receiver can ignore repetitions.
                 * @example msg_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970 (Unix) at this attempt. A receiver refuses what is more than five minutes off.
                 * @example 1795601700
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes after `whsec_` in the secret, decoded from Base64, as the key. While a renewed secret's predecessor is valid, there are two signatures, separated by a space.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderWebhook"];
            };
        };
        responses: {
            /** @description It arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not arrive. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
