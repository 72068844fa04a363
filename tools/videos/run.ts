/**
 * `npm run videos [-- NAME…]`: records the videos of the quick demo from the running product, in every language, with their captions and transcripts. A
 * name is a topic (`manual-sort`), a language (`es`) or both (`es/manual-sort`); `--texts` records nothing and writes captions and transcripts anew.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { startProduct } from '../../bench/product.ts'
import { languages, type Language } from '../../contract/index.ts'
import { testChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { prepareShops, type JourneyShops } from '../journey-shops.ts'
import { buildWebApp } from '../web-build.ts'
import { captionsOf, transcriptOf } from './captions.ts'
import { writePoster, writeVideo } from './encode.ts'
import { picturesPerSecond } from './camera.ts'
import { film, pictures } from './film.ts'
import { openBeginning } from './opening.ts'
import { secondsOf, type VideoScript } from './script.ts'
import { videoScripts } from './scripts.ts'
import { fileHash, filesOf, nameOf, readNotes, scriptHash, writtenNotes } from './video-files.ts'

interface Take {
  script: VideoScript
  language: Language
  name: string
}

const takes: readonly Take[] = languages.flatMap((language) =>
  videoScripts.map((script) => ({ script, language, name: nameOf(script.topic, language) })),
)

/** The takes that these names mean; all where there is none. @throws where a name means nothing */
function chosen(names: readonly string[]): readonly Take[] {
  const isMeant = ({ name }: Take, meant: string): boolean => name === meant || name.split('/').includes(meant)
  const unknown = names.filter((name) => !takes.some((take) => isMeant(take, name)))
  if (unknown.length > 0) throw new Error(`There is no video ${unknown.join(', ')}. There are: ${takes.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? takes : takes.filter((take) => names.some((name) => isMeant(take, name)))
}

async function writeTexts(): Promise<void> {
  for (const { script, language } of takes) {
    const files = filesOf(script.topic, language)
    await mkdir(dirname(files.captions), { recursive: true })
    await writeFile(files.captions, captionsOf(script, language))
    await writeFile(files.transcript, transcriptOf(script, language))
  }
}

/** Records one video on a server with a database, a demo shop and a platform of its own. */
async function record({ script, language, name }: Take, shops: JourneyShops, browser: Browser, folder: string): Promise<void> {
  const simulatorPort = String(await freePort())
  const product = await startProduct(join(folder, name.replace('/', '-')), {
    DATABASE_URL: await shops.copy(name.replaceAll(/\W/g, '_')),
    SAMARA_SECRET_KEY: shops.secretKey,
    SAMARA_SIMULATOR_PORT: simulatorPort,
    SAMARA_SIMULATOR_FAULTS: 'on',
    SAMARA_VTEX_URL: `http://127.0.0.1:${simulatorPort}/{account}`,
  })
  try {
    const page = await openBeginning(browser, { address: product.address, simulatorPort, script, language })
    const { shots, passages } = await film(page, script, language)
    await page.context().close()
    const { video, poster } = filesOf(script.topic, language)
    const all = [...pictures(shots, passages)]
    await writeVideo(all, video)
    // What the second half begins with says more than the first picture.
    await writePoster(all[Math.round(secondsOf(script) * picturesPerSecond * 0.6)]!, poster)
    const { file, text } = writtenNotes({ ...readNotes(), [name]: { script: scriptHash(script, language), video: fileHash(video) } })
    await writeFile(file, text)
    const [size, shotRate] = [(await stat(video)).size, shots.length / secondsOf(script)]
    console.log(
      `✓ ${name}: ${String(secondsOf(script))} s, ${(size / 1024).toFixed(0)} kB (${shotRate.toFixed(0)} pictures a second were drawn)`,
    )
  } finally {
    await product.stop()
  }
}

const given = process.argv.slice(2)
const wanted = chosen(given.filter((each) => !each.startsWith('--')))
await writeTexts()
if (!given.includes('--texts')) {
  await buildWebApp(console.log)
  const folder = await mkdtemp(join(tmpdir(), 'samara-videos-'))
  console.log('Bringing in the demo shop …')
  const shops = await prepareShops(folder, 0)
  const browser = await chromium.launch(await testChromium())
  try {
    for (const take of wanted) await record(take, shops, browser, folder)
  } finally {
    await browser.close()
    await shops.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
