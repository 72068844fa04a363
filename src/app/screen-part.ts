import { type ComponentType, lazy, type ReactElement } from 'react'
import { type Namespace, prepareSentences } from '../i18n/index.ts'
import { earlyPart } from './part-at-once.ts'

const bringers = new Map<unknown, () => Promise<unknown>>()

/** A screen whose code, and what it says when it is first drawn, come when it is drawn, or before. */
export function screenPart<Props>(load: () => Promise<ComponentType<Props>>, ...namespaces: Namespace[]) {
  const { bring, part } = earlyPart(async () => {
    const [page] = await Promise.all([load(), prepareSentences(...namespaces)])
    return { default: page }
  })
  const Screen = lazy(part)
  bringers.set(Screen, bring)
  return Screen
}

/** Brings what an element draws, where that is a screen that comes when it is drawn. */
export const bring = async ({ type }: ReactElement): Promise<unknown> => bringers.get(type)?.()
