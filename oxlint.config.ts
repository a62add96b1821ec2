/** The linter's rules. The tables `site` and `workshop` say which folder may import which. */
import { defineConfig, type OxlintConfig } from 'oxlint';

/** What each folder of the site may import besides itself and packages; CONTRIBUTING.md has their order. */
const site: Record<string, readonly string[]> = {
  pages: ['layouts', 'sections', 'mdx', 'components', 'islands', 'data', 'lib'],
  layouts: ['sections', 'mdx', 'components', 'islands', 'data', 'lib', 'styles'],
  sections: ['mdx', 'components', 'islands', 'scripts', 'data', 'lib', 'styles'],
  mdx: ['components', 'data', 'lib', 'styles'],
  components: ['lib', 'styles'],
  scripts: ['lib'],
  islands: ['components', 'data', 'lib', 'styles'],
  styles: ['lib'],
  data: [],
  lib: [],
};

/** The same for the folders of tools, which may also import the site's lib, data and styles. */
const workshop: Record<string, readonly string[]> = {
  commands: ['build', 'leads', 'settings'],
  build: ['leads', 'settings'],
  leads: ['settings'],
  settings: [],
};

interface Ban {
  /** Patterns for the import path. One that begins with ! is an exception, also to the folder's other bans. */
  group: string[];
  /** Types may still be imported. */
  allowTypeImports?: boolean;
  message: string;
}

/** Imports that are banned for other reasons than the two tables above. */
const bans: Record<string, Ban[]> = {
  pages: [
    { group: ['**/*.css.ts'], message: 'A page has no styles of its own: they belong to its layout and sections.' },
  ],
  components: [{ group: ['astro:content'], message: 'A component knows no content: everything comes through props.' }],
  islands: [
    {
      group: ['astro:*', '**/*.astro'],
      message: 'An island runs in the browser: what Astro knows comes through props.',
    },
    { group: ['**/components/*', '!**/components/*.css.ts'], message: 'Of components an island takes only styles.' },
    {
      group: ['**/lib/{lead,submission}/*', '!**/lib/{lead,submission}/index.ts'],
      message: 'The door of lib/lead and of lib/submission is index.ts.',
    },
    { group: ['../[a-z]*/**'], message: 'An island knows no other island.' },
  ],
  lib: [
    {
      group: ['**/*.astro', '**/*.css.ts', '**/*.tsx', 'react', 'react-dom'],
      allowTypeImports: true,
      message: 'lib is plain TypeScript.',
    },
  ],
};

type Override = NonNullable<OxlintConfig['overrides']>[number];

const restrict = (files: string[], patterns: Ban[]): Override => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The table `site` as lint rules: a folder may import only the folders listed for it. */
const siteFloors = Object.entries(site).map(([folder, below]) => {
  const closed = Object.keys(site).filter((other) => other !== folder && !below.includes(other));
  return restrict(
    [`src/${folder}/**`],
    [
      {
        // The questions' texts are data; their rules are in lib/lead.
        group: [
          '**/tools/**',
          ...closed.map((other) => `**/${other}/**`),
          ...(folder === 'lib' ? ['!**/data/wizard-questions.ts'] : []),
        ],
        // Types add nothing to the page, so lib may import them. It gets everything else through arguments.
        allowTypeImports: folder === 'lib',
        message: `src/${folder} imports only ${below.join(', ') || 'its own files'}; see CONTRIBUTING.md.`,
      },
      ...(bans[folder] ?? []),
    ],
  );
});

/** Folders that render: neither tools nor functions import them. */
const renders = ['pages', 'layouts', 'sections', 'mdx', 'islands', 'components'].map((folder) => `**/src/${folder}/**`);

const workshopFloors = Object.entries(workshop).map(([folder, below]) => {
  const closed = Object.keys(workshop).filter((other) => other !== folder && !below.includes(other));
  return restrict(
    [`tools/${folder}/**`],
    [
      {
        group: [...closed.map((other) => `../${other}/**`), ...renders],
        message: `tools/${folder} imports only ${below.join(', ') || 'its own files'} and the site’s lib, data and styles.`,
      },
    ],
  );
});

const functions = restrict(
  ['netlify/**'],
  [
    {
      group: ['**/tools/**', '**/src/styles/**', '**/src/lib/**', '!**/src/lib/lead/**', ...renders],
      message: 'netlify imports the site’s data and lib/lead.',
    },
  ],
);

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['astro', 'astro/**', '**/*.css.ts', '**/check-settings.ts'] }],
    'no-console': ['error', { allow: ['error', 'info'] }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'react/react-in-jsx-scope': 'off',
    // Values that only the browser knows (motion, storage) can be set only after hydration, in an effect.
    'react/set-state-in-effect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
  },
  overrides: [
    ...siteFloors,
    ...workshopFloors,
    functions,
    { files: ['src/islands/**', 'src/lib/**'], rules: { 'import/no-default-export': 'error' } },
    // Vite adds the default export to a `?worker&url` import; the file itself has none.
    {
      files: ['src/lib/submission/background-sync.ts', 'src/scripts/load-send-queued.ts'],
      rules: { 'import/default': 'off' },
    },
    { files: ['tools/**'], rules: { 'no-console': 'off' } },
    { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['tests/{unit,site,database,platform}/**'],
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
