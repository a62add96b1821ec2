export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header lets in; quality values are obeyed, ties go to the smaller. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const qualities = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      const quality = parameters.find((word) => word.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) || 0 : 1];
    }),
  );
  const quality = (name: Encoding): number => qualities.get(name) ?? qualities.get('*') ?? 0;
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br';
  return quality('gzip') > 0 ? 'gzip' : 'identity';
}
