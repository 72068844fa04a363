/** How long a change may take, in milliseconds: an answer to the pointer, a thing that appears, a thing that travels. */
export const duration = { fast: 100, normal: 180, slow: 280 } as const

/** How it moves: `settle` slows down like a seed that lands; `leave` is gone before one looks. */
export const easing = {
  settle: 'cubic-bezier(0.2, 0.9, 0.3, 1)',
  leave: 'cubic-bezier(0.4, 0, 1, 1)',
  steady: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const

/** How long a notice stays when nobody touches it, in milliseconds. */
export const noticeDuration = 5_000
