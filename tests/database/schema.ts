/** The statements that make a database: what a hosted project has before its first migration, and the migrations. */
import { readFileSync, readdirSync } from 'node:fs';

export const hostedProject = readFileSync('tools/leads/hosted-project.sql', 'utf8');

/** In their order. */
export const migrations = readdirSync('supabase/migrations')
  .toSorted()
  .map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'));

export const schema = [hostedProject, ...migrations].join(';\n');
