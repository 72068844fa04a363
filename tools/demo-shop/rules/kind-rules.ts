import type { WordRule } from './word-rule.ts'

/** What a product looks like. The first rule that matches decides; else it looks like the rest of its category. */
export interface KindRule extends WordRule {
  kind: string
}

export const kindRules: readonly KindRule[] = [
  { kind: 'mug', words: 'MUG', unless: 'WARMER | COSY' },
]
