import { readNoticeSettings, saveNoticeSettings, type NoticeSettings } from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

const savings = change<typeof saveNoticeSettings>()
const saving = {
  optimistic: [
    savings(
      readNoticeSettings,
      ({ query }) => ({ query }),
      (_, { body }) => body,
    ),
  ],
}

export interface NoticeSettingsData {
  settings: NoticeSettings | undefined
  failure: Failure | undefined
  again: () => void
  /** It shows at once. Rejects with what `call` throws. */
  save: (settings: NoticeSettings) => Promise<unknown>
}

/** What the person is notified of, and whether by e-mail. */
export function useNoticeSettings(): NoticeSettingsData {
  const { person } = useSession()
  const query = { username: person.email }
  const { data, failure, again } = useEndpoint(readNoticeSettings, { query })
  const { run } = useCommand(saveNoticeSettings, saving)
  return { settings: data, failure, again, save: (settings) => run({ query, body: settings }) }
}
