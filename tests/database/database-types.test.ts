/** The types of netlify/database.ts, as the TypeScript compiler reads them, are those of the migrations. */
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPglite } from './test-projects.ts';

const FILE = path.resolve('netlify/database.ts');

/** The TypeScript type of a value, by the name of its PostgreSQL type. */
const tsTypes: Record<string, string> = {
  _text: 'string[]',
  bool: 'boolean',
  float8: 'number',
  int4: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

/** A property of a type, such as `{ type: 'string', isOptional: true, isNullable: false }`. */
interface Property {
  type: string;
  isOptional: boolean;
  isNullable: boolean;
}

const project = await startPglite();
afterAll(project.close);

let checker: ts.TypeChecker;
let typeAliases: Map<string, ts.Type>;

beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([FILE], options);
  checker = program.getTypeChecker();
  const declarations = program
    .getSourceFile(FILE)!
    .statements.filter((statement) => ts.isTypeAliasDeclaration(statement));
  typeAliases = new Map(declarations.map(({ name }) => [name.text, checker.getTypeAtLocation(name)]));
}, 60_000);

/** The type of a property in a property …: `typeAt(database, 'public', 'Functions')`. */
function typeAt(type: ts.Type, ...names: string[]): ts.Type {
  const [name, ...others] = names;
  if (name === undefined) return type;
  const property = checker.getPropertyOfType(type, name);
  if (!property) throw new Error(`There is no property ${name}`);
  return typeAt(checker.getTypeOfSymbol(property), ...others);
}

function propertiesOf(type: ts.Type): Record<string, Property> {
  const properties = checker.getPropertiesOfType(type).map((symbol): [string, Property] => {
    const propertyType = checker.getTypeOfSymbol(symbol);
    const parts = propertyType.isUnion() ? propertyType.types : [propertyType];
    const isNullable = parts.some((part) => (part.flags & ts.TypeFlags.Null) !== 0);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const text = checker.typeToString(checker.getNonNullableType(propertyType));
    return [symbol.name, { type: text, isOptional, isNullable }];
  });
  return Object.fromEntries(properties);
}

describe('the types of the database', () => {
  it('have the columns of the table', async () => {
    const columns = await project.query<{ name: string; type: string; nullable: string }>(`
      select column_name as name, udt_name as type, is_nullable as nullable from information_schema.columns
      where table_schema = 'public' and table_name = 'leads'`);
    const expected = columns.map(({ name, type, nullable }): [string, Property] => [
      name,
      { type: tsTypes[type] ?? 'Record<string, string>', isOptional: false, isNullable: nullable === 'YES' },
    ]);
    expect(propertiesOf(typeAliases.get('Lead')!)).toEqual(Object.fromEntries(expected));
  });

  it('have the functions, with their arguments', async () => {
    const functions = await project.query<{
      name: string;
      argument: string | null;
      type: string;
      hasDefault: boolean;
    }>(`
      select proname as name, argument, typname::text as type, number > pronargs - pronargdefaults as "hasDefault"
      from pg_proc
        left join unnest(proargnames, proargtypes::oid[]) with ordinality given (argument, type_oid, number) on true
        left join pg_type on pg_type.oid = type_oid
      where pronamespace = 'public'::regnamespace`);
    const expected: Record<string, Record<string, { type: string; isOptional: boolean }>> = {};
    for (const { name, argument, type, hasDefault } of functions) {
      expected[name] ??= {};
      // The one argument of type jsonb is a lead.
      if (argument) expected[name][argument] = { type: tsTypes[type] ?? 'Partial<Lead>', isOptional: hasDefault };
    }

    const typesOfFunctions = typeAt(typeAliases.get('Database')!, 'public', 'Functions');
    const actual: typeof expected = {};
    for (const { name } of checker.getPropertiesOfType(typesOfFunctions)) {
      // PostgreSQL takes null for every argument, so the types decide which may be null.
      const properties = Object.entries(propertiesOf(typeAt(typesOfFunctions, name, 'Args')));
      actual[name] = Object.fromEntries(
        properties.map(([argument, { type, isOptional }]) => [argument, { type, isOptional }]),
      );
    }
    expect(actual).toEqual(expected);
  });
});
