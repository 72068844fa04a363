import { expect, test } from 'vitest'
import { themeCss } from './theme-css.ts'

test('the stylesheet on disk says what the tokens say', async () => {
  await expect(themeCss()).toMatchFileSnapshot('./theme.css')
})
