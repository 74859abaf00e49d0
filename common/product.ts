/** The product's name; whatever carries the name derives it from here. */
export const PRODUCT = { slug: 'mizan', nameAr: 'ميزان', nameEn: 'Mizan' } as const;

/** The cookie that holds the session token of the signed-in browser. */
export const TOKEN_COOKIE = `${PRODUCT.slug}_website_token` as const;

/** The key of the chosen language, in storage and as a cookie. */
export const LOCALE_KEY = `${PRODUCT.slug}_locale` as const;
