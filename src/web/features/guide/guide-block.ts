/** A chapter as a tree: what docs/owner/*.md may contain, and nothing executable. */
export type GuideInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; inside: GuideInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; inside: GuideInline[] };

export type GuideBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; inside: GuideInline[] }
  | { kind: 'note'; inside: GuideInline[] }
  | { kind: 'list'; ordered: boolean; items: GuideInline[][] }
  | { kind: 'picture'; file: string; alt: string; width: number; height: number };
