/**
 * `npm run new -- post "Title"`: writes a content file with today's date and every field that its schema needs.
 * `npm run new -- brand "Name"`: takes the demonstration out, so that another agency can write its own site.
 */
import { UNWRITTEN } from '../settings/publishing.ts';
import { createContent } from './content-files.ts';
import { main } from './main.ts';
import { becomeBrand } from './new-brand.ts';

await main(async () => {
  const [kind = '', ...words] = process.argv.slice(2);
  const title = words.join(' ');
  if (kind === 'brand') {
    await becomeBrand('.', title, new Date());
    console.log(
      `This is the site of ${title} now. What says "${UNWRITTEN}" in src/content and src/data is yours to write. ` +
        'Draw your own mark in src/lib/mark.ts, and choose your colors in src/lib/colors.ts.',
    );
    return;
  }
  const file = await createContent('.', kind, title, new Date());
  console.log(`Wrote ${file}. Fill in every field that says "${UNWRITTEN}", then look at it with: npm run dev`);
});
