import type { APIRoute } from 'astro';
import { hasHeader, pageEntries, pages, type LlmsList } from '../data/pages.ts';
import { standardTexts, joinSentences, promises, promisedTerms } from '../data/promises.ts';
import { caseStudyDisclaimer } from '../data/case-studies.ts';
import { llmsTxtTexts } from '../data/section-texts.ts';
import { site } from '../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../lib/content.ts';
import { legalPath, postPath, servicePath } from '../lib/page.ts';

/** Square brackets would end the label of a link. */
const escapeLabel = (label: string): string => label.replace(/[[\]]/g, '\\$&');

const item = (label: string, path: string, description: string): string =>
  `- [${escapeLabel(label)}](${site.url}${path}): ${description}`;

/** The pages of src/data/pages.ts that this list names. */
const entriesIn = (list: LlmsList): string[] =>
  pageEntries.filter(hasHeader).flatMap(({ path, description, inLlmsTxt }) => {
    if (inLlmsTxt === false || inLlmsTxt.list !== list) return [];
    return [item(inLlmsTxt.label, path, description)];
  });

async function serviceItems(): Promise<string[]> {
  const services = await getServices();
  return services.map(({ id, data: { title, intro, duration, price } }) => {
    const text = joinSentences(intro, duration && `${duration}.`, price && llmsTxtTexts.price(price));
    return item(title, servicePath(id), text);
  });
}

async function articleItems(): Promise<string[]> {
  const posts = await getPosts();
  return posts.map(({ id, data }) => item(data.title, postPath(id), data.excerpt));
}

async function legalItems(): Promise<string[]> {
  const legal = await getLegalPages();
  return legal.map(({ id, data }) => item(data.title, legalPath(id), data.metaDescription));
}

const feed = item(llmsTxtTexts.feed.label, '/rss.xml', llmsTxtTexts.feed.description);

/** A summary of the site for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const lists: Record<LlmsList, string[]> = {
    Services: [...(await serviceItems()), ...entriesIn('Services')],
    Articles: [...(await articleItems()), ...entriesIn('Articles'), feed],
    Legal: [...(await legalItems()), ...entriesIn('Legal')],
  };
  const duration = promises.duration && llmsTxtTexts.duration(promises.duration);
  const notes = joinSentences(
    standardTexts.scope,
    duration,
    ...promisedTerms,
    standardTexts.noOffer,
    caseStudyDisclaimer,
  );
  const sections = Object.entries(lists).map(([title, items]) => `## ${title}\n\n${items.join('\n')}`);
  const parts = [`# ${site.name}`, `> ${site.tagline}.`, pages.home.description, notes, ...sections];
  return new Response(`${parts.join('\n\n')}\n`);
};
