import type { Rule } from 'eslint'

export function findRawClass(text: string): string | null
export const tokenClassesOnly: Rule.RuleModule
