import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { elementsSaying, expectLink, part } from './facts.ts';

/** Section 2, "Legal pages", and section 9, "Policy claims". The first facts of a row are headings, in order. */
const legal: { route: string; headings: string[]; facts: RegExp[] }[] = [
  {
    route: '/privacy-policy',
    headings: [
      '1. Information We Collect',
      '2. How We Use Your Information',
      '3. Data Sharing & Protection',
      '4. Your Rights',
      '5. Data Retention',
      '6. Children’s Privacy',
      '7. Changes to This Policy',
      'Contact Us',
    ],
    facts: [
      /contact information.*name.*email.*company name.*message/i,
      /IP address/i,
      /browser type/i,
      /pages (you )?visit/i,
      /time (you )?spen[dt]/i,
      /cookies and third-party analytics/i,
      /sell, rent or trade|(not|never) (sold|sell).*rent.*trad/i,
      /service providers/i,
      /required by law|law requires/i,
      /business transfer|merger|sale of the business/i,
      /access/i,
      /correct/i,
      /delet/i,
      /opt out|opt-out/i,
      /object/i,
      /privacy@\S+/,
      /under (the age of )?18|younger than 18/i,
    ],
  },
  {
    route: '/terms-conditions',
    headings: [
      '1. Definitions',
      '2. Use of Services',
      '3. Intellectual Property Rights',
      '4. Service Availability & Modifications',
      '5. Limitation of Liability',
      '6. Indemnification',
      '7. Termination',
      '8. Governing Law',
      '9. Changes to Terms',
      'Contact Us',
    ],
    facts: [
      /unlawful|break(s|ing)? (a|the) law/i,
      /unauthori[sz]ed access|without (permission|authori[sz]ation)/i,
      /disrupt/i,
      /reverse[- ]engineer/i,
      /harmful code/i,
      /spam/i,
      /as[ -]is/i,
      /guarantee/i,
      /sole discretion/i,
      /without notice/i,
      /effective immediately upon posting|immediately (up)?on posting|take effect (immediately|at once)/i,
      /hello@\S+/,
    ],
  },
  {
    route: '/cookie-policy',
    headings: [
      '1. What Are Cookies',
      '2. Types of Cookies',
      '3. Third-Party Cookies',
      '4. How to Manage and Opt-Out',
      '5. GDPR & CCPA Compliance',
      '6. Changes to This Policy',
      'Contact Us',
    ],
    facts: [
      /essential/i,
      /analytics/i,
      /functional/i,
      /marketing/i,
      /chrome/i,
      /firefox/i,
      /safari/i,
      /edge/i,
      /hello@|privacy@/,
    ],
  },
  {
    route: '/data-security',
    headings: [
      '1. Encryption',
      '2. Secure Storage',
      '3. Access Control',
      '4. Uptime & Reliability',
      '5. Breach Protocol',
      '6. Compliance & Standards',
      'Security Questions',
    ],
    facts: [
      /TLS 1\.3.{0,60}transit|transit.{0,150}TLS 1\.3/i,
      /AES-256.{0,60}rest|at rest.{0,100}AES-256/i,
      /daily,? encrypted backups|encrypted backups.{0,40}daily|backed up daily/i,
      /30[- ]days?/i,
      /99\.9% uptime/i,
      /24\/7 monitoring|monitor.{0,30}24\/7/i,
      /within 72 hours/i,
      /role-based/i,
      /multi-factor/i,
      /audit/i,
      /security@\S+/,
    ],
  },
];

describe.each(legal.map((page) => [page.route, page] as const))('%s', (route, { headings, facts }) => {
  const main = part(route, 'main');

  test('has the numbered sections of the specification, in order', () => {
    const found = main.querySelectorAll('h2').map((heading) => wordsOf(heading).replace(/'/g, '’'));
    expect(found.filter((heading) => headings.includes(heading))).toEqual(headings);
  });

  test.each(facts)('says %s', (fact) => expect(wordsOf(main)).toMatch(fact));

  test('carries the badge LEGAL and the line of its last update', () => {
    expect(elementsSaying(main, /^legal$/i).length).toBeGreaterThanOrEqual(1);
    expect(wordsOf(main)).toContain('Last Updated: January 2025');
  });

  test('leads back home', () => expectLink(main, { words: /back to home/i, href: /^\/$/ }));

  test.each([
    ['home', /^\/$/],
    ['blog', /^\/blog$/],
    ['the wizard', /^\/get-started/],
  ])('links %s in its header', (_, href) => expectLink(part(route, 'header'), { words: /\w/, href }));
});
