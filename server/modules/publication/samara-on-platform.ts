import type { Database } from '../../database/index.ts'
import type { Platform } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { planFilling } from './membership.plan.ts'
import { readCollection } from './read-collection.ts'
import { differs, platformFields } from './samara-fields.ts'
import { type SamaraToPublish, samaraOnPlatformRepository } from './samara-on-platform.repository.ts'

export interface SamaraOnPlatformDependencies {
  database: Database
  catalogue: Pick<CatalogueService, 'day'>
}

export type SamaraOnPlatform = ReturnType<typeof samaraOnPlatform>

/** What filling came to. */
export interface Filling {
  way: 'positions' | 'file'
  /** What stands in it then. */
  positions: ReadonlyMap<number, number | null>
  /** Products that were put in or taken out. */
  touched: number[]
}

/** `gone`: there is no such Samara collection; `refused`: the platform does not take its name or its other fields. */
export type Ensured = { collection: number } | 'gone' | 'refused'

/**
 * The platform's collection of a Samara collection: found, made where there is none, and brought up to date. Each step
 * first looks what is there: done again after any interruption it makes no second collection and sends nothing twice.
 */
export const samaraOnPlatform = ({ database, catalogue }: SamaraOnPlatformDependencies) => {
  const fieldsOf = async (storeId: string, samara: SamaraToPublish) => platformFields(samara, (await catalogue.day(storeId)).timeZone)

  /** One of this name that was not there before: the process that made it was killed before it kept its number. */
  const found = async (platform: Platform, { name, before }: { name: string; before: readonly number[] }): Promise<number | undefined> =>
    (await platform.collections([])).find((one) => one.name === name && !before.includes(one.id))?.id

  /** Makes it. What is about to be made is written down first, with those of the same name that were there before. */
  async function make(storeId: string, id: number, samara: SamaraToPublish, platform: Platform): Promise<Ensured> {
    const own = samaraOnPlatformRepository(database, storeId)
    const lost = samara.making && (await found(platform, samara.making))
    if (lost) {
      await own.setPlatform(id, lost)
      return { collection: lost }
    }
    const before = (await platform.collections([])).filter(({ name }) => name === samara.name).map((one) => one.id)
    await own.setMaking(id, { name: samara.name, before })
    const made = await platform.createCollection(await fieldsOf(storeId, samara))
    if ('refusal' in made) {
      await own.setMaking(id, null)
      return 'refused'
    }
    await own.setPlatform(id, made.id)
    return { collection: made.id }
  }

  return {
    /** Sees to it that it is there with its fields. */
    async ensure(storeId: string, id: number, platform: Platform): Promise<Ensured> {
      const samara = await samaraOnPlatformRepository(database, storeId).read(id)
      if (!samara) return 'gone'
      const present = samara.platformId === null ? null : await platform.collection(samara.platformId)
      const ensured = present === null ? await make(storeId, id, samara, platform) : { collection: samara.platformId! }
      if (typeof ensured === 'string') return ensured
      const wanted = await fieldsOf(storeId, samara)
      const kept = present ?? (await platform.collection(ensured.collection))
      if (!kept || differs(kept, wanted)) {
        if (await platform.changeCollection(ensured.collection, wanted)) return 'refused'
      }
      await samaraOnPlatformRepository(database, storeId).keepFields(ensured.collection, wanted)
      return ensured
    },

    /**
     * Puts in what is missing and takes out what does not belong there, where that takes fewer calls than putting everything in anew.
     */
    async fill(
      storeId: string,
      id: number,
      collection: number,
      products: readonly number[],
      platform: Platform,
      most: number,
    ): Promise<Filling> {
      const present = await readCollection(platform, collection)
      const { way, remove, add } = planFilling(products, present, { filed: platform.collectionBatchSize, most })
      if (way === 'file') return { way: 'file', positions: present, touched: [] }
      if (remove.length > 0) await platform.removeFromCollection(collection, remove)
      if (add.length > 0) {
        await platform.addToCollection(collection, add)
        const samara = await samaraOnPlatformRepository(database, storeId).read(id)
        if (samara) await platform.changeCollection(collection, await fieldsOf(storeId, samara))
      }
      const touched = [...remove, ...add]
      return { way: 'positions', positions: touched.length === 0 ? present : await readCollection(platform, collection), touched }
    },
  }
}
