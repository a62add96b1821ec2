interface Document {
  /** Whether the browser made the page ahead of a visit (Chromium): https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean;
}

// Parts of Chromium that TypeScript does not know: background sync, and its policy for a script's address.
interface ServiceWorkerRegistration {
  readonly sync: { register: (tag: string) => Promise<void> };
}
interface Window {
  readonly trustedTypes: {
    createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: '') => string };
  };
}

/** The settings that scripts contain: tools/settings/lead-settings.ts checks them. */
interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_ANON_KEY: string;
}
