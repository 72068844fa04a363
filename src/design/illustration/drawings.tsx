import type { ComponentType } from 'react'
import { Empty, Failed, Forbidden, NoResult } from './absences.tsx'
import { Done, FirstVisit, NotConnected } from './beginnings.tsx'
import type { IllustrationName } from './illustration.variants.ts'

const drawings: Readonly<Record<IllustrationName, ComponentType>> = {
  empty: Empty,
  noResult: NoResult,
  failed: Failed,
  forbidden: Forbidden,
  done: Done,
  firstVisit: FirstVisit,
  notConnected: NotConnected,
}

/** The lines of an illustration. */
export function Drawing({ name }: { name: IllustrationName }) {
  const Lines = drawings[name]
  return <Lines />
}
