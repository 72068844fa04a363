import type { ComponentType, ReactNode } from 'react'
import { languages, WordsProvider, type Language } from '../words/index.ts'

export interface SnapshotSheetProps {
  children: ReactNode
}

/** A sheet on which a component is drawn in all its looks; its picture is taken in both themes and approved. */
export function SnapshotSheet({ children }: SnapshotSheetProps) {
  return <div className="flex flex-col gap-6 text-md">{children}</div>
}

export interface SnapshotRowProps {
  /** What the row shows, in a word or two. */
  name: string
  /** Three columns of equal width, for what is as wide as what it stands in. @default false */
  columns?: boolean | undefined
  children: ReactNode
}

/** One line of a snapshot: a name at the left, the looks at the right, wrapping when they need to. */
export function SnapshotRow({ name, columns = false, children }: SnapshotRowProps) {
  return (
    <section className="flex flex-col gap-2 sm:flex-row sm:items-start sm:gap-6">
      <h2 className="w-28 shrink-0 pt-1 text-xs text-muted">{name}</h2>
      <div
        className={
          columns ? 'grid min-w-0 flex-1 grid-cols-1 items-start gap-4 sm:grid-cols-3' : 'flex min-w-0 flex-1 flex-wrap items-start gap-4'
        }
      >
        {children}
      </div>
    </section>
  )
}

export interface RowPerLanguageProps {
  /** See {@link SnapshotRow}. @default false */
  columns?: boolean | undefined
  children: ReactNode | ((language: Language) => ReactNode)
}

/** A snapshot with the same content once in every language, a row each. */
export function RowPerLanguage({ columns, children }: RowPerLanguageProps) {
  return (
    <SnapshotSheet>
      {languages.map((language) => (
        <SnapshotRow key={language} name={language} columns={columns}>
          <WordsProvider language={language}>{typeof children === 'function' ? children(language) : children}</WordsProvider>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  )
}

/** The same for a component that is as wide as its row. */
export function InEveryLanguage({ children }: { children: ReactNode | ((language: Language) => ReactNode) }) {
  return (
    <RowPerLanguage>
      {(language) => (
        <div lang={language} className="min-w-0 flex-1">
          {typeof children === 'function' ? children(language) : children}
        </div>
      )}
    </RowPerLanguage>
  )
}

/** For stories of what is as wide as what it stands in: gives it the width of a form, but leaves the snapshot its sheet. */
export function InFormWidth(Story: ComponentType, { name }: { name: string }) {
  return (
    <div className={name.startsWith('Snapshot') ? '' : 'max-w-80'}>
      <Story />
    </div>
  )
}

/** The states that can be drawn without a pointer; `rest` draws none. Spread the result on the element itself. */
export const drawnStates = ['rest', 'hover', 'pressed', 'focus'] as const
export type DrawnState = (typeof drawnStates)[number]

/** What makes an element look as if it were in that state (in Storybook only). */
export const drawn = (state: DrawnState): { 'data-drawn'?: DrawnState } => (state === 'rest' ? {} : { 'data-drawn': state })
