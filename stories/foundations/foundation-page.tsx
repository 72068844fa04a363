import type { ReactNode } from 'react'

export interface FoundationPageProps {
  title: string
  /** What is meant by it, in a sentence or two. */
  lead: string
  children: ReactNode
}

/** A page of the foundations: a title, what is meant, and chapters drawn from the token files. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-12 py-4 text-md">
      <header className="flex flex-col gap-2 border-b border-default pb-6">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="max-w-2xl text-lg text-balance text-muted">{lead}</p>
      </header>
      {children}
    </article>
  )
}

export interface ChapterProps {
  title: string
  /** How it is written in code. */
  code?: string | undefined
  note?: ReactNode
  children: ReactNode
}

/** A section of a page of the foundations. */
export function Chapter({ title, code, note, children }: ChapterProps) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl font-semibold">
          {title} {code === undefined ? null : <code className="text-xs font-normal text-muted">{code}</code>}
        </h2>
        {note === undefined ? null : <p className="max-w-2xl text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
