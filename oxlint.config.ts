/** The linter's rules. Which folder may import which is one table, so that each direction is written once. */
import { defineConfig, type OxlintConfig } from 'oxlint';

interface Direction {
  /** The folders, or single files, that the rule covers. */
  folders: string[];
  /** What they must not import, as a pattern of the import's text. */
  not: string;
  /** Types may still be imported. */
  typesAllowed?: boolean;
  why: string;
}

const site = ['pages', 'layouts', 'sections', 'mdx', 'components', 'islands', 'lib', 'data', 'styles'];
const siteFolders = [...site.map((folder) => `src/${folder}/**`), 'src/content.config.ts'];
const workshop = ['build', 'host', 'leads', 'settings', 'bench', 'mutation', 'commands'];
const workshopFolders = workshop.map((folder) => `tools/${folder}/**`);

/** An import of one of these folders, from any depth. */
const from = (...folders: string[]) => `^(\\.\\./)+(src/)?(${folders.join('|')})/`;
const fromAllBut = (all: string[], ...allowed: string[]) => from(...all.filter((folder) => !allowed.includes(folder)));

/** All of lib/leads but its doors, device.ts and steps.ts: the linter's expressions cannot say "but". */
const insideLeads = '/lib/leads/([^ds]|dr|se|st[^e]|su)';

const directions: Direction[] = [
  {
    folders: siteFolders,
    not: '(^|/)tools/',
    why: 'The site never imports from the workshop, which runs in Node.',
  },
  {
    folders: ['src/pages/**'],
    not: `${from('styles')}|\\.css(\\.ts)?$`,
    why: 'A page has no styles of its own: they belong to its layout and sections.',
  },
  { folders: ['src/layouts/**'], not: from('pages'), why: 'A layout does not know the pages.' },
  { folders: ['src/sections/**'], not: from('pages', 'layouts'), why: 'A section does not know where it is placed.' },
  {
    folders: ['src/mdx/**'],
    not: fromAllBut(site, 'mdx', 'components', 'data'),
    why: 'A tag is a small part of a text.',
  },
  {
    folders: ['src/components/**'],
    not: `${fromAllBut(site, 'components', 'lib', 'styles')}|^astro:content$`,
    why: 'A component knows nothing of this site: everything comes through props.',
  },
  {
    folders: ['src/islands/**'],
    not: `${fromAllBut(site, 'components', 'data', 'lib', 'styles')}|^(\\.\\./)+components/[^.]+\\.[^c]|\\.astro$|^astro:|^\\.\\./[^.]|${insideLeads}`,
    why: "An island imports its own folder, data (as props, the page would hold it twice), lib (of leads device.ts and steps.ts), styles and components' .css.ts; the rest comes through props.",
  },
  {
    folders: ['src/lib/**'],
    not: `${fromAllBut(site, 'lib')}|\\.(astro|css|css\\.ts|tsx)$|^react(-dom)?(/|$)`,
    typesAllowed: true,
    why: 'lib is plain TypeScript and imports only lib: the rest comes as arguments (types may be imported).',
  },
  {
    folders: ['src/data/**', 'src/content.config.ts'],
    not: '^\\.\\.?/.*/|^\\.\\./',
    why: 'Data and content schemas import only their own folder.',
  },
  {
    folders: ['src/styles/**'],
    not: fromAllBut(site, 'styles', 'data', 'lib'),
    why: 'Styles import only styles and plain values.',
  },
  {
    folders: workshopFolders,
    not: `${from('pages', 'layouts', 'sections', 'mdx', 'components', 'islands')}|\\.astro$`,
    why: 'The workshop imports lib, data and styles of the site, not what renders.',
  },
  {
    folders: workshopFolders.filter((folder) => folder !== 'tools/commands/**'),
    not: from('commands'),
    why: 'A command is an entry point: what two of them need belongs into a folder below them.',
  },
  {
    folders: ['tools/settings/**'],
    not: fromAllBut(workshop, 'settings'),
    why: 'Settings know nothing of the parts that use them.',
  },
  {
    folders: ['tools/host/**', 'tools/leads/**', 'tools/build/**'],
    not: from('bench', 'mutation'),
    why: 'What builds and serves imports nothing that measures or tests it.',
  },
];

/** Later overrides of a rule replace earlier ones, so each folder gets one override with all of its directions. */
const directionsOf = (folder: string): NonNullable<OxlintConfig['overrides']>[number] => ({
  files: [folder],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: directions
          .filter(({ folders }) => folders.includes(folder))
          .map(({ not, typesAllowed = false, why }) => ({ regex: not, allowTypeImports: typesAllowed, message: why })),
      },
    ],
  },
});

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['astro', '**/*.css.ts'] }],
    'no-console': ['error', { allow: ['error'] }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'react/react-in-jsx-scope': 'off',
    // What only the browser knows (motion, storage) may be used after hydration only: in an effect.
    'react/set-state-in-effect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    // It takes a BroadcastChannel for a window.
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
  },
  overrides: [
    ...[...siteFolders, ...workshopFolders].map(directionsOf),
    { files: ['src/islands/**', 'src/lib/**'], rules: { 'import/no-default-export': 'error' } },
    // Vite's `?worker&url` has the default export, and the file behind it has none.
    { files: ['src/lib/leads/background.ts'], rules: { 'import/default': 'off' } },
    { files: ['tools/{commands,bench,leads,host}/**'], rules: { 'no-console': 'off' } },
    { files: ['tests/**'], rules: { 'no-console': ['error', { allow: ['error', 'info'] }] } },
    { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['tests/{unit,islands,site,database}/**'],
      plugins: ['vitest'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['onEvery'] }],
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/valid-title': 'off',
      },
    },
  ],
});
