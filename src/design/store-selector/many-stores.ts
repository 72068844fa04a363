/** From so many stores on, one searches. */
export const manyStores = 10
