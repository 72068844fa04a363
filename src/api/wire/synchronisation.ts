/** The collection of a query of `synchroniseCollectionProducts`. */
export const synchronisedCollection = (id: number) => ({ idCollection: id })
