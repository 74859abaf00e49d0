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
    "/dev/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sent messages
         * @description In demo mode: the messages that would have been sent, newest first. Elsewhere 404.
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
    "/integration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show whose key it is
         * @description What a system can try its keys with: the account it acts for and what it may do.
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
         * @description What the payment provider calls when a payment has changed. What it says is a hint: the payment is fetched from the provider and compared before anything is credited. The same notification any number of times credits once.
         */
        post: operations["receivePaymentNotification"];
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
         * @description The keys of the account, the newest first. Their secrets are shown to nobody again.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description Answers with the secret, this once. The account is told by a message. An account has at most ten keys.
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
         * @description From then on the key opens nothing, whichever secret comes with it, and is gone from the list. The account is told by a message.
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
         * Give an API key a new secret
         * @description Answers with the new secret, this once. The one before stays valid for `grace_hours`; with 0 it is dead at once. One secret besides the new one lives at most: whatever was left from an earlier rotation is dead. The account is told by a message.
         */
        post: operations["rotateApiKey"];
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
         * @description Sends a new code in place of the last one, once `resend_in` has passed. The last one is dead then.
         */
        post: operations["resendCode"];
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
         * Ask for a new password
         * @description Sends a code to a verified e-mail or phone. The answer is the same when nobody has it.
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
         * Confirm a new password by code
         * @description Gives a token that sets a new password once.
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
         * @description Every session of the account ends.
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
         * Begin to register
         * @description The first of four steps: who registers. The token belongs to this registration alone and is worth nothing elsewhere.
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
         * @description Where the registration is, to go on after a reload.
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
         * @description The second step. Sends a code by the channel; where somebody has verified that e-mail or phone before, they are told instead, and the answer is the same.
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
         * @description The first step again, as long as the registration is not complete.
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
         * @description The third step.
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
         * @description The fourth step: the address. Opens the account and signs in. Where another account has verified the same e-mail or phone meanwhile, the answer is `already_registered`; one that nobody has verified keeps nobody out.
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
         * @description Starts a session, or asks for the code of the second step where the account has one. Unknown people and wrong passwords get the same answer in the same time.
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
         * @description The second step of sign-in.
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
    "/website/balance/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of the balance
         * @description The ledger of the account with the balance after each movement, newest first when no sort is given.
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
         * Download the movements of the balance
         * @description Every movement that the filter lets through, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, days and times in Riyadh's zone, amounts in riyals.
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
    "/website/checkout/{payment_reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what became of a payment
         * @description For the checkout pages, in both states. Known only to whoever came back from the payment provider with its reference, for 24 hours, and without anything that names a person.
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
         * Begin a file with the labels of several shipments
         * @description The server makes the file in the background; `getLabelBatch` tells how far it is. Each piece of a shipment has a label of its own; a file has at most 2,000. Cancelled shipments and those that this account does not have are left out; where no other is named, it is 409.
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
         * Show how far a file of labels is
         * @description A batch of this account. Ask once a second at most.
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
         * Download a file of labels
         * @description One PDF with a label on each page, as the shipments were when it was made.
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
         * @description The parcels that the account sends again and again, by name.
         */
        get: operations["listParcelPresets"];
        put?: never;
        /**
         * Save a parcel preset
         * @description Keeps weight, sides, packaging and type of a parcel under a name. An account keeps at most 100, each name once.
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
         * @description A parcel preset of this account.
         */
        get: operations["getParcelPreset"];
        /**
         * Change a parcel preset
         * @description Takes the place of what was saved.
         */
        put: operations["updateParcelPreset"];
        post?: never;
        /**
         * Delete a parcel preset
         * @description It is gone from the list; shipments stay as they are.
         */
        delete: operations["deleteParcelPreset"];
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
        /**
         * Change the own profile
         * @description Names, address and choices. What is left out is emptied, where it may be. E-mail, phone and password have operations of their own.
         */
        put: operations["updateProfile"];
        post?: never;
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
         * @description Ends every session and deletes all but what tax law has kept: the ledger, and each shipment with its price but without the people and addresses in it. E-mail and phone are free for a new account. Refused while there is a balance, or a shipment under way.
         */
        post: operations["closeAccount"];
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
         * Download one's own data
         * @description All that is kept of the account, as one file. Only so many times an hour.
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
         * @description Sets the e-mail as not verified and sends a code to it. Asks for the password.
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
         * @description Asks for the current one. Every other session of the account ends.
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
         * @description Sets the phone as not verified and sends a code to it. Asks for the password.
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
         * Set the own picture
         * @description A PNG, JPEG or WebP of at most 5 MiB and 40 megapixels. It is turned upright, cut to a square of 144 pixels, and stripped of everything but the picture itself.
         */
        post: operations["updateProfilePicture"];
        /**
         * Remove the own picture
         * @description Initials stand in its place.
         */
        delete: operations["deleteProfilePicture"];
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
         * @description Where the account is signed in, the latest used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session but the one that asks.
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
         * @description Its token is dead from then on.
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
         * Ask for the code of an e-mail or phone
         * @description Sends a code to the e-mail or phone of the profile, as long as it is not verified.
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
         * @description From then on it signs in, and belongs to this account alone.
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
         * @description The company's answers so far, and whether it is still to be offered.
         */
        get: operations["getQuestionnaire"];
        /**
         * Save a draft
         * @description Keeps the answers as far as they go, in place of the draft before, so that they can be gone on with on any device.
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
         * Decline the offer
         * @description The questionnaire is not offered again; it can be answered all the same.
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
         * @description Complete answers take the place of those before, and of the draft.
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
    "/website/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved receivers
         * @description The receivers that the account keeps, by name. Words are sought in name, phone, company and city.
         */
        get: operations["listSavedReceivers"];
        put?: never;
        /**
         * Save a saved receiver
         * @description Keeps a receiver for the next shipment. An account keeps at most 1,000, and one of the same name and phone once.
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
         * @description A saved receiver of this account.
         */
        get: operations["getSavedReceiver"];
        /**
         * Change a saved receiver
         * @description Takes the place of what was saved.
         */
        put: operations["updateSavedReceiver"];
        post?: never;
        /**
         * Delete a saved receiver
         * @description It is gone from the list; shipments stay as they are.
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
         * @description Shipments that were begun and not booked, the one changed last first.
         */
        get: operations["listShipmentDrafts"];
        put?: never;
        /**
         * Begin a draft
         * @description Keeps a shipment as far as it is filled in, so that any device can go on with it. An account keeps at most 50.
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
         * @description A draft of this account.
         */
        get: operations["getShipmentDraft"];
        /**
         * Save a draft
         * @description Takes the place of what was kept, unless another device has saved since: then the version is not the one that was read, and nothing is changed.
         */
        put: operations["updateShipmentDraft"];
        post?: never;
        /**
         * Delete a draft
         * @description It is gone on every device.
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
         * @description The shipments of the account, newest first when no sort is given. Words are looked for in the tracking number, the reference, the receiver's name, company, phone, e-mail and city, the sending company and the product; each must be the beginning of one there or of a part of one, or the last four digits of a number. Signs in words, the article «ال» before the words there, the country code or the 0 before a phone and the space in «عبد الله» may be there or not.
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
        /**
         * Edit a shipment
         * @description Changes what does not change the price, until the courier has collected the parcel: who receives it and where in the same city, the order, when it should arrive. For anything else, cancel it and create another. What may be left out and is left out is taken away.
         */
        put: operations["updateShipment"];
        /**
         * Attach a file to a shipment
         * @description A picture or a PDF of the goods, of at most 5 MiB, in place of the one before. What the file is, its bytes say. A picture (PNG, JPEG or WebP, of at most 40 megapixels) is turned upright, brought to at most 2000 pixels a side, stripped of everything but the picture itself, and kept as WebP; a PDF is kept as it is.
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
         * @description The picture or PDF that is attached to a shipment of this account.
         */
        get: operations["getShipmentAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove the file of a shipment
         * @description The shipment stays as it is, and is the answer where it had no file too.
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
         * @description Cancels a shipment that the courier has not collected yet and pays back all that was charged. Where the courier had collected it and it becomes known later, the shipment stays cancelled and the charge paid back; cash on delivery that the courier still takes is owed as for any other shipment.
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
         * @description One PDF; a label has a page for each piece. Whoever asks again gets it as the shipment is then, such as with an address that its receiver has completed.
         */
        post: operations["downloadShipmentLabel"];
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
         * @description Begins a payment at the payment provider, to whose page the person goes next. Cards are typed there and never sent here. The balance moves once the provider says that the money was paid.
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
         * Show how the balance can be topped up
         * @description The methods of the payment provider, with the currencies of each, their bounds and the rate of today.
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
         * @description A top-up of this account as it is now.
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
         * @description Asks the payment provider first what became of the last attempt. Paid: the balance is credited and nothing is paid again. Still open: the same page is given. Failed or expired: a new attempt begins.
         */
        post: operations["retryTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store webhooks
         * @description Where each store platform sends its events for this account. For companies.
         */
        get: operations["listStoreWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website/store-webhooks/{platform}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a store webhook
         * @description A new uuid and address for one platform. The address before is dead at once, so it must be entered anew at the platform. For companies.
         */
        post: operations["renewStoreWebhook"];
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
         * Follow a shipment without an account
         * @description What the public page of a shipment shows to whoever has its address, the receiver above all: cities and days, and nothing that names, reaches or locates a person. Gone once the account is closed.
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
         * @description The receiver's own word on where they live: the short address, or street, building number and postal code. Only where the shipment has no National Address; it is never shown on the public page, and the sender sees it with the shipment.
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
         * @description Where several shipments of this account are, in the order of their numbers. A number that no shipment of the account has is named as unknown, whosever it is.
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
        ProblemCode: "validation_failed" | "malformed_request" | "unauthorized" | "not_found" | "payload_too_large" | "rate_limited" | "internal_error" | "temporarily_unavailable" | "not_ready" | "invalid_credentials" | "invalid_code" | "dead_code" | "dead_reset" | "step_too_early" | "already_registered" | "already_verified" | "balance_not_settled" | "shipments_under_way" | "payment_under_way" | "company_account_required" | "only_verified_contact" | "too_many_api_keys" | "already_saved" | "too_many_saved" | "draft_changed" | "insufficient_balance" | "quote_expired" | "quote_used" | "quote_mismatch" | "courier_unavailable" | "shipment_changed" | "not_editable" | "already_collected" | "already_cancelled" | "already_final" | "address_known" | "address_too_late" | "no_label" | "too_many_labels" | "labels_not_ready" | "idempotency_key_reused" | "payment_provider_unavailable" | "forged_notification";
        /**
         * @description What is wrong with a field. Beyond its own schema: `unknown_city` is a Saudi city that `listCities` lacks, `city_not_in_region` a `state` other than the one that it gives for the city, `passwords_differ` a confirmation that is not the password, `common_password` a leaked one, `guessable_password` one that its owner's names, e-mail or phone make up, `not_verified` a channel that cannot be the second step yet.
         * @enum {string}
         */
        FieldErrorCode: "required" | "type" | "email" | "number" | "min" | "max" | "min_length" | "max_length" | "min_items" | "max_items" | "positive" | "invalid_format" | "invalid_value" | "unknown_field" | "not_allowed" | "unknown_city" | "city_not_in_region" | "not_served_day" | "not_a_number" | "too_short" | "too_long" | "invalid_country" | "invalid_phone" | "passwords_differ" | "common_password" | "guessable_password" | "wrong_password" | "not_verified" | "not_a_picture" | "not_picture_or_pdf" | "too_many_pixels" | "card_number";
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
        /**
         * Format: date-time
         * @description RFC 3339, in UTC and always with `Z`.
         */
        DateTime: string;
        /**
         * @description How a code reaches a person.
         * @enum {string}
         */
        CodeChannel: "email" | "phone";
        /** @description Six digits. After five wrong ones it is dead. */
        Code: string;
        /** @description A message that demo mode keeps instead of sending it. */
        OutboxMessage: {
            /** Format: int32 */
            id: number;
            sent_at: components["schemas"]["DateTime"];
            channel: components["schemas"]["CodeChannel"];
            /** @description The e-mail or phone it goes to. */
            to: string;
            /** @enum {string} */
            locale: "ar" | "en";
            /** @description Of an e-mail. */
            subject?: string;
            /** @description The message itself; of an e-mail its text part. */
            text: string;
            /** @description The other part of an e-mail. */
            html?: string;
            /** @description The one-time code in it. */
            code?: components["schemas"]["Code"];
        };
        Outbox: {
            data: components["schemas"]["OutboxMessage"][];
        };
        AccountId: string;
        /** @description One line of text a person wrote. No control characters and no direction overrides. */
        Line: string;
        /** @enum {string} */
        AccountType: "company" | "individual";
        /** @description Names an API key; the public half of it, to be sent as the user name of HTTP Basic. */
        ClientKey: string;
        /**
         * @description One thing that another system may do for the account.
         * @enum {string}
         */
        ApiKeyScope: "prices_read" | "shipments_read" | "shipments_write" | "tracking_read" | "balance_read";
        ApiKeyScopes: components["schemas"]["ApiKeyScope"][];
        /** @description What a key stands for. */
        Integration: {
            account_id: components["schemas"]["AccountId"];
            /** @description The company's name, or the person's. */
            account_name: components["schemas"]["Line"];
            account_type: components["schemas"]["AccountType"];
            client_key: components["schemas"]["ClientKey"];
            scopes: components["schemas"]["ApiKeyScopes"];
            /** @description There when the secret that was sent is the one before the last rotation, which dies then. */
            secret_valid_until?: components["schemas"]["DateTime"];
        };
        /** @description As the provider writes it; how it is proved is the provider's own way. */
        PaymentNotification: {
            [key: string]: unknown;
        };
        /** @description A person's name. No control characters, no direction overrides and no markup. */
        Name: string;
        /** @description A key of the account, for a system that acts for it. */
        ApiKey: {
            client_key: components["schemas"]["ClientKey"];
            /** @description What its owner calls it. */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["ApiKeyScopes"];
            /** @description The end of the newest secret, by which its owner knows it again. */
            secret_last_four: string;
            created_at: components["schemas"]["DateTime"];
            /** @description Of the last rotation; left out before the first. */
            rotated_at?: components["schemas"]["DateTime"];
            /** @description To the minute; left out while it was never used. */
            last_used_at?: components["schemas"]["DateTime"];
            /** @description Until when the secret before the newest one is valid too; left out when it is dead. */
            previous_secret_until?: components["schemas"]["DateTime"];
        };
        ApiKeyList: {
            data: components["schemas"]["ApiKey"][];
        };
        ApiKeyCreate: {
            /** @description What its owner calls it. */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["ApiKeyScopes"];
        };
        /** @description The secret half of an API key, to be sent as the password of HTTP Basic. Kept as a hash alone. */
        SecretKey: string;
        /** @description A key with its new secret, which no other answer shows. */
        IssuedKey: {
            secret_key: components["schemas"]["SecretKey"];
            key: components["schemas"]["ApiKey"];
        };
        ApiKeyRotation: {
            /**
             * Format: int32
             * @description Hours that the secret of now stays valid.
             * @enum {integer}
             */
            grace_hours: 0 | 1 | 24 | 72;
        };
        /** @description Names a code that was sent, to whoever asked for it. */
        ChallengeToken: string;
        CodeResend: {
            challenge: components["schemas"]["ChallengeToken"];
        };
        /** @description A code was sent, if there was somebody to send it to. */
        CodeChallenge: {
            challenge: components["schemas"]["ChallengeToken"];
            channel: components["schemas"]["CodeChannel"];
            /** @description The e-mail or phone, most of it hidden. */
            destination: string;
            /**
             * Format: int32
             * @description Seconds until a new code may be asked for.
             */
            resend_in: number;
            /**
             * Format: int32
             * @description Seconds until the code is dead.
             */
            expires_in: number;
        };
        /** @description A verified e-mail, or a verified phone in E.164. */
        Login: string;
        PasswordResetRequest: {
            login: components["schemas"]["Login"];
        };
        CodeAnswer: {
            challenge: components["schemas"]["ChallengeToken"];
            code: components["schemas"]["Code"];
        };
        /** @description Good for one new password. */
        ResetToken: string;
        PasswordResetTicket: {
            reset_token: components["schemas"]["ResetToken"];
            expires_at: components["schemas"]["DateTime"];
        };
        /**
         * Format: password
         * @description Not a word of the list of leaked passwords, such as `password123` and `qwertyuiop`, and made of more than the person's own name, e-mail or phone.
         */
        NewPassword: string;
        PasswordReset: {
            reset_token: components["schemas"]["ResetToken"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same again.
             */
            password_confirmation: string;
        };
        /** @description Who registers. A company says its name, an individual has none. */
        RegistrationClient: {
            account_type: components["schemas"]["AccountType"];
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            company_name?: components["schemas"]["Line"];
        };
        /** @description Opaque; opens this registration and nothing else. */
        RegistrationToken: string;
        /**
         * @description The step that comes next; it and those before it are open.
         * @enum {string}
         */
        RegistrationStep: "account_data" | "code" | "extra_data";
        /** Format: email */
        Email: string;
        /** @description A phone number in E.164. */
        Phone: string;
        /** @description A registration under way, without its password. */
        Registration: {
            step: components["schemas"]["RegistrationStep"];
            client: components["schemas"]["RegistrationClient"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            /** @description The code that was sent; with the step `code`. */
            challenge?: components["schemas"]["CodeChallenge"];
            expires_at: components["schemas"]["DateTime"];
        };
        NewRegistration: {
            token: components["schemas"]["RegistrationToken"];
            registration: components["schemas"]["Registration"];
        };
        /** @description What the account is signed in with. */
        RegistrationAccount: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same again.
             */
            password_confirmation: string;
            channel: components["schemas"]["CodeChannel"];
        };
        RegistrationCode: {
            code: components["schemas"]["Code"];
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @description In Saudi Arabia five digits. */
        PostalCode: string;
        /** @description The short Saudi National Address, four letters and four digits. */
        ShortAddress: string;
        /** @enum {string} */
        AddressType: "residential" | "office";
        /** @description The address that shipments are sent from. In Saudi Arabia the city is a code of `listCities`, and either the short address or street, building number and postal code is required; abroad street and building number. */
        RegistrationExtra: {
            country: components["schemas"]["CountryCode"];
            /** @description Region; in Saudi Arabia the code that `listCities` gives for the city. */
            state?: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            street_name?: components["schemas"]["Line"];
            /** @description In Saudi Arabia four digits. */
            building_no?: components["schemas"]["Line"];
            /** @description The nearest landmark. */
            landmark?: components["schemas"]["Line"];
            postal_code?: components["schemas"]["PostalCode"];
            short_address?: components["schemas"]["ShortAddress"];
            address_type?: components["schemas"]["AddressType"];
        };
        /**
         * @description The language of messages to the account.
         * @enum {string}
         */
        Language: "ar" | "en";
        /** @enum {string} */
        Currency: "SAR" | "USD" | "AED" | "GBP" | "EUR";
        /** @description An amount above zero, in minor units. */
        PositiveMoney: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
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
            /** @description The picture itself, a square of 144 pixels; left out where there is none. */
            picture?: string;
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
            short_address?: components["schemas"]["ShortAddress"];
            address_type?: components["schemas"]["AddressType"];
            locale: components["schemas"]["Language"];
            /** @description Where the code of the second step of sign-in goes; left out while it is off. */
            second_step?: components["schemas"]["CodeChannel"];
            /** @description Below this balance the account is warned; left out while it is off. */
            low_balance_threshold?: components["schemas"]["PositiveMoney"];
        };
        Session: {
            /** @description Opaque; sent as a bearer token. */
            token: string;
            expires_at: components["schemas"]["DateTime"];
            profile: components["schemas"]["Profile"];
        };
        SignIn: {
            login: components["schemas"]["Login"];
            /** Format: password */
            password: string;
        };
        /** @description Either the session, or the challenge of the second step. */
        SignInResult: {
            /**
             * @description Which of the two there is.
             * @enum {string}
             */
            status: "signed_in" | "code_required";
            session?: components["schemas"]["Session"];
            challenge?: components["schemas"]["CodeChallenge"];
        };
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
        LedgerKind: "top_up" | "shipment_charge" | "shipment_refund" | "cash_back" | "cash_back_reversal" | "return_charge" | "cod_collected" | "cod_remitted";
        ShipmentId: string;
        /** @description MZ, ten digits and their check digit by the formula of Luhn (ISO/IEC 7812-1, annex B): the digits 7992739871 make MZ79927398713. */
        TrackingNumber: string;
        TopUpId: string;
        /**
         * @description How a top-up is paid.
         * @enum {string}
         */
        TopUpMethod: "credit_card" | "paypal" | "apple_pay";
        /** @description One movement of the ledger. */
        LedgerTransaction: {
            id: components["schemas"]["TransactionId"];
            /**
             * Format: int32
             * @description The how-manieth movement of the account it is.
             */
            sequence: number;
            kind: components["schemas"]["LedgerKind"];
            /** @description Above zero into the balance, below zero out of it; zero for cash on delivery. */
            amount: components["schemas"]["Money"];
            balance_after: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            shipment_id?: components["schemas"]["ShipmentId"];
            /** @description Of the shipment. */
            tracking_number?: components["schemas"]["TrackingNumber"];
            top_up_id?: components["schemas"]["TopUpId"];
            /** @description Of the top-up. */
            payment_method?: components["schemas"]["TopUpMethod"];
            /** @description What was paid for the top-up, in the currency it was paid in. */
            paid?: components["schemas"]["PositiveMoney"];
            /** @description Of the top-up. */
            description?: components["schemas"]["Line"];
            /** @description What the courier collected or remitted. */
            cash_on_delivery?: components["schemas"]["PositiveMoney"];
        };
        /** @description What couriers collect from receivers for this account. */
        CashOnDelivery: {
            /** @description All that was collected so far. */
            collected: components["schemas"]["Money"];
            /** @description Collected and not remitted yet. */
            owed: components["schemas"]["Money"];
            /** @description All that couriers have paid out to the account's bank so far. */
            remitted: components["schemas"]["Money"];
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
            /** @description True below the threshold of the profile; false where it names none. */
            is_low: boolean;
            cash_on_delivery: components["schemas"]["CashOnDelivery"];
        };
        /** @enum {string} */
        Direction: "in" | "out";
        /**
         * Format: date
         * @description A calendar day in Riyadh.
         */
        Date: string;
        /** @description Opaque; hand it back as it came. */
        Cursor: string;
        Page: {
            /** @description Where the next page starts; absent on the last page. */
            next_cursor?: components["schemas"]["Cursor"];
            /**
             * Format: int32
             * @description How many match, counted up to 1,001.
             */
            total: number;
            /** @description True when more match than were counted. */
            total_is_capped: boolean;
        };
        TransactionList: {
            data: components["schemas"]["LedgerTransaction"][];
            page: components["schemas"]["Page"];
        };
        /** @description As `listTransactions` filters; empty for everything. */
        TransactionFilter: {
            q?: components["schemas"]["Line"];
            kind?: components["schemas"]["LedgerKind"];
            direction?: components["schemas"]["Direction"];
            created_from?: components["schemas"]["Date"];
            created_to?: components["schemas"]["Date"];
        };
        /** @description RFC 4180, with lines that end in CR and LF. Many clients take the byte order mark away as they decode. */
        CsvFile: string;
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
        /** @description Opaque and random; stands for one attempt to pay. */
        PaymentReference: string;
        /**
         * @description pending until the payment provider says that the money was paid or will not be.
         * @enum {string}
         */
        TopUpStatus: "pending" | "paid" | "failed" | "expired";
        /**
         * @description Why a payment failed, as far as the provider tells.
         * @enum {string}
         */
        PaymentFailure: "declined" | "insufficient_funds" | "expired_card" | "authentication_failed" | "cancelled" | "other";
        /** @description Where the person goes on to once the payment is over: a path of the web app, or an address of one of the origins that the server allows. Anything else is refused with `not_allowed`. */
        ReturnUrl: string;
        /** @description What a checkout page shows. */
        PaymentOutcome: {
            /** @description For `retryTopUp`, which asks for the account's own token. */
            top_up_id: components["schemas"]["TopUpId"];
            status: components["schemas"]["TopUpStatus"];
            amount: components["schemas"]["PositiveMoney"];
            /** @description What the balance gains or gained. */
            credit: components["schemas"]["PositiveMoney"];
            payment_method: components["schemas"]["TopUpMethod"];
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
         * @description Rising from bronze to platinum.
         * @enum {string}
         */
        CourierTier: "bronze" | "silver" | "gold" | "platinum";
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
        EnumName: "service_type" | "shipping_method" | "shipment_type" | "packaging_type" | "size" | "source" | "address_type" | "tier" | "payment_type" | "payment_method" | "payment_status" | "status" | "tracking_status" | "weekday" | "preferred_delivery_time" | "weight_unit" | "dimension_unit" | "sender_field" | "lane" | "ledger_kind" | "how_to_sell" | "top_up_method" | "top_up_status" | "payment_failure";
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
        /**
         * @description A6 is 105 by 148 mm, the other 4 by 6 inches; waybills are A4.
         * @enum {string}
         */
        LabelPaper: "a6" | "4x6";
        /**
         * @description What the fields are named in; names and addresses stay as they were given.
         * @enum {string}
         */
        DocumentLanguage: "ar" | "en";
        LabelBatchCreate: {
            /** @description In the order of their labels. */
            shipment_ids: components["schemas"]["ShipmentId"][];
            paper: components["schemas"]["LabelPaper"];
            language: components["schemas"]["DocumentLanguage"];
        };
        LabelBatchId: string;
        /**
         * @description A failed one was tried several times; another batch of the same shipments begins anew.
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
             * @description Labels that are finished.
             */
            done: number;
            /**
             * Format: int32
             * @description Labels that the file will have, one for each piece.
             */
            total: number;
            left_out: components["schemas"]["LabelLeftOut"][];
            created_at: components["schemas"]["DateTime"];
            /** @description From then on batch and file are gone. */
            expires_at: components["schemas"]["DateTime"];
        };
        /**
         * Format: binary
         * @description The bytes of a PDF.
         */
        PdfFile: string;
        ParcelPresetId: string;
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
        /** @enum {string} */
        PackagingType: "box" | "bag" | "envelope" | "tube" | "pallet";
        ParcelPreset: {
            id: components["schemas"]["ParcelPresetId"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
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
        /** @description A parcel that is sent again and again. */
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
        /** @description What a person may change at will. A verified channel only can be the second step. In Saudi Arabia either the short address or street, building number and postal code is required; abroad street and building number. */
        ProfileUpdate: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            company_name?: components["schemas"]["Line"];
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
            short_address?: components["schemas"]["ShortAddress"];
            address_type?: components["schemas"]["AddressType"];
            locale: components["schemas"]["Language"];
            second_step?: components["schemas"]["CodeChannel"];
            low_balance_threshold?: components["schemas"]["PositiveMoney"];
        };
        /**
         * Format: password
         * @description The password as it is now.
         */
        CurrentPassword: string;
        AccountClosing: {
            current_password: components["schemas"]["CurrentPassword"];
        };
        SessionId: string;
        /** @description One sign-in that has not ended. */
        OpenSession: {
            id: components["schemas"]["SessionId"];
            /** @description Whether it is the one that asks. */
            current: boolean;
            /** @description As it calls itself, such as Firefox. */
            browser?: components["schemas"]["Line"];
            /** @description The operating system, such as Android. */
            system?: components["schemas"]["Line"];
            /** @enum {string} */
            kind?: "desktop" | "mobile" | "tablet";
            /** @description Where it was signed in, as far as the address of the network tells; left out where it does not. */
            country?: components["schemas"]["CountryCode"];
            created_at: components["schemas"]["DateTime"];
            /** @description To the minute. */
            last_used_at: components["schemas"]["DateTime"];
        };
        /**
         * Format: int64
         * @description Millionths of a riyal for one unit of the currency; 3750000 is SAR 3.75.
         */
        MicroSar: number;
        TopUp: {
            id: components["schemas"]["TopUpId"];
            status: components["schemas"]["TopUpStatus"];
            /** @description What is to be paid. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description What the balance gains, in riyals at the rate of the day it was begun. */
            credit: components["schemas"]["PositiveMoney"];
            micro_sar: components["schemas"]["MicroSar"];
            payment_method: components["schemas"]["TopUpMethod"];
            description?: components["schemas"]["Line"];
            return_url?: components["schemas"]["ReturnUrl"];
            created_at: components["schemas"]["DateTime"];
            paid_at?: components["schemas"]["DateTime"];
            failure?: components["schemas"]["PaymentFailure"];
            /**
             * Format: uri
             * @description The payment provider's page, while the status is pending.
             */
            checkout_url?: string;
        };
        /** @description One side of a movement; all of a movement's together are zero. */
        LedgerEntry: {
            /** @enum {string} */
            ledger_account: "customer_balance" | "carriage_revenue" | "vat_payable" | "top_up_clearing" | "cash_back_expense" | "cod_with_couriers" | "cod_owed";
            amount: components["schemas"]["Money"];
        };
        /** @description One movement of the balance with both of its sides. */
        RecordedTransaction: {
            id: components["schemas"]["TransactionId"];
            /**
             * Format: int32
             * @description The how-manieth movement of the account it is.
             */
            sequence: number;
            kind: components["schemas"]["LedgerKind"];
            /** @description Above zero into the balance, below zero out of it; zero for cash on delivery. */
            amount: components["schemas"]["Money"];
            balance_after: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            shipment_id?: components["schemas"]["ShipmentId"];
            /** @description Of the shipment. */
            tracking_number?: components["schemas"]["TrackingNumber"];
            top_up_id?: components["schemas"]["TopUpId"];
            /** @description Of the top-up. */
            payment_method?: components["schemas"]["TopUpMethod"];
            /** @description What was paid for the top-up, in the currency it was paid in. */
            paid?: components["schemas"]["PositiveMoney"];
            /** @description Of the top-up. */
            description?: components["schemas"]["Line"];
            /** @description What the courier collected or remitted. */
            cash_on_delivery?: components["schemas"]["PositiveMoney"];
            entries: components["schemas"]["LedgerEntry"][];
        };
        QuoteId: string;
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
        /** @description What prices were asked for. */
        RecordedQuote: {
            id: components["schemas"]["QuoteId"];
            created_at: components["schemas"]["DateTime"];
            expires_at: components["schemas"]["DateTime"];
            request: components["schemas"]["QuoteCreate"];
            /** @description What was booked with it. */
            shipment_id?: components["schemas"]["ShipmentId"];
        };
        /**
         * Format: int32
         * @description How often the shipment was edited, counted from 1; an edit names the one that it goes on from.
         */
        ShipmentVersion: number;
        /** @description The customer's own number for the order. */
        ReferenceId: string;
        /**
         * @description pending is shown as in shipping, completed as received, cancelled and failed as cancelled.
         * @enum {string}
         */
        ShipmentStatus: "pending" | "completed" | "cancelled" | "failed";
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
        /** @enum {string} */
        PaymentStatus: "paid" | "refunded" | "partly_refunded" | "cod_pending" | "cod_collected" | "cod_remitted";
        /**
         * @description Where the shipment was created from.
         * @enum {string}
         */
        ShipmentSource: "website" | "api" | "import" | "salla" | "zid";
        /** @description The tax invoice of the carriage. */
        Invoice: {
            number: string;
            issued_at: components["schemas"]["DateTime"];
        };
        /** @description The additional number of a Saudi National Address. */
        AdditionalNumber: string;
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
         * @description A preset that fills the dimensions; `custom` when they were typed.
         * @enum {string}
         */
        ParcelSize: "small" | "medium" | "large" | "custom";
        /**
         * @description Hours of the day in Riyadh.
         * @enum {string}
         */
        DeliveryWindow: "09-12" | "12-16" | "16-21";
        /** Format: int32 */
        Quantity: number;
        Product: {
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description The value of all of it, in the currency of the first product. */
            price: components["schemas"]["PositiveMoney"];
        };
        /** @description What else is in the parcel, after the first product. */
        FurtherProducts: components["schemas"]["Product"][];
        /** @description The value of all products together, in minor units. */
        GoodsValue: {
            /** Format: int64 */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        AttachmentType: "image/webp" | "application/pdf";
        /** @description What is known of the file of a shipment. */
        Attachment: {
            media_type: components["schemas"]["AttachmentType"];
            /**
             * Format: int32
             * @description Bytes, as it is kept.
             */
            size: number;
            added_at: components["schemas"]["DateTime"];
        };
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
            /** @description The return price, VAT included, while the balance has not allowed to charge it; it is charged as soon as it does. */
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
            source: components["schemas"]["ShipmentSource"];
            created_at: components["schemas"]["DateTime"];
            /** @description When the status last changed or the courier last scanned it. */
            updated_at: components["schemas"]["DateTime"];
            /**
             * Format: uri-reference
             * @description The public page of the shipment, for its receiver, relative to the origin of the web app. It needs no account and cannot be guessed.
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
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description The value of the product, all of it. */
            price: components["schemas"]["PositiveMoney"];
            further_products?: components["schemas"]["FurtherProducts"];
            goods_value: components["schemas"]["GoodsValue"];
            note?: components["schemas"]["Paragraph"];
            attachment?: components["schemas"]["Attachment"];
            charge: components["schemas"]["ShipmentCharge"];
            /** @description True until the courier has collected the parcel. */
            cancellable: boolean;
        };
        TrackingEvent: {
            occurred_at: components["schemas"]["DateTime"];
            tracking_status: components["schemas"]["TrackingStatus"];
            /** @description In Saudi Arabia a code of `listCities`; abroad the name as written. */
            city?: components["schemas"]["Line"];
            /** @description The courier's own words, on one line; what is too long is cut. */
            courier_text?: components["schemas"]["Paragraph"];
        };
        /** @description The file itself, as a data URL. */
        AttachmentContent: string;
        RecordedShipment: {
            shipment: components["schemas"]["Shipment"];
            /** @description Newest first. */
            events: components["schemas"]["TrackingEvent"][];
            attachment?: components["schemas"]["AttachmentContent"];
        };
        SavedReceiverId: string;
        SavedReceiver: {
            id: components["schemas"]["SavedReceiverId"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
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
        ShipmentDraftId: string;
        /**
         * Format: int32
         * @description How often the draft was saved; the next save names the one that it goes on from.
         */
        DraftVersion: number;
        /** @description As far as it is typed; a draft is not judged. */
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
        /** @description An amount whose figure may be missing yet. */
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
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
        }[];
        /** @description A shipment that was begun and not booked. */
        ShipmentDraft: {
            id: components["schemas"]["ShipmentDraftId"];
            version: components["schemas"]["DraftVersion"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            saved_receiver_id?: components["schemas"]["SavedReceiverId"];
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
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
            further_products?: components["schemas"]["DraftProducts"];
            reference_id?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            note?: components["schemas"]["DraftText"];
        };
        /** @description In Saudi Arabia ten digits, the old number or the unified one; abroad as the country writes it. */
        CommercialRegistration: string;
        /** @description What a month's orders come to. */
        MonthlySales: {
            /**
             * Format: int64
             * @description Halalas.
             */
            amount: number;
            /** @enum {string} */
            currency: "SAR";
        };
        /** Format: int32 */
        MonthlyOrders: number;
        /**
         * @description A way in which goods are sold without an electronic store.
         * @enum {string}
         */
        SalesChannel: "social_media" | "messaging" | "shop" | "marketplace" | "exhibitions" | "phone_orders" | "other";
        /** @description All ways in which the goods are sold. */
        SalesChannels: components["schemas"]["SalesChannel"][];
        /** @description Answers as far as they go; each is of its own form, nothing else is asked of them. */
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
            /** @description Whether the store's orders should become shipments by themselves. */
            wants_shipping_integration?: boolean;
            /** @description Whether a page that receives orders is wanted. */
            needs_receiving_site?: boolean;
            how_to_sell?: components["schemas"]["SalesChannels"];
            /** @description The goods, in the business's own words. */
            what_to_sell?: components["schemas"]["Line"];
            monthly_orders_without_store?: components["schemas"]["MonthlyOrders"];
        };
        /** @description The account's answers. Changes of what was submitted are a draft until they are submitted too; what was submitted stands until then. */
        Questionnaire: {
            /**
             * @description in_progress while there is a draft, also of an answer that is being changed.
             * @enum {string}
             */
            state: "not_started" | "in_progress" | "submitted";
            /** @description Whether it is still to be offered; only to a company from its registration until it answers or declines. */
            offered: boolean;
            /** @description The draft, or else what was submitted. */
            answers: components["schemas"]["QuestionnaireDraft"];
            /** @description When the answers were last saved. */
            saved_at?: components["schemas"]["DateTime"];
            /** @description When they were last submitted. */
            submitted_at?: components["schemas"]["DateTime"];
        };
        /** @enum {string} */
        StorePlatform: "salla" | "zid";
        RecordedStoreWebhook: {
            platform: components["schemas"]["StorePlatform"];
            created_at: components["schemas"]["DateTime"];
        };
        /** @description All that is kept of an account, for its owner to take along. No password, code or key secret is in it, nor any hash of one. */
        AccountData: {
            exported_at: components["schemas"]["DateTime"];
            profile: components["schemas"]["Profile"];
            sessions: components["schemas"]["OpenSession"][];
            balance: components["schemas"]["Balance"];
            /** @description All, oldest first. */
            top_ups: components["schemas"]["TopUp"][];
            /** @description All, oldest first. */
            transactions: components["schemas"]["RecordedTransaction"][];
            /** @description All that are kept, oldest first. */
            quotes: components["schemas"]["RecordedQuote"][];
            /** @description All, oldest first. */
            shipments: components["schemas"]["RecordedShipment"][];
            /** @description Those that are kept, oldest first. */
            receivers: components["schemas"]["SavedReceiver"][];
            /** @description Oldest first. */
            parcel_presets: components["schemas"]["ParcelPreset"][];
            /** @description Oldest first. */
            shipment_drafts: components["schemas"]["ShipmentDraft"][];
            /** @description Newest first, without their files, which can be made anew. */
            label_batches: components["schemas"]["LabelBatch"][];
            questionnaire: components["schemas"]["Questionnaire"];
            api_keys: components["schemas"]["ApiKey"][];
            /** @description Without their uuids, which whoever has them could send events with. */
            store_webhooks: components["schemas"]["RecordedStoreWebhook"][];
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
             * @description The same again.
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
             * @description The bytes of the file.
             */
            picture: string;
        };
        SessionList: {
            data: components["schemas"]["OpenSession"][];
        };
        VerificationRequest: {
            channel: components["schemas"]["CodeChannel"];
        };
        /** @description All answers. Commercial registration and shipping country go with a company name. With an electronic store come sales, orders and integration; without one the need of a page that receives orders, the ways of selling, the goods and the orders; the fields of the other branch are refused. */
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
            /** @description Whether the store's orders should become shipments by themselves. */
            wants_shipping_integration?: boolean;
            /** @description Whether a page that receives orders is wanted. */
            needs_receiving_site?: boolean;
            how_to_sell?: components["schemas"]["SalesChannels"];
            /** @description The goods, in the business's own words. */
            what_to_sell?: components["schemas"]["Line"];
            monthly_orders_without_store?: components["schemas"]["MonthlyOrders"];
        };
        /**
         * @description The least total, the shortest transit (by its longest days, then its shortest) or the best tier of a quote. Each badge goes to one price.
         * @enum {string}
         */
        PriceBadge: "cheapest" | "fastest" | "best_tier";
        /** @description What one courier takes for the parcel with one of its services. */
        CourierPrice: {
            courier: components["schemas"]["CourierSummary"];
            service_type: components["schemas"]["ServiceType"];
            tier: components["schemas"]["CourierTier"];
            lane: components["schemas"]["Lane"];
            /** @description The larger of the actual weight and the volumetric weight of all pieces, in grams; a part of a gram rounds up. */
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
            /** @description The last day of the transit time, counting served days only, if it is collected on the first served day from that of the quote on. */
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
        SavedReceiverList: {
            data: components["schemas"]["SavedReceiver"][];
            page: components["schemas"]["Page"];
        };
        /** @description A receiver as a shipment has it, but for the message. In Saudi Arabia either the short address or street, building number and postal code is required; abroad street and building number. */
        SavedReceiverInput: {
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
        /** @description A shipment as far as it is filled in; nothing is asked of it. */
        ShipmentDraftCreate: {
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            saved_receiver_id?: components["schemas"]["SavedReceiverId"];
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
            product_name?: components["schemas"]["DraftText"];
            quantity?: components["schemas"]["Quantity"];
            price?: components["schemas"]["DraftAmount"];
            further_products?: components["schemas"]["DraftProducts"];
            reference_id?: components["schemas"]["DraftText"];
            company?: components["schemas"]["DraftText"];
            note?: components["schemas"]["DraftText"];
        };
        /** @description The whole draft anew. */
        ShipmentDraftUpdate: {
            version: components["schemas"]["DraftVersion"];
            courier_id?: components["schemas"]["CourierId"];
            service_type?: components["schemas"]["ServiceType"];
            saved_receiver_id?: components["schemas"]["SavedReceiverId"];
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
        /** @description Books one price of an open quote and pays it from the balance. */
        ShipmentCreate: {
            /** @description An open quote of this account; what it does not have is 422. */
            quote_id: components["schemas"]["QuoteId"];
            /** @description The draft that it was, which is gone with the booking. */
            draft_id?: components["schemas"]["ShipmentDraftId"];
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
            /** @description The value of the product, all of it. */
            price: components["schemas"]["PositiveMoney"];
            further_products?: components["schemas"]["FurtherProducts"];
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
        /** @description What may be edited, as a whole. */
        ShipmentUpdate: {
            version: components["schemas"]["ShipmentVersion"];
            reference_id?: components["schemas"]["ReferenceId"];
            /** @description The sending company's name as printed on the label. */
            company?: components["schemas"]["Line"];
            /** @description In the same country, region and city. */
            receiver: components["schemas"]["Receiver"];
            packaging_type: components["schemas"]["PackagingType"];
            /** @description A day that the courier serves. */
            preferred_delivery_day: components["schemas"]["Weekday"];
            preferred_delivery_time: components["schemas"]["DeliveryWindow"];
            product_name: components["schemas"]["Line"];
            quantity: components["schemas"]["Quantity"];
            /** @description The value of the product, all of it. */
            price: components["schemas"]["PositiveMoney"];
            further_products?: components["schemas"]["FurtherProducts"];
            /** @description For the courier. */
            note?: components["schemas"]["Paragraph"];
        };
        AttachmentUpload: {
            /**
             * Format: binary
             * @description The bytes of the file.
             */
            attachment: string;
        };
        AttachmentFile: {
            media_type: components["schemas"]["AttachmentType"];
            content: components["schemas"]["AttachmentContent"];
        };
        /**
         * @description The label is stuck on the parcel, the waybill goes with it.
         * @enum {string}
         */
        ShipmentDocument: "label" | "waybill";
        LabelRequest: {
            document: components["schemas"]["ShipmentDocument"];
            /** @description Of a label; A6 when left out. */
            paper?: components["schemas"]["LabelPaper"];
            language: components["schemas"]["DocumentLanguage"];
        };
        TopUpCreate: {
            /** @description Within the bounds that `getTopUpOptions` gives for the method and the currency. */
            amount: components["schemas"]["PositiveMoney"];
            payment_method: components["schemas"]["TopUpMethod"];
            return_url?: components["schemas"]["ReturnUrl"];
            /** @description For the account's own books. Never a card number. */
            description?: components["schemas"]["Line"];
        };
        TopUpCurrency: {
            currency: components["schemas"]["Currency"];
            minimum: components["schemas"]["PositiveMoney"];
            maximum: components["schemas"]["PositiveMoney"];
            micro_sar: components["schemas"]["MicroSar"];
            /** @description Since when the rate is valid; absent for the riyal. */
            rate_from?: components["schemas"]["Date"];
            rate_source?: components["schemas"]["Line"];
        };
        TopUpOption: {
            payment_method: components["schemas"]["TopUpMethod"];
            /** @description The first is the usual one. */
            currencies: components["schemas"]["TopUpCurrency"][];
        };
        TopUpOptions: {
            methods: components["schemas"]["TopUpOption"][];
        };
        /** @description Where a store platform sends its events for one account. */
        StoreWebhook: {
            platform: components["schemas"]["StorePlatform"];
            /**
             * Format: uuid
             * @description Random, and part of the address.
             */
            uuid: string;
            /**
             * Format: uri
             * @description The address to enter at the platform, under the public origin of the server.
             */
            url: string;
            /** @description Of this uuid. */
            created_at: components["schemas"]["DateTime"];
        };
        StoreWebhookList: {
            data: components["schemas"]["StoreWebhook"][];
        };
        /** @description Unguessable; opens the public page of one shipment to whoever has it. */
        PublicToken: string;
        PublicCourier: {
            name: components["schemas"]["LocalizedText"];
            /** @description True for a fictional courier of the sample data. */
            sample: boolean;
        };
        /**
         * @description Whether the receiver's National Address is known: complete, missing and to be completed now, or missing when it is too late for that.
         * @enum {string}
         */
        PublicAddressState: "complete" | "missing" | "too_late";
        PublicEvent: {
            occurred_at: components["schemas"]["DateTime"];
            tracking_status: components["schemas"]["TrackingStatus"];
            /** @description In Saudi Arabia a code of `listCities`; abroad the name as written. */
            city?: components["schemas"]["Line"];
        };
        /** @description Where a shipment is, for whoever has the address of its public page; no personal data at all. */
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
        TrackingList: {
            /** @description In the order of the numbers that were asked for. */
            data: components["schemas"]["Tracking"][];
            /** @description Numbers that no shipment of this account has. */
            unknown: components["schemas"]["TrackingNumber"][];
        };
    };
    responses: {
        /** @description The request could not be read: malformed JSON, a wrong content type or none, or a query parameter or header that is missing or out of bounds. An identifier in the path that cannot be one is 404. */
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
        /** @description There is no such thing in this account, or the identifier cannot be one. */
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
        /** @description The token or key of the operation is missing, wrong, expired or revoked. */
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
        /** @description The database does not answer, or not in time. Whether the request took effect can be open; where the operation takes an idempotency key, repeat it with the same one. */
        ServiceUnavailable: {
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
        /** @description It does not prove that it comes from the payment provider. */
        ForgedNotification: {
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
        /** @description The payment provider does not answer; nothing was paid and the same request may be sent again. */
        PaymentProviderUnavailable: {
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
        /** @description The account has ten API keys. */
        TooManyApiKeys: {
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
        /** @description There is nothing to send again; begin anew. */
        InvalidChallenge: {
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
        /** @description The code is wrong, or dead because it was used, has expired or was tried too often. */
        InvalidCode: {
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
        /** @description The token is dead, or the password is against its rules. */
        InvalidPasswordReset: {
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
        /** @description A field is against its rule; each is named. */
        InvalidAccountData: {
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
        /** @description A step before this one is missing, or the account exists by now. */
        RegistrationConflict: {
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
        /** @description All are cancelled or unknown, or their pieces are too many for one file. */
        NoLabelBatch: {
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
        /** @description The file is not finished, or could not be made. */
        LabelsNotReady: {
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
        /** @description It is saved already, or as much is saved as can be. */
        SavingConflict: {
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
        /** @description Another one is saved so already. */
        AlreadySaved: {
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
        /** @description There is a balance, or a shipment or a payment under way. */
        AccountInUse: {
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
        /** @description The current password is wrong, or a field is against its rule. */
        InvalidPasswordChange: {
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
        /** @description It is the only verified way into the account, and the other one has to be verified first. */
        OnlyVerifiedContact: {
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
        /** @description The file is no picture, or one of too many pixels. */
        InvalidPicture: {
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
        /** @description There is nothing to verify. */
        AlreadyVerified: {
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
        /** @description Another account has verified it. */
        AlreadyRegistered: {
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
        /** @description This is for company accounts. */
        CompanyAccountRequired: {
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
        /** @description An answer is missing, does not go with the others or is against its form; each is named. */
        InvalidQuestionnaire: {
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
        /** @description As much is kept as can be. */
        TooManySaved: {
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
        /** @description Another device has saved the draft since it was read. */
        DraftChanged: {
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
        /** @description The balance does not suffice, or the quote no longer binds. A quote that was open stays open. */
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
        /** @description The shipment was edited elsewhere since, or can no longer be edited. */
        EditConflict: {
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
        /** @description The file is neither a picture nor a PDF, or a picture of too many pixels. */
        InvalidAttachment: {
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
        /** @description What is cancelled has no label. */
        NoLabel: {
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
        /** @description A field is against its rule, or the idempotency key was used with another body. */
        InvalidTopUp: {
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
        /** @description The address is known already, or it is too late to complete it. */
        AddressConflict: {
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
         * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
         * @example ar
         */
        AcceptLanguage: string;
        /**
         * @description Says that the request is made signed out; a request with this header carries no bearer.
         * @example public
         */
        Public: "public";
        /**
         * @description Who sends it; another one than the server is set up for is not found.
         * @example sandbox
         */
        PaymentProvider: "sandbox" | "moyasar";
        /**
         * @description An API key of this account.
         * @example mzk_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ClientKey: components["schemas"]["ClientKey"];
        /**
         * @description The token of `startRegistration`.
         * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
         */
        Registration: components["schemas"]["RegistrationToken"];
        /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
        Search: components["schemas"]["Line"];
        /**
         * @description How many to return, 25 when left out.
         * @example 25
         */
        Limit: number;
        /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description The `payment` of the address that the payment provider sent the person back to.
         * @example mzt_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
         */
        PaymentReference: components["schemas"]["PaymentReference"];
        /**
         * @description A courier of `listCouriers`.
         * @example crr_01jd3x8q4v7w2n5m9k0ctp6r1a
         */
        CourierId: components["schemas"]["CourierId"];
        /**
         * @description Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
         * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
         */
        IdempotencyKey: string;
        /**
         * @description A batch of labels of this account.
         * @example lbl_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        LabelBatchId: components["schemas"]["LabelBatchId"];
        /**
         * @description A parcel preset of this account.
         * @example pst_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ParcelPresetId: components["schemas"]["ParcelPresetId"];
        /**
         * @description A session of this account.
         * @example ses_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        SessionId: components["schemas"]["SessionId"];
        /**
         * @description A quote of this account.
         * @example qte_01jd4a2b3c4d5e6f7g8h9jkmnp
         */
        QuoteId: components["schemas"]["QuoteId"];
        /**
         * @description A saved receiver of this account.
         * @example rcv_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        SavedReceiverId: components["schemas"]["SavedReceiverId"];
        /**
         * @description A draft of this account.
         * @example dft_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ShipmentDraftId: components["schemas"]["ShipmentDraftId"];
        /**
         * @description A shipment of this account.
         * @example shp_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        ShipmentId: components["schemas"]["ShipmentId"];
        /**
         * @description A top-up of this account.
         * @example top_01jd4a5r6s7t8v9w0x1y2z3a4b
         */
        TopUpId: components["schemas"]["TopUpId"];
        /**
         * @description The store platform.
         * @example salla
         */
        StorePlatform: components["schemas"]["StorePlatform"];
        /**
         * @description The last part of the `tracking_url` of a shipment.
         * @example 8f14e45fceea467a9b1c0d2e3f4a5b6c
         */
        PublicToken: components["schemas"]["PublicToken"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
    listOutbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
    getIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Who sends it; another one than the server is set up for is not found.
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
            /** @description Taken. */
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
            403: components["responses"]["ForgedNotification"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PaymentProviderUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Made; the secret is never shown again. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["TooManyApiKeys"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description An API key of this account.
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
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description An API key of this account.
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
            /** @description Rotated; the secret is never shown again. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Sent, if there is somebody to send it to. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidChallenge"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Sent, if there is somebody to send it to. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The code is right. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The new password is set. */
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Begun. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token of `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token of `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Set, and a code is on its way. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRegistrationClient: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token of `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Corrected. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token of `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The code is right. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The token of `startRegistration`.
                 * @example mzr_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                Registration: components["parameters"]["Registration"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The account is open. */
            201: {
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The password is right. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["InvalidCredentials"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only movements of this kind.
                 * @example top_up
                 */
                kind?: components["schemas"]["LedgerKind"];
                /** @description Only what came into the balance, or only what went out of it. */
                direction?: components["schemas"]["Direction"];
                /** @description Only movements of this shipment. */
                shipment_id?: components["schemas"]["ShipmentId"];
                /**
                 * @description Only movements of this day or later.
                 * @example 2026-11-01
                 */
                created_from?: components["schemas"]["Date"];
                /**
                 * @description Only movements of this day or earlier.
                 * @example 2026-11-30
                 */
                created_to?: components["schemas"]["Date"];
                /**
                 * @description What to sort by, falling with a minus.
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at";
                /**
                 * @description How many to return, 25 when left out.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                     * @description An attachment and its name, with the day in Riyadh.
                     * @example attachment; filename="mizan-transactions-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPaymentOutcome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `payment` of the address that the payment provider sent the person back to.
                 * @example mzt_Qm1vY3kzX0tq8sW2nHd5RbTfLc9ZpJx7uEgAoVi4KyN
                 */
                payment_reference: components["parameters"]["PaymentReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome as it is now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCourier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEnums: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLabelBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Begun. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A batch of labels of this account.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A batch of labels of this account.
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
                     * @description An attachment and its name, with the day in Riyadh.
                     * @example attachment; filename="mizan-labels-2026-11-21.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description How many to return, 25 when left out.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A parcel preset of this account.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A parcel preset of this account.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPreset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadySaved"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A parcel preset of this account.
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
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
    downloadProfileData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                     * @description An attachment and its name, with the day in Riyadh.
                     * @example attachment; filename="mizan-data-2026-11-21.json"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Set, and a code is on its way. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Set, and a code is on its way. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
    updateProfilePicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Set. */
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
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
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A session of this account.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSavedReceivers: {
        parameters: {
            query?: {
                /** @description Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference. */
                q?: components["parameters"]["Search"];
                /**
                 * @description How many to return, 25 when left out.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A saved receiver of this account.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A saved receiver of this account.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReceiver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadySaved"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A saved receiver of this account.
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
                 * @description How many to return, 25 when left out.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Kept. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A draft of this account.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A draft of this account.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A draft of this account.
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
                /** @description True: only shipments on their way of which nothing was heard for 72 hours; false: only the others. */
                stalled?: boolean;
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
                /** @description The `next_cursor` of the page before, asked for by the same account; any other is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentUpdate"];
            };
        };
        responses: {
            /** @description The shipment as it is now. */
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description Attached. */
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description Removed. */
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadShipmentLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                     * @description An attachment and its name, with the tracking number.
                     * @example attachment; filename="label-MZ48205173965.pdf"
                     */
                    "Content-Disposition"?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
    createTopUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The top-up, and where to pay it. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A top-up of this account.
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
                 * @description Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
                 * @example 0b1f5a52-6d0b-4c39-9d56-6e0c2f8f3b1a
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A top-up of this account.
                 * @example top_01jd4a5r6s7t8v9w0x1y2z3a4b
                 */
                top_up_id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-up as it is now; while pending, with where to pay it. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidTopUp"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PaymentProviderUnavailable"];
        };
    };
    listStoreWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each platform. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreWebhookList"];
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
    renewStoreWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The store platform.
                 * @example salla
                 */
                platform: components["parameters"]["StorePlatform"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renewed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreWebhook"];
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
    getPublicTracking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
                 * @description Says that the request is made signed out; a request with this header carries no bearer.
                 * @example public
                 */
                type?: components["parameters"]["Public"];
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            /** @description The address is kept. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description Tracking numbers with commas between them; one that stands twice is answered once.
                 * @example MZ77193402581,MZ48205173965
                 */
                tracking_numbers: string;
            };
            header?: {
                /**
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
                 * @example ar
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of them. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
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
                 * @description The reader's language by RFC 9110, Arabic when it is left out or names neither Arabic nor English. Titles and details of problems are written in it.
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
