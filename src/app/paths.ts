import { signInPath } from '../api/index.ts'

/** Every path of the product, once. */
export const paths = {
  home: '/home',
  categories: '/category',
  orderCategory: '/order-by-category',
  signIn: signInPath,
} as const

/** The workbench of one category of one store. */
export const orderCategoryPath = (category: number, store: string): string =>
  `${paths.orderCategory}?${new URLSearchParams({ category: String(category), store }).toString()}`
