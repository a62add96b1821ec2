/** How the site writes figures. The build puts it here, as constants, from `locale` and `currency` in src/data/site.ts. */
export const locale: string = import.meta.env.SITE_LOCALE;
export const currency: string = import.meta.env.SITE_CURRENCY;
/** "$", "," and ".". Nothing but constants stands here: a page's small script takes them along. */
export const sign: string = import.meta.env.SITE_SIGN;
export const group: string = import.meta.env.SITE_GROUP;
export const decimal: string = import.meta.env.SITE_DECIMAL;
