import { rankTexts } from '../../../../contract/index.ts'

/** Ranks texts beside the page: sorting a hundred thousand names takes longer than a page may be silent. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; texts: readonly string[] }>) => {
  const { ranks, values } = rankTexts(data.texts)
  postMessage({ id: data.id, ranks, values }, { transfer: [ranks.buffer] })
})
