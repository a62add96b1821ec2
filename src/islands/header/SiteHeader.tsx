import type { MouseEvent } from 'react';
import { navLabels } from '../../data/nav-labels.ts';
import type { PageLayout } from '../../data/pages.ts';
import type { Link } from '../../data/site.ts';
import { logo } from '../../lib/logo.ts';
import * as styles from './SiteHeader.critical.css.ts';

interface Props {
  name: string;
  layout: PageLayout;
  /** The path of this page, to mark its own link. */
  path: string;
  links: readonly Link[];
  /** The button at the end of the bar, where the page has one. */
  button?: Link | undefined;
}

/** With a capital letter: see Base.astro. */
const MENU = 'Menu';

/**
 * For elements with text only: React accepts any text in them. Otherwise, if the browser has translated the page, React
 * would render the header again and close an open menu.
 */
const translatable = { suppressHydrationWarning: true };

/**
 * The fixed header: clear at the top of the page, dark once it is scrolled. It works before React loads and on pages
 * without React: the menu is a native popover, and watch-page.ts handles scrolling.
 */
export function SiteHeader({ name, layout, path, links, button }: Props) {
  return (
    <header className={styles.header[layout]}>
      <div className={`${styles.container} ${styles.bar}`}>
        <a className={styles.brand} href="#Top" onClick={toTop}>
          <svg className={styles.logo} viewBox={`0 0 ${logo.box} ${logo.box}`} aria-hidden="true">
            <path d={logo.line} fill="none" stroke="currentColor" strokeWidth={logo.lineWidth} strokeLinejoin="round" />
            {logo.dots.map(({ by, x, y }) => (
              <circle key={by} cx={x} cy={y} r={logo.dotRadius} fill={styles.dotColors[by]} />
            ))}
          </svg>
          <span>
            <span {...translatable}>{name}</span>
            <span className={styles.visuallyHidden} {...translatable}>
              {navLabels.top}
            </span>
          </span>
        </a>
        <button className={styles.menuButton} type="button" popoverTarget={MENU}>
          <span {...translatable}>{navLabels.menu}</span>
          <span {...translatable}>{navLabels.close}</span>
        </button>
        <nav className={styles.menu} id={MENU} popover="auto" aria-label={navLabels.main}>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <a
                  className={styles.link}
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  {...translatable}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {button && (
          <a className={styles.callToAction} href={button.href} {...translatable}>
            {button.label}
          </a>
        )}
      </div>
    </header>
  );
}

/** Scrolls without adding `#Top` to the history, because Back must lead to the wizard's previous question. */
function toTop(event: MouseEvent) {
  event.preventDefault();
  window.scrollTo({ top: 0 });
}
