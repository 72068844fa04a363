import { rankTexts } from '../../../../contract/index.ts'

/** Ranks texts in a worker: sorting a hundred thousand names would block the page too long. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; texts: readonly string[] }>) => {
  const { ranks, values } = rankTexts(data.texts)
  postMessage({ id: data.id, ranks, values }, { transfer: [ranks.buffer] })
})
