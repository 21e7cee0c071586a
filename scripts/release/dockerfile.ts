export type Instruction = { name: string; args: string; flags: Record<string, string> };
export type Stage = { image: string; name: string | undefined; instructions: Instruction[] };

/** A Dockerfile's stages, with its global ARGs put in. As far as ours goes: no here-documents, no escape directive. */
export function parseDockerfile(text: string): Stage[] {
  const globals = new Map<string, string>();
  const stages: Stage[] = [];
  for (const instruction of readInstructions(text)) {
    const { name, args } = instruction;
    if (name === 'FROM') {
      const [image = '', , alias] = fill(args, globals).split(/\s+/);
      stages.push({ image, name: alias, instructions: [] });
    } else if (stages.length > 0) stages.at(-1)?.instructions.push(instruction);
    else if (name === 'ARG') {
      const [key = '', value = ''] = args.split('=');
      globals.set(key, value);
    } else throw new Error(`${name} comes before any FROM`);
  }
  return stages;
}

function readInstructions(text: string): Instruction[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^\s*([A-Za-z]+)\s+(.*)$/.exec(line) ?? [];
    const flags: Record<string, string> = {};
    let args = rest;
    for (let flag = /^--([\w-]+)=(\S+)\s+/.exec(args); flag; flag = /^--([\w-]+)=(\S+)\s+/.exec(args)) {
      flags[flag[1] as string] = flag[2] as string;
      args = args.slice(flag[0].length);
    }
    return { name: name.toUpperCase(), args: args.trim(), flags };
  });
}

const fill = (text: string, values: Map<string, string>) =>
  text.replace(/\$\{?(\w+)\}?/g, (_, name: string) => values.get(name) ?? '');

/** The names and values of an ENV. */
export const pairsOf = (args: string): Record<string, string> =>
  Object.fromEntries(
    [...args.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name, value]) => [name, value?.replaceAll('"', '')]),
  );

/** The words of an instruction in exec form; undefined for the shell's form. */
export function execForm(args: string): string[] | undefined {
  try {
    return JSON.parse(args) as string[];
  } catch {
    return undefined;
  }
}

/**
 * Whether .dockerignore keeps a path out of the build. The last pattern that fits decides; one without `*` fits everything below its folder.
 */
export function isIgnored(path: string, dockerignore: string): boolean {
  let ignored = false;
  for (const line of dockerignore.split('\n')) {
    const pattern = line.trim();
    if (!pattern || pattern.startsWith('#')) continue;
    const wanted = pattern.startsWith('!');
    if (fits(path, wanted ? pattern.slice(1) : pattern)) ignored = !wanted;
  }
  return ignored;
}

function fits(path: string, pattern: string): boolean {
  const expression = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.*/)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${expression}(?:/.*)?$`).test(path);
}
