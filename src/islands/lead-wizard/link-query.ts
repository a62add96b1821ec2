/** The query of a link to the wizard: `?service=slug`, and `?request=`, the beginning of the last answer. */
import type { Answers } from '../../lib/lead/index.ts';
import type { ServiceOption } from './state.ts';

/** Returns the answers that the link chooses; '' for what it does not choose. */
export function readLinkQuery(services: readonly ServiceOption[]): Pick<Answers, 'service' | 'customRequest'> {
  const query = new URLSearchParams(location.search);
  const slug = query.get('service');
  const chosen = services.find((service) => service.slug === slug);
  return { service: chosen?.option ?? '', customRequest: query.get('request') ?? '' };
}

/** The parameters in which analytics read the campaign that a visit comes from, such as "utm_source" and "gclid". */
const campaignParameter = /^(utm_\w+|\w+clid|[gw]braid|ref|source)$/;

/**
 * Removes the query from the address, because a reload would apply it again, over later answers. A campaign's parameters
 * stay, because a script of the analytics may come later.
 */
export function removeLinkQuery(): void {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()];
  for (const name of names) {
    if (!campaignParameter.test(name)) url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
}
