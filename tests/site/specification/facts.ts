/**
 * The demonstration's facts, which the tests in this folder check on its pages. If you change a fact on purpose,
 * change it here too. Another agency's site has other facts: delete this folder together with the demonstration.
 */

type Pair = [string, string];

export const homeClaims: Pair[] = [
  ['45%', 'cost reduction'],
  ['10X', 'faster workflows'],
  ['24/7', 'availability'],
  ['99.9%', 'accuracy'],
  ['85%', 'queries'],
  ['weeks', 'deliver'],
];

export const processSteps = ['discovery', 'development', 'deployment'];

interface Service {
  slug: string;
  name: string;
  client: string;
  results: Pair[];
  claims: Pair[];
}

/** In the order of the cards on the page. */
export const services: Service[] = [
  {
    slug: 'ai-lead-generation',
    name: 'AI lead generation',
    client: '',
    results: [
      ['312%', 'more qualified leads'],
      ['$24K', 'lower cost per lead'],
      ['8 weeks', 'to implement'],
    ],
    claims: [
      ['100s', 'leads daily'],
      ['45%', 'more qualified leads contacted'],
    ],
  },
  {
    slug: 'customer-support-ai',
    name: 'Customer support AI',
    client: 'E-commerce company',
    results: [
      ['87%', 'queries resolved by AI'],
      ['2 min', 'average response'],
      ['2 min', '48h'],
      ['$18K', 'monthly savings'],
    ],
    claims: [
      ['24/7', 'support'],
      ['under 2 seconds', '85% of queries'],
    ],
  },
  {
    slug: 'crm-integrations',
    name: 'CRM integrations',
    client: 'Real estate agency',
    results: [
      ['40h', 'saved per week'],
      ['100%', 'lead capture'],
      ['3 days', 'implementation'],
    ],
    claims: [
      ['65%', 'fewer manual CRM tasks'],
      ['99.9%', 'data accuracy'],
    ],
  },
  {
    slug: 'lead-capture-systems',
    name: 'Lead capture systems',
    client: 'B2B software company',
    results: [
      ['5.4%', 'conversion'],
      ['5.4%', '2%'],
      ['510', 'extra leads a month'],
      ['$85K', 'extra revenue in the first quarter'],
    ],
    claims: [['2.3X', 'conversion']],
  },
  {
    slug: 'website-design',
    name: 'Website design and optimization',
    client: 'E-commerce startup',
    results: [
      ['3.8%', 'conversion'],
      ['3.8%', '1.2%'],
      ['1.9s', 'load time'],
      ['1.9s', '8s'],
      ['$127K', 'extra monthly revenue'],
    ],
    claims: [],
  },
  {
    slug: 'appointment-automation',
    name: 'Appointment setting automation',
    client: 'clinic with 8 practitioners',
    results: [
      ['14h', 'saved per week'],
      ['6%', 'no-show rate'],
      ['6%', '30%'],
      ['$42K', 'monthly revenue recovered'],
    ],
    claims: [['85%', 'no-shows']],
  },
];

/** In the order of the wizard's drop-down list. */
export const serviceOptions = [
  'AI Lead Generation',
  'Customer Support AI',
  'CRM Integrations',
  'Lead Capture',
  'Appointment Setting',
  'Website Design',
];

export const posts: { slug: string; date: string; day: string; category: string }[] = [
  ['top-3-automations-small-business-2025', '2025-01-15', 'Jan 15, 2025', 'automation strategies'],
  ['ai-vs-human-support-future-customer-experience', '2025-01-12', 'Jan 12, 2025', 'customer experience'],
  ['crm-automation-doubles-conversions', '2025-01-10', 'Jan 10, 2025', 'sales optimization'],
  ['hidden-cost-manual-data-entry-2025', '2025-01-08', 'Jan 8, 2025', 'cost analysis'],
  ['signs-business-ready-for-ai-automation', '2025-01-05', 'Jan 5, 2025', 'readiness assessment'],
  ['why-most-ai-implementations-fail', '2025-01-03', 'Jan 3, 2025', 'implementation strategy'],
].map(([slug = '', date = '', day = '', category = '']) => ({ slug, date, day, category }));

/** Two texts, and how many characters may be between them at most. */
export const articleClaims: [string, string, number][] = [
  ['70%', 'AI projects', 60],
  ['$50K', '$500', 400],
  ['80% of sales', '5 follow-ups', 30],
  ['2X', 'deals per rep', 20],
];

export const legal: { route: string; headings: string[]; facts: RegExp[] }[] = [
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
      // In whatever order the form asks for them.
      /contact information[^.]*\. [^.]*\byour name\b/i,
      /contact information[^.]*\. [^.]*\bcompany(’s)? name\b/i,
      /contact information[^.]*\. [^.]*\bemail\b/i,
      /contact information[^.]*\. [^.]*\bmessage\b/i,
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
