/** The linter's rules. The tables `siteLayers` and `toolLayers` say which folder may import which. */
import { defineConfig, type OxlintConfig } from 'oxlint';

/** What each folder of the site may import besides itself and packages; CONTRIBUTING.md has their order. */
const siteLayers: Record<string, readonly string[]> = {
  pages: ['layouts', 'sections', 'mdx', 'components', 'islands', 'data', 'lib'],
  layouts: ['sections', 'mdx', 'components', 'islands', 'data', 'lib', 'styles'],
  sections: ['mdx', 'components', 'islands', 'scripts', 'data', 'lib', 'styles'],
  mdx: ['components', 'data', 'lib', 'styles'],
  components: ['lib', 'styles'],
  scripts: ['lib'],
  islands: ['components', 'data', 'lib', 'styles'],
  styles: ['lib'],
  lib: ['data'],
  data: [],
};

/** The same for the folders of tools, which may also import the site's lib, data and styles. */
const toolLayers: Record<string, readonly string[]> = {
  commands: ['build', 'leads', 'settings'],
  build: ['leads', 'settings'],
  leads: ['settings'],
  settings: [],
};

/** Folders that render: neither tools nor functions import them. */
const renderingFolders = ['pages', 'layouts', 'sections', 'mdx', 'islands', 'components'];
const renderingFiles = renderingFolders.map((folder) => `**/src/${folder}/**`);

interface ImportBan {
  /** Patterns for the import path. One that begins with ! is an exception, also to the folder's other bans. */
  group: string[];
  /** Types may still be imported. */
  allowTypeImports?: boolean;
  message: string;
}

/** Bans for other reasons than the layers, by folder of the site. */
const otherBans: Record<string, ImportBan[]> = {
  pages: [
    { group: ['**/*.css.ts'], message: 'A page has no styles of its own: they belong to its layout and sections.' },
  ],
  components: [
    { group: ['astro:content'], message: 'A component does not read content: everything comes through props.' },
  ],
  islands: [
    {
      group: ['astro:*', '**/*.astro'],
      message: 'An island runs in the browser: what Astro knows comes through props.',
    },
    {
      group: ['**/components/*', '!**/components/*.css.ts'],
      message: 'An island imports only the styles of components.',
    },
    {
      group: ['**/lib/{lead,submission}/*', '!**/lib/{lead,submission}/index.ts'],
      message: 'Import lib/lead and lib/submission only through their public entry, index.ts.',
    },
    { group: ['../[a-z]*/**'], message: 'An island imports no other island.' },
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

/** A rule for the imports of these files. ESLint's rules of the same name replace one another, so a file gets one. */
function banImports(files: string, bans: ImportBan[]): Override {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns: bans }] } };
}

/** The folders of a table that one of them may not import. */
function closedFolders(layers: Record<string, readonly string[]>, folder: string): string[] {
  const open = layers[folder] ?? [];
  return Object.keys(layers).filter((other) => other !== folder && !open.includes(other));
}

function siteLayerRule(folder: string): Override {
  const group = ['**/tools/**', '**/netlify/**', ...closedFolders(siteLayers, folder).map((other) => `**/${other}/**`)];
  const open = siteLayers[folder]?.join(', ');
  const layerBan: ImportBan = {
    group,
    message: `src/${folder} imports only ${open || 'its own files'}; see CONTRIBUTING.md.`,
  };
  return banImports(`src/${folder}/**`, [layerBan, ...(otherBans[folder] ?? [])]);
}

function toolLayerRule(folder: string): Override {
  const closed = closedFolders(toolLayers, folder).map((other) => `../${other}/**`);
  const open = toolLayers[folder]?.join(', ');
  const layerBan: ImportBan = {
    group: [...closed, ...renderingFiles],
    message: `tools/${folder} imports only ${open || 'its own files'} and the site’s lib, data and styles.`,
  };
  return banImports(`tools/${folder}/**`, [layerBan]);
}

const functionsRule = banImports('netlify/**', [
  {
    group: [
      '**/tools/**',
      '**/src/styles/**',
      '**/src/lib/**',
      '!**/src/lib/lead/**',
      '!**/src/lib/deploy-context.ts',
      ...renderingFiles,
    ],
    message: 'netlify imports the site’s data, lib/lead and lib/deploy-context.ts.',
  },
]);

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
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // A short helper is read most easily next to its only use.
    'unicorn/consistent-function-scoping': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
  },
  overrides: [
    ...Object.keys(siteLayers).map(siteLayerRule),
    ...Object.keys(toolLayers).map(toolLayerRule),
    functionsRule,
    { files: ['src/islands/**', 'src/lib/**'], rules: { 'import/no-default-export': 'error' } },
    // Vite adds the default export to a `?worker&url` import; the file itself has none.
    {
      files: ['src/lib/submission/background-sync.ts', 'src/scripts/load-send-queued.ts'],
      rules: { 'import/default': 'off' },
    },
    { files: ['tools/**'], rules: { 'no-console': 'off' } },
    // Playwright requires a fixture without dependencies to begin with `{}`.
    { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['tests/{unit,site,database,platform}/**'],
      plugins: ['vitest'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['testEachPage'] }],
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
      },
    },
  ],
});
