/** Problems that the dialogs explain which make an endpoint send something. */
export const sendingTexts = { endpoint_not_active: 'profile.webhooks.notActive' } as const;

export const sendingMeta = { handledCodes: Object.keys(sendingTexts) };
