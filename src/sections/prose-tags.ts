/** What the tags of MDX texts become: mapped here once, so that content imports nothing. */
import Email from './Email.astro';
import GoverningLaw from './GoverningLaw.astro';
import SiteName from './SiteName.astro';
import Table from '../components/Table.astro';

export const proseTags = { Email, GoverningLaw, SiteName, table: Table };
