/**
 * The number formats. The build sets these constants from `locale` and `currency` in src/data/site.ts. This file has
 * constants only, so that a small script that imports them stays small.
 */
export const locale: string = import.meta.env.SITE_LOCALE;
export const currency: string = import.meta.env.SITE_CURRENCY;
/** "$" */
export const currencySign: string = import.meta.env.SITE_SIGN;
/** "," between thousands. */
export const groupSeparator: string = import.meta.env.SITE_GROUP;
/** "." */
export const decimalSeparator: string = import.meta.env.SITE_DECIMAL;
