/** What a samaraScore is made of, in the sequence in which it is explained. */
export const scoreComponents = ['demand', 'momentum', 'price', 'cover', 'newness', 'variants'] as const
export type ScoreComponentName = (typeof scoreComponents)[number]
