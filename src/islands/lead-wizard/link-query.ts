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

/** Removes the query from the address, because a reload would apply it again, over later answers. */
export function removeLinkQuery(): void {
  history.replaceState(history.state, '', location.pathname + location.hash);
}
