import { ButtonLink } from '../button/index.ts'
import { AddIcon } from '../icon/index.ts'
import { Illustration } from '../illustration/index.ts'
import { useStoreTexts } from './store-selector.words.ts'

/** There is no store yet, and here is the way to one. */
export function NoStores({ addHref }: { addHref: string }) {
  const { say } = useStoreTexts()
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Illustration name="notConnected" size="sm" className="mb-1" />
      <p className="font-semibold">{say.none}</p>
      <p className="text-sm text-balance text-muted">{say.noneAdvice}</p>
      <ButtonLink href={addHref} tone="accent" icon={<AddIcon />} className="mt-3">
        {say.add}
      </ButtonLink>
    </div>
  )
}
