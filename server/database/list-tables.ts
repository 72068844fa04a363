/** The table that has the names of lists, by their kind. */
export const listTables = { category: 'categories', collection: 'collections', samara: 'samara_collections' } as const
