/** The tags of MDX texts, mapped here once so that content imports nothing. */
import Calculator from './Calculator.astro';
import Controller from './Controller.astro';
import DeviceStorage from './DeviceStorage.astro';
import Email from './Email.astro';
import Fact from './Fact.astro';
import Picture from './Picture.astro';
import Providers from './Providers.astro';
import Retention from './Retention.astro';
import SiteName from './SiteName.astro';
import Table from './Table.astro';

export const tags = {
  Calculator,
  Controller,
  DeviceStorage,
  Email,
  Fact,
  Providers,
  Retention,
  SiteName,
  Table,
  /** What `![alt](./picture.png "caption")` becomes. */
  img: Picture,
};
