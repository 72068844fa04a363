/** Lint rule: no `enum`. Node runs these files as they are, by taking the types away; an enum would have to be made into code. */
export const noEnum = {
  meta: { type: 'problem', schema: [], messages: { enum: 'Use a union of literals: Node runs these files as they are.' } },
  create: (context) => ({ TSEnumDeclaration: (node) => context.report({ node, messageId: 'enum' }) }),
}
