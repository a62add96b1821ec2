/**
 * Replaces each `{name}` of a text by the value of this name.
 *
 * @throws Error when the text names a value that is not there
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`no value is called {${name}}: name one of ${Object.keys(values).join(', ')}`);
    return value;
  });
}
