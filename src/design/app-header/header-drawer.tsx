import { Close, Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { ModalContext } from '../dialog/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import type { DemandedProps } from '../on-demand/index.ts'
import { useWords } from '../words/index.ts'
import { drawer } from './app-header.variants.ts'

export interface HeaderDrawerProps extends DemandedProps {
  children: ReactNode
}

/** Where the header's ways go when there is no room for them in the line. */
export function HeaderDrawer({ trigger, open, onOpenChange, children }: HeaderDrawerProps) {
  const words = useWords()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear" />
        <Content
          className={drawer()}
          aria-describedby={undefined}
          onClick={({ target }) => {
            // A link that is followed closes it, also the one of the page that one is on.
            if ((target as Element).closest('a, [data-closes]')) onOpenChange(false)
          }}
          onOpenAutoFocus={(event) => {
            const first =
              (event.target as HTMLElement).querySelector<HTMLElement>('a[aria-current]') ??
              (event.target as HTMLElement).querySelector('a')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
        >
          <div className="flex items-center justify-between">
            <Title className="px-2 text-sm font-medium text-muted">{words.mainMenu}</Title>
            <Close asChild>
              <SilentIconButton label={words.close} icon={<CloseIcon />} />
            </Close>
          </div>
          <ModalContext value>{children}</ModalContext>
        </Content>
      </Portal>
    </Root>
  )
}
