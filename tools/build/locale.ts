/** Looks up, through Intl, what src/lib/locale.ts needs to know about the settings `locale` and `currency`. */

export function localeEnv({ locale, currency }: { locale: string; currency: string }) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 1 });
  const parts = format.formatToParts(12345.6);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const [SITE_SIGN, SITE_GROUP, SITE_DECIMAL] = [part('currency'), part('group'), part('decimal')];
  return { SITE_LOCALE: locale, SITE_CURRENCY: currency, SITE_SIGN, SITE_GROUP, SITE_DECIMAL };
}
