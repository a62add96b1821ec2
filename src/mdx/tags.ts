/** The tags of MDX texts, mapped here once so that content imports nothing. */
export { default as Table } from '../components/Table.astro';
export { default as Calculator } from './Calculator.astro';
export { default as Controller } from './Controller.astro';
export { default as DeleteStored } from './DeleteStored.astro';
export { default as Email } from './Email.astro';
export { default as Value } from './Value.astro';
export { default as LegalTable } from './LegalTable.astro';
export { default as Promises } from './Promises.astro';
