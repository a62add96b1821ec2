/** `npm run new -- post "Title"`: writes a content file with today's date and every field that its schema needs. */
import { UNWRITTEN } from '../settings/publishing.ts';
import { createContent } from './content-files.ts';
import { main } from './main.ts';

await main(async () => {
  const [kind = '', title = ''] = process.argv.slice(2);
  const file = await createContent('.', kind, title, new Date());
  console.log(`Wrote ${file}. Fill in every field that says "${UNWRITTEN}", then look at it with: npm run dev`);
});
