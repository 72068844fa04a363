import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { productOf } from './products.ts'

export interface BenchSearch {
  asked: string
  ask: (asked: string) => void
  /** Places that were found, ascending. */
  hits: readonly number[]
  /** The product on which the search stands. */
  hit: number | null
  /** Which of the hits that is, from 0. */
  nth: number
  step: (by: 1 | -1) => void
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Finds by name, reference and id, and walks from hit to hit. */
export function useBenchSearch(order: readonly number[], first: string, reveal: (id: number) => void): BenchSearch {
  const [asked, setAsked] = useState(first)
  const [nth, setNth] = useState(0)
  const hits = useMemo(() => {
    const words = plain(asked).split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    return order.flatMap((id, place) => {
      const { name, reference } = productOf(id)
      const text = plain(`${name} ${reference} ${id}`)
      return words.every((word) => text.includes(word)) ? [place] : []
    })
  }, [order, asked])
  const idAt = (at: number): number | null => order[hits[at] ?? -1] ?? null
  const hit = idAt(nth)
  const show = useEffectEvent(reveal)
  useEffect(() => {
    if (hit !== null) show(hit)
  }, [hit])
  return {
    asked,
    ask: (next) => {
      setAsked(next)
      setNth(0)
    },
    hits,
    hit,
    nth,
    step: (by) => {
      if (hits.length === 0) return
      setNth((nth + by + hits.length) % hits.length)
    },
  }
}
