import { Close, Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { useWords } from '../words/index.ts'

export interface DrawerSheetProps {
  title: ReactNode
  description?: ReactNode
  /** Beside the title: a badge, a button. */
  titleAside?: ReactNode
  /** Buttons at the bottom, the one thing to do last. Wrap one in `DrawerClose` to make it close. */
  actions?: ReactNode
  /** Around the content; `none` for lists that reach the edges. @default 'md' */
  padding?: 'none' | 'md' | undefined
  children?: ReactNode
}

/** What stands in a drawer: title and way out, the content that scrolls, the actions. */
export function DrawerSheet({ title, description, titleAside, actions, padding = 'md', children }: DrawerSheetProps) {
  const words = useWords()
  return (
    <>
      <div
        className={`flex shrink-0 items-start justify-between gap-3 px-5 pt-3.5 ${padding === 'none' ? 'border-b border-subtle pb-3' : 'pb-2'}`}
      >
        <div className="min-w-0 pt-0.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Title className="min-w-0 text-lg font-semibold">{title}</Title>
            {titleAside}
          </div>
          {description && <Description className="text-muted">{description}</Description>}
        </div>
        <Close asChild>
          <SilentIconButton label={words.close} icon={<CloseIcon />} className="-mr-1.5" />
        </Close>
      </div>
      <div
        data-part="body"
        tabIndex={0}
        role="group"
        aria-label={words.content}
        className={`min-h-0 flex-1 overflow-y-auto -outline-offset-2 outline-focus focus-visible:outline-2 ${padding === 'none' ? '' : 'px-5 pt-1 pb-5'}`}
      >
        {children}
      </div>
      {actions && (
        <div
          data-part="actions"
          className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-subtle bg-sunken/50 px-5 py-3 max-sm:flex-col max-sm:[&>*]:w-full"
        >
          {actions}
        </div>
      )}
    </>
  )
}
