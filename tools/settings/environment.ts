import { loadEnv } from 'vite';

export type Environment = Record<string, string | undefined>;

/** The settings of the process and, under them, of the .env files in a folder. */
export const readEnvironment = (folder: string, mode: 'production' | 'development'): Environment =>
  loadEnv(mode, folder, '');
