/** Articles and services in Markdown, for readers that are programs. */
import type { CollectionEntry } from 'astro:content';
import { isoDate } from './dates.ts';
import { labelOf } from './figures.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

type Service = CollectionEntry<'services'>;
type Post = CollectionEntry<'blog'>;

export function articleMarkdown(site: SiteFacts, { data, body = '' }: Post): string {
  const signed = `${site.name}, ${isoDate(data.date)}`;
  return paragraphs(`# ${data.title}`, `> ${data.excerpt}`, signed, plain(site, body));
}

export function serviceMarkdown(site: SiteFacts, { data, body = '' }: Service): string {
  const { problem, solution, benefits, caseStudy, price, duration } = data;
  const figures = (list: Service['data']['stats']) =>
    bullets(list.map((figure) => `${figure.value} ${labelOf(figure)}`));
  return paragraphs(
    `# ${data.headline}`,
    data.lead,
    figures(data.stats),
    ...[problem, solution].flatMap(({ title, text, points }) => [`## ${title}`, text, bullets(points)]),
    bullets(benefits.map(({ title, text }) => `**${title}:** ${text}`)),
    '## Case study',
    caseStudy.client,
    caseStudy.challenge,
    caseStudy.solution,
    figures(caseStudy.results),
    plain(site, body),
    '## Price and time',
    bullets(price.drivers),
    price.monthly,
    `${duration.usual}. ${duration.text}`,
    data.ifNot,
  );
}

const paragraphs = (...parts: string[]): string => `${parts.join('\n\n')}\n`;
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A text without what only this site can read: its tags, files beside it, and addresses without an origin. */
function plain(site: SiteFacts, body: string): string {
  return body
    .replace(/<Table caption="([^"]*)"[^>]*>\n*/g, '**$1**\n\n')
    .replace(/<SiteName \/>/g, site.name)
    .replace(/<Email for="(\w+)" \/>/g, (_, use: string) => site.email[use] ?? '')
    .replace(/<\/?[A-Z][^>]*>\n*/g, '')
    .replace(
      /!\[([^\]]*)\]\(\S+(?: +"([^"]*)")?\)/g,
      (_, alt: string, caption = '') => `*${caption || 'Picture'}: ${alt}*`,
    )
    .replace(/\]\(\//g, `](${absolute(site, '/')}`)
    .trim();
}
