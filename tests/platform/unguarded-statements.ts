/** Reads SQL functions with PostgreSQL's own parser. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackage } from '../fetched-package.ts';

interface Parser {
  loadModule: () => Promise<void>;
  parseSync: (sql: string) => unknown;
  parsePlPgSQLSync: (definition: string) => unknown;
}

export interface StoredFunction {
  name: string;
  language: string;
  body: string;
  /** The statement that creates it. */
  definition: string;
}

const parserFolder = fetchPackage('libpg-query', '18.1.5');
export const noParser = parserFolder === undefined;
/** For the name of a test: without the parser, it says what is missing. */
export const parserName = `PostgreSQL's own parser${noParser ? ' (npm could not fetch libpg-query)' : ''}`;

/**
 * The statements within functions that UPDATE or DELETE without WHERE. Supabase's interface loads the module
 * pg-safeupdate, which refuses these. EXECUTE counts as one, because its text is known only when it runs.
 */
export async function unguardedStatements(functions: readonly StoredFunction[]): Promise<string[]> {
  const file = path.join(parserFolder ?? '', 'libpg-query', 'wasm', 'index.js');
  const parser = (await import(pathToFileURL(file).href)) as Parser;
  await parser.loadModule();
  return functions.flatMap(({ name, language, body, definition }) => {
    const program = language === 'plpgsql' ? parser.parsePlPgSQLSync(definition) : undefined;
    const statements = program ? statementsOf(program) : [body];
    const unguarded = statements.filter((statement) => isUnguarded(parser.parseSync(statement)));
    if (program && nodesOf(program).some(([kind]) => kind === 'PLpgSQL_stmt_dynexecute')) unguarded.push('EXECUTE');
    return unguarded.map((statement) => `${name}: ${statement.trim()}`);
  });
}

/** The whole statements of a PL/pgSQL function. Its other texts are expressions, which can change no row. */
function statementsOf(program: unknown): string[] {
  const texts = nodesOf(program).filter(([kind]) => kind === 'PLpgSQL_expr');
  return texts.flatMap(([, { query, parseMode }]) => (parseMode === 0 ? [String(query)] : []));
}

/** Whether a parsed statement or a part of it, such as a WITH, changes rows without WHERE. */
function isUnguarded(statement: unknown): boolean {
  const changes = nodesOf(statement).filter(([kind]) => kind === 'UpdateStmt' || kind === 'DeleteStmt');
  return changes.some(([, node]) => node['whereClause'] === undefined);
}

type Node = Record<string, unknown>;

/** Every object within a tree, with the name under which its parent holds it. */
function nodesOf(tree: unknown): [kind: string, node: Node][] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([kind, value]: [string, unknown]) => {
    const below = nodesOf(value);
    return isNode(value) ? [[kind, value], ...below] : below;
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
