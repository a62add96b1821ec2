import { loadEnv } from 'vite';

export type Environment = Record<string, string | undefined>;

/** The settings of the process and of the .env files in a folder; those of the process take precedence. */
export const readEnvironment = (folder: string, mode: 'production' | 'development'): Environment =>
  loadEnv(mode, folder, '');
