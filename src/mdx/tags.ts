/** The tags of MDX texts, mapped here once so that content imports nothing. */
import Email from './Email.astro';
import GoverningLaw from './GoverningLaw.astro';
import SiteName from './SiteName.astro';
import Table from './Table.astro';

export const tags = { Email, GoverningLaw, SiteName, table: Table };
