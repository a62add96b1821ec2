/** The tags of MDX texts, mapped here once so that content imports nothing. */
import CaseStudies from './CaseStudies.astro';
import Controller from './Controller.astro';
import DeviceStorage from './DeviceStorage.astro';
import Email from './Email.astro';
import GoverningLaw from './GoverningLaw.astro';
import Kept from './Kept.astro';
import Operator from './Operator.astro';
import Picture from './Picture.astro';
import Providers from './Providers.astro';
import Retention from './Retention.astro';
import SiteName from './SiteName.astro';
import Table from './Table.astro';

export const tags = {
  CaseStudies,
  Controller,
  DeviceStorage,
  Email,
  GoverningLaw,
  Kept,
  Operator,
  Providers,
  Retention,
  SiteName,
  Table,
  /** What `![alt](./picture.png "caption")` becomes. */
  img: Picture,
};
