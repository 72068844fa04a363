/**
 * `npm run videos [-- NAME…]`: records the videos of the quick demo from the running product, in every language,
 * with their captions, transcripts and the pictures of the help. A name is a topic (`manual-sort`), a language
 * (`es`) or both (`es/manual-sort`); `--texts` records nothing and writes captions and transcripts anew.
 */
import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright'
import { startProduct } from '../../bench/product.ts'
import { languages, type Language } from '../../contract/index.ts'
import { testChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { prepareShops, type JourneyShops } from '../journey-shops.ts'
import { buildWebApp } from '../web-build.ts'
import { captionsOf, transcriptOf } from './captions.ts'
import { writePicture, writePoster, writeVideo } from './encode.ts'
import { picturesPerSecond } from './camera.ts'
import { film, pictureAt, pictures } from './film.ts'
import { openBeginning } from './opening.ts'
import { Performer } from './performer.ts'
import { secondsOf, type PicturesScript, type VideoScript } from './script.ts'
import { picturesScripts, videoScripts } from './scripts.ts'
import {
  fileHash,
  filesOf,
  nameOf,
  pictureFile,
  picturesHash,
  readNotes,
  scriptHash,
  writtenNotes,
  type RecordedFrom,
} from './video-files.ts'

/** Milliseconds in which a page that has come to rest draws its last. */
const settled = 1_500

interface Take {
  script: VideoScript | PicturesScript
  language: Language
  name: string
}

const takes: readonly Take[] = languages.flatMap((language): Take[] => [
  ...videoScripts.map((script) => ({ script, language, name: nameOf(script.topic, language) })),
  ...picturesScripts.map((script) => ({ script, language, name: `${language}/${script.page}` })),
])

/** The takes that these names mean; all where there is none. @throws where a name means nothing */
function chosen(names: readonly string[]): readonly Take[] {
  const isMeant = ({ name }: Take, meant: string): boolean => name === meant || name.split('/').includes(meant)
  const unknown = names.filter((name) => !takes.some((take) => isMeant(take, name)))
  if (unknown.length > 0)
    throw new Error(`There is no video or page ${unknown.join(', ')}. There are: ${takes.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? takes : takes.filter((take) => names.some((name) => isMeant(take, name)))
}

async function writeTexts(): Promise<void> {
  for (const { script, language } of takes) {
    if ('pictures' in script) continue
    const files = filesOf(script.topic, language)
    await mkdir(dirname(files.captions), { recursive: true })
    await writeFile(files.captions, captionsOf(script, language))
    await writeFile(files.transcript, transcriptOf(script, language))
  }
}

async function writeStepPicture(jpeg: Buffer, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writePicture(jpeg, file)
}

/** Takes the pictures of a task that has no video. */
async function photograph(page: Page, { page: of, pictures: wanted }: PicturesScript, language: Language): Promise<void> {
  const performer = new Performer(page, language)
  for (const { name, actions } of wanted) {
    for (const action of actions) await performer.do(action)
    await sleep(settled)
    await writeStepPicture(await page.screenshot({ type: 'jpeg', quality: 94 }), pictureFile({ of, name }, language))
  }
}

/** Records one video, with its poster and a picture of each step. */
async function record(page: Page, script: VideoScript, language: Language): Promise<void> {
  const { shots, passages, kept } = await film(page, script, language)
  for (const { step, at } of kept) await writeStepPicture(pictureAt(shots, at), pictureFile({ of: script.topic, name: step }, language))
  const { video, poster } = filesOf(script.topic, language)
  const all = [...pictures(shots, passages)]
  await writeVideo(all, video)
  // What the second half begins with says more than the first picture.
  await writePoster(all[Math.round(secondsOf(script) * picturesPerSecond * 0.6)]!, poster)
  const [size, shotRate] = [(await stat(video)).size, shots.length / secondsOf(script)]
  console.log(`  ${String(secondsOf(script))} s, ${(size / 1024).toFixed(0)} kB (${shotRate.toFixed(0)} pictures a second were drawn)`)
}

/** Makes one video, or the pictures of a task, and notes what from. */
async function make({ script, language, name }: Take, browser: Browser, server: { address: string; simulatorPort: string }): Promise<void> {
  const page = await openBeginning(browser, { ...server, script, language })
  if ('pictures' in script) await photograph(page, script, language)
  else await record(page, script, language)
  await page.context().close()
  const note: RecordedFrom = {
    script: scriptHash(script, language),
    ...('topic' in script && { video: fileHash(filesOf(script.topic, language).video) }),
    pictures: picturesHash('topic' in script ? script.topic : script.page, language),
  }
  const { file, text } = writtenNotes({ ...readNotes(), [name]: note })
  writeFileSync(file, text)
  console.log(`✓ ${name}`)
}

/** Makes takes on a server with a database, a demo shop and a platform of its own. */
async function makeOnOneServer(takes: readonly Take[], shops: JourneyShops, browser: Browser, folder: string): Promise<void> {
  const name = takes[0]!.name
  const simulatorPort = String(await freePort())
  const product = await startProduct(join(folder, name.replace('/', '-')), {
    DATABASE_URL: await shops.copy(name.replaceAll(/\W/g, '_')),
    SAMARA_SECRET_KEY: shops.secretKey,
    SAMARA_SIMULATOR_PORT: simulatorPort,
    SAMARA_SIMULATOR_FAULTS: 'on',
    SAMARA_VTEX_URL: `http://127.0.0.1:${simulatorPort}/{account}`,
  })
  try {
    for (const take of takes) await make(take, browser, { address: product.address, simulatorPort })
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
    for (const take of wanted.filter(({ script }) => 'topic' in script)) await makeOnOneServer([take], shops, browser, folder)
    // Pictures of tasks change nothing.
    const pictured = wanted.filter(({ script }) => 'pictures' in script)
    if (pictured.length > 0) await makeOnOneServer(pictured, shops, browser, folder)
  } finally {
    await browser.close()
    await shops.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
