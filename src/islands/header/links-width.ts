/** From which width the header's bar shows its links beside the name and the button. Used at build time only. */
import { headerLinks } from '../../data/header-links.ts';
import { site } from '../../data/site.ts';

/** An average letter is half as wide as its font is large, in the site's font as in the systems' fonts. */
const textWidth = (text: string, fontSize: number): number => text.length * 0.5 * fontSize;

/** The sizes of the bar's texts and the spaces around them, as in SiteHeader.critical.css.ts, in rem. */
const linkFontSize = 1.0625;
const linkPadding = 1.5;
const nameFontSize = 1.573;
const logoAndGap = 2;
const buttonFontSize = 1.089;
const buttonPadding = 1.5;
/** Between name, links and button. */
const gaps = 3;

/** Room for one link more than the header has, whatever its words. */
const spareLink = 'Pricing';

function barWidth(labels: readonly string[], button: string): number {
  const linkWidths = labels.map((label) => textWidth(label, linkFontSize) + linkPadding);
  const linksWidth = linkWidths.reduce((sum, width) => sum + width, 0);
  const nameWidth = logoAndGap + textWidth(site.name, nameFontSize);
  const buttonWidth = textWidth(button, buttonFontSize) + buttonPadding;
  return nameWidth + linksWidth + buttonWidth + gaps;
}

const barWidths = Object.values(headerLinks).map(({ links, button }) => {
  const labels = links.map(({ label }) => label);
  return barWidth([...labels, spareLink], button?.label ?? '');
});

/** In rem, so that the links of enlarged text move into the menu, too. */
export const linksWidth = `${Math.ceil(Math.max(...barWidths))}rem`;
