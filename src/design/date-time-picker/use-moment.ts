import { useState } from 'react'
import { instantsOf, wallTimeOf, type Instants } from './zoned-time.ts'

/** A day and a time as far as they are known; of an hour that comes twice, whether the second one is meant. */
export interface Known {
  readonly day: string | null
  readonly time: string | null
  readonly second: boolean
}

/** The instant behind a day and a time, and how the clocks show it. */
export interface Moment {
  readonly instants: Instants | null
  readonly instant: string | null
  readonly past: boolean
}

/** What a day and a time come to in a zone. */
export function momentOf({ day, time, second }: Known, timeZone: string, min: string): Moment {
  if (day === null || time === null) return { instants: null, instant: null, past: false }
  const instants = instantsOf({ day, time }, timeZone)
  const instant =
    instants.kind === 'once' ? instants.instant : instants.kind === 'never' ? instants.instead : second ? instants.second : instants.first
  return { instants, instant, past: Date.parse(instant) <= Date.parse(min) }
}

function knownOf(value: string | null, timeZone: string): Known {
  if (value === null) return { day: null, time: null, second: false }
  const wall = wallTimeOf(value, timeZone)
  const instants = instantsOf(wall, timeZone)
  return { ...wall, second: instants.kind === 'twice' && Date.parse(instants.second) === Date.parse(value) }
}

export interface MomentOptions {
  value: string | null
  onValueChange: (value: string | null) => void
  timeZone: string
  min: string
}

/** Keeps what is known while it is not yet an instant that can be taken, and tells of every one that is. */
export function useMoment({ value, onValueChange, timeZone, min }: MomentOptions) {
  const [known, setKnown] = useState(() => knownOf(value, timeZone))
  const [reported, setReported] = useState({ value, timeZone })
  if (value !== reported.value || timeZone !== reported.timeZone) {
    setReported({ value, timeZone })
    setKnown(knownOf(value, timeZone))
  }
  const change = (part: Partial<Known>): void => {
    const next = { ...known, ...part }
    const { instant, past } = momentOf(next, timeZone, min)
    const taken = past ? null : instant
    setKnown(next)
    setReported({ value: taken, timeZone })
    if (taken !== value) onValueChange(taken)
  }
  return { known, moment: momentOf(known, timeZone, min), change }
}
