import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { product } from '../../contract/index.ts'
import { CheckIcon, CloseIcon } from '../../src/design/icon/index.ts'
import { Mark } from '../../src/design/mark/index.ts'
import { Chapter, FoundationPage } from './foundation-page.tsx'

const meta = { title: 'Foundations/Identity' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Identity() {
  return (
    <FoundationPage
      title="Identity"
      lead="A samara is a winged seed: it falls where the wind takes it, but its shape decides how far it comes. The mark is that seed. Its wing is a list of three rows, the longest on top."
    >
      <Chapter title="The seed">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field>
            <Mark className="[&>svg]:size-40" />
          </Field>
          <Field ground="bg-sunken">
            <Mark name={product.name} size="lg" />
          </Field>
        </div>
        <p className="max-w-2xl text-muted">
          Three rows in the accent, the nut in the seed’s copper: the two colours of the brand. Copper decorates in the mark and in
          drawings; elsewhere it is one curve among others.
        </p>
      </Chapter>

      <Chapter
        title="Room"
        note="Around the mark stays as much free as the nut is wide, a third of its height. Smaller than 20 pixels it is not drawn; beside the name it is as high as a line of text."
      >
        <div className="flex flex-wrap items-center gap-6">
          <span className="border border-dashed border-control p-7">
            <Mark className="outline outline-1 outline-default [&>svg]:size-20" />
          </span>
          <span className="border border-dashed border-control p-4">
            <Mark name={product.name} size="lg" className="outline outline-1 outline-default" />
          </span>
          <span className="flex items-end gap-6 text-xs text-muted tabular-nums">
            {(['sm', 'md', 'lg'] as const).map((size, at) => (
              <span key={size} className="flex flex-col items-center gap-2">
                <Mark size={size} />
                {[20, 28, 44][at]} px
              </span>
            ))}
          </span>
        </div>
      </Chapter>

      <Chapter
        title="The name"
        note={`${product.name}, with one capital, set in the semibold of the text around it and drawn a little tighter. It is a name and is never translated; “the ${product.name}” does not exist.`}
      >
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Verdict good says="The mark, then the name">
            <Mark name={product.name} />
          </Verdict>
          <Verdict good says="The mark alone, where the name is known">
            <Mark />
          </Verdict>
          <Verdict says="No capitals, no spacing">
            <span className="font-semibold tracking-widest uppercase">{product.name}</span>
          </Verdict>
          <Verdict says="No other colour, no tilt">
            <span className="rotate-12 [&_path]:fill-danger">
              <Mark />
            </span>
          </Verdict>
          <Verdict says="Not stretched">
            <span className="scale-x-150">
              <Mark />
            </span>
          </Verdict>
          <Verdict says="Not on a ground that swallows it">
            <span className="grid size-full place-items-center rounded-md bg-accent">
              <Mark />
            </span>
          </Verdict>
          <Verdict says="No shadow, no frame">
            <span className="rounded-md border-2 border-strong p-2 shadow-dialog">
              <Mark />
            </span>
          </Verdict>
          <Verdict says="Not as a bullet or a pattern">
            <span className="grid grid-cols-4 gap-1">
              {[...'seedseed'].map((_, at) => (
                <Mark key={at} size="sm" />
              ))}
            </span>
          </Verdict>
        </div>
      </Chapter>
    </FoundationPage>
  )
}

function Field({ ground = 'bg-surface', children }: { ground?: string; children: ReactNode }) {
  return <div className={`grid min-h-64 place-items-center rounded-xl border border-subtle ${ground}`}>{children}</div>
}

function Verdict({ good = false, says, children }: { good?: boolean; says: string; children: ReactNode }) {
  return (
    <figure className="flex flex-col gap-2">
      <div className="grid h-28 place-items-center overflow-hidden rounded-lg border border-subtle bg-surface p-3">{children}</div>
      <figcaption className="flex gap-1.5 text-xs text-muted">
        <span className={good ? 'text-success' : 'text-danger'}>{good ? <CheckIcon /> : <CloseIcon />}</span>
        {says}
      </figcaption>
    </figure>
  )
}

/** What stands for the product: the seed, the name, the room around them, and what is not done to them. */
export const Snapshot: Story = { render: () => <Identity /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <Identity /> }
