import {
  addGroup,
  addProductsFromFile,
  badProductFileLines,
  createGroup,
  groupsOfCollection,
  listGroups,
  listSamaraCollections,
  pickedProducts,
  readGroup,
  saveGroup,
  uploadProductFile,
  type Input,
  type SamaraGroup,
  type SamaraProduct,
} from '../../../../contract/index.ts'
import { useApi, useCommand, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface GroupAtHand {
  /** Undefined until it is known. */
  group: SamaraGroup | undefined
  picks: readonly SamaraProduct[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** A group with its hand-picked products; null asks nothing. It is not asked again while it is written on. */
export function useGroup(store: string, id: number | null): GroupAtHand {
  const input = id === null ? null : { params: { id }, query: { store } }
  const group = useEndpoint(readGroup, input, { onFocus: false })
  const picks = useEndpoint(pickedProducts, input, { onFocus: false })
  return {
    group: group.data,
    picks: picks.data?.content,
    failure: group.failure ?? picks.failure,
    again() {
      group.again()
      picks.again()
    },
  }
}

/** What a whole group is saved as. */
export type WholeGroup = Omit<Input<typeof saveGroup>['body'], 'store'>

const touches = [listGroups, listSamaraCollections, groupsOfCollection, readGroup, pickedProducts]
const plan = { touches }

/** What is done with groups. Each rejects with what `call` throws. */
export function useGroupCommands(store: string) {
  const { call } = useApi()
  const { email: username } = useSession().person
  const create = useCommand(createGroup, { touches: [listGroups] })
  const save = useCommand(saveGroup, plan)
  const use = useCommand(addGroup, plan)
  const fromFile = useCommand(addProductsFromFile, plan)
  return {
    create: (name: string, exclude: boolean, idempotencyKey: string) => create.run({ body: { store, name, exclude } }, { idempotencyKey }),
    save: (id: number, group: WholeGroup) => save.run({ params: { id }, body: { store, ...group } }),
    use: (collection: string, group: string, exclude: boolean) => use.run({ params: { exclude }, body: { store, collection, group } }),
    upload: (file: File) => call(uploadProductFile, { query: { store, username } }, { file }),
    badLines: (file: File) => call(badProductFileLines, { query: { store, username } }, { file }),
    addFile: (name: string, key: string) => fromFile.run({ params: { store, name }, query: { username }, body: { key } }),
    /** The group as it is now, past all that is kept. */
    readAgain: async (id: number) => {
      const input = { params: { id }, query: { store } }
      const [group, picks] = await Promise.all([call(readGroup, input), call(pickedProducts, input)])
      return { group, picks: picks.content }
    },
  }
}
