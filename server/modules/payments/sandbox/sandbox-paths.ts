/** Where the gateway on board shows its own pages: nothing of the product is served there. */
export const sandboxPaths = {
  fields: '/payments/sandbox/fields',
  script: '/payments/sandbox/fields.js',
  challenge: '/payments/sandbox/challenge',
} as const
