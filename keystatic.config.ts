/**
 * The local editor of articles, at /keystatic while `npm run dev` runs: every field of src/content.config.ts, and the
 * tags of texts with their props. tests/site/local-editor.test.ts compares them and saves every article.
 */
import { collection, config, fields } from '@keystatic/core';
import { inline, wrapper } from '@keystatic/core/content-components';
import { site } from './src/data/site.ts';
import { stocks } from './src/lib/colors.ts';
import { motifs } from './src/lib/motifs.ts';

const folder = 'src/content/blog';

const text = (label: string, max: number, min = 1, description = '') =>
  fields.text({ label, description, multiline: max > 100, validation: { length: { min, max } } });
const optionalText = (label: string, max: number, description = '') => text(label, max, 0, description);

const choice = (label: string, values: readonly string[]) =>
  fields.select({ label, options: values.map((value) => ({ label: value, value })), defaultValue: values[0]! });

const services = Object.keys(import.meta.glob('./src/content/services/*.mdx')).map((file) =>
  file.replace(/^.*\/|\.mdx$/g, ''),
);

export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: site.name } },
  collections: {
    blog: collection({
      label: 'Articles',
      path: `${folder}/*`,
      slugField: 'title',
      columns: ['date', 'category'],
      entryLayout: 'content',
      format: { contentField: 'content' },
      schema: {
        title: fields.slug({
          name: { label: 'Title', validation: { length: { min: 10, max: 80 } } },
          slug: { label: 'Address', description: 'The last part of its address, and the name of its file.' },
        }),
        metaTitle: text('Title in search results', 48, 10),
        metaDescription: text('Description in search results', 160, 70),
        excerpt: text('Excerpt', 220, 40, 'Two sentences for the card and below the headline.'),
        draft: fields.checkbox({ label: 'Draft', description: 'Visitors do not see it.' }),
        date: fields.date({
          label: 'Date',
          description: 'Visitors do not see the article before this day.',
          defaultValue: { kind: 'today' },
          validation: { isRequired: true },
        }),
        updated: fields.date({ label: 'Last real change of the words' }),
        category: text('Category', 32),
        stock: choice('Paper', Object.keys(stocks)),
        icon: choice('Picture', Object.keys(motifs)),
        draws: optionalText('Table that the picture draws', 80, 'Its caption; without one it draws the hand-off.'),
        services: fields.array(choice('Service', services), {
          label: 'Services that it leads to, most fitting first',
          itemLabel: ({ value }) => value,
          validation: { length: { min: 1, max: 3 } },
        }),
        related: fields.multiRelationship({
          label: 'Articles to read next',
          collection: 'blog',
          validation: { length: { max: 2 } },
        }),
        author: fields.object(
          {
            name: optionalText('Name', 48),
            role: optionalText('Role', 48),
            line: optionalText('One line on their experience', 120),
            portrait: optionalText('Portrait', 100, 'The address of a square picture below public/: "/jane.webp".'),
          },
          { label: 'Author', description: 'A real person, with their consent. Without one the agency signs.' },
        ),
        content: fields.mdx({
          label: 'Text',
          options: {
            heading: [2, 3],
            strikethrough: false,
            divider: false,
            codeBlock: false,
            image: {
              directory: folder,
              publicPath: '.',
              transformFilename: (name) => name.toLowerCase().replace(/[^a-z0-9.]+/g, '-'),
              schema: {
                alt: fields.text({ label: 'What it shows', validation: { isRequired: true } }),
                title: fields.text({ label: 'Caption' }),
              },
            },
          },
          components: {
            Table: wrapper({
              label: 'Table with a caption',
              schema: {
                caption: text('Caption', 80),
                plot: optionalText('Columns drawn as bars', 80, 'Their headings, with commas between them.'),
              },
            }),
            SiteName: inline({ label: 'Name of the agency', schema: {} }),
            Email: inline({ label: 'Address', schema: { for: choice('Which', Object.keys(site.email)) } }),
          },
        }),
      },
    }),
  },
});
