import { useEffect, useRef, useState } from 'react'
import { groupsOfCollection, listGroups, movePickedProduct, pickedProducts, readGroup } from '../../../../contract/index.ts'
import { useApi, useCommand } from '../../../api/index.ts'
import { withMove, type PickedGroup, type PickMove } from '../model/picked-groups.ts'

const plan = { touches: [listGroups, groupsOfCollection, readGroup, pickedProducts] }

/** The hand-picked products of the groups of a collection, which are moved between them. @param round asks again where it is another one */
export function usePickedGroups(
  store: string,
  name: string | null,
  round: number,
): { picked: readonly PickedGroup[] | undefined; move: (move: PickMove) => Promise<void> } {
  const { call } = useApi()
  const { run } = useCommand(movePickedProduct, plan)
  const [picked, setPicked] = useState<readonly PickedGroup[]>()
  const [failed, setFailed] = useState(0)
  // One after the other, as they were made.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (name === null) return undefined
    const stop = new AbortController()
    const read = async (): Promise<void> => {
      const groups = await call(groupsOfCollection, { params: { store, name } }, { signal: stop.signal })
      const read = groups.map(async ({ id, name: group, exclude, products }): Promise<PickedGroup> => {
        const picks =
          products === 0 ? [] : (await call(pickedProducts, { params: { id }, query: { store } }, { signal: stop.signal })).content
        return { id, name: group, exclude, picks }
      })
      const all = await Promise.all(read)
      if (!stop.signal.aborted) setPicked(all)
    }
    // Where they cannot be read there is nothing to move; the rest of the page says why.
    read().catch(() => undefined)
    return () => stop.abort()
  }, [call, store, name, round, failed])
  return {
    picked,
    async move(move) {
      setPicked((present) => present && withMove(present, move))
      const { product, from, to, place } = move
      const moving = last.current.then(() => run({ params: { id: to, product }, body: { store, from, place: place + 1 } }))
      last.current = moving.catch(() => undefined)
      try {
        await moving
      } catch (error) {
        setFailed((count) => count + 1)
        throw error
      }
    },
  }
}
