export type Import = { from: string; typeOnly: boolean; line: number };

/**
 * Every module that a source file imports or re-exports, `import()` included. TypeScript 7 has no scanner to use, so comments are removed first,
 * with care for strings that look like them; the rest is regular.
 */
export function readImports(source: string): Import[] {
  const code = withoutComments(source);
  const found: Import[] = [];
  const add = (match: RegExpMatchArray, from: string | undefined, typeOnly: boolean) => {
    if (from) found.push({ from, typeOnly, line: code.slice(0, match.index).split('\n').length });
  };
  // `[^;'"`]` keeps a match inside one statement: an import clause contains neither quote nor semicolon, and SQL begins with a quote.
  for (const match of code.matchAll(
    /(?<=^|[;\n])[ \t]*(?:import|export)\s+(type\s+)?([^;'"`]*?)\s*from\s*(['"])([^'"\n]+)\3/g,
  )) {
    const names = (/^\{([^}]*)\}$/.exec(match[2]?.trim() ?? '')?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const onlyTypes = names.length > 0 && names.every((name) => /^type\s/.test(name));
    add(match, match[4], Boolean(match[1]) || onlyTypes);
  }
  for (const match of code.matchAll(/(?<=^|[;\n])[ \t]*import\s*(['"])([^'"\n]+)\1/g)) add(match, match[2], false);
  for (const match of code.matchAll(/\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g)) add(match, match[2], false);
  return found.sort((a, b) => a.line - b.line);
}

/** The source with every comment replaced by spaces, lines kept. */
export function withoutComments(source: string): string {
  return source.replaceAll(
    /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:\\/[])\/\/[^\n]*/g,
    (whole, text?: string) => text ?? whole.replaceAll(/[^\n]/g, ' '),
  );
}
