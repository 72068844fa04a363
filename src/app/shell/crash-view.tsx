import { product } from '../../../contract/index.ts'
import { Button } from '../../design/button/index.ts'
import { Mark } from '../../design/mark/index.ts'

export interface CrashViewProps {
  words: { title: string; text: string; action: string }
  onAgain: () => void
}

/** Stands in the product's place when it cannot be drawn. */
export function CrashView({ words, onAgain }: CrashViewProps) {
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center gap-3 bg-canvas px-6 text-center text-default">
      <Mark name={product.name} size="lg" className="mb-4" />
      <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
      <p className="max-w-md text-lg text-muted">{words.text}</p>
      <Button tone="accent" size="lg" className="mt-3" onClick={onAgain}>
        {words.action}
      </Button>
    </main>
  )
}
