import type { Decorator } from '@storybook/react-vite'
import { PageFrame } from '../../../src/design/page/index.ts'
import { ScreenHeader, type ScreenHeaderProps } from './frame.tsx'

/**
 * Sets a screen under the header that `parameters.header` describes, as the product does, or under
 * none where nothing is described. In `decorators` it stands before what gives the language.
 */
export const underHeader: Decorator = (Story, { parameters }) => {
  const header = parameters['header'] as ScreenHeaderProps | undefined
  return (
    <PageFrame header={header && <ScreenHeader {...header} />}>
      <Story />
    </PageFrame>
  )
}
