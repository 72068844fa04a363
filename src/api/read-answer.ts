import { compactType } from '../../contract/index.ts'

/** What an answer holds; null for what is no JSON. Lists in columns come with a reader of their own. */
export const readAnswer = (response: Response): Promise<unknown> =>
  (response.headers.get('content-type')?.startsWith(compactType)
    ? import('./read-columns.ts').then(({ readColumns }) => readColumns(response))
    : response.json()
  ).catch(() => null)
