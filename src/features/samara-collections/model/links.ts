/** Where the links of the screens of Samara collections and their groups lead. */
export interface SamaraLinks {
  collections: string
  create: string
  edit: (name: string) => string
  addGroups: (name: string) => string
  /** The workbench of a collection by its number, and the review before it is published. */
  order: (id: number) => string
  publish: (id: number) => string
  groups: string
  /** A new group; with a name, one that this collection uses at once. */
  createGroup: (collection?: string) => string
  /** A group by its number, on the way from a collection or from the groups. */
  editGroup: (id: number, collection?: string) => string
}
