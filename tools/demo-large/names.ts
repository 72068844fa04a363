import { type Random, shuffled } from './seeded-random.ts'

const colours = [
  'Red',
  'Blue',
  'Pink',
  'Green',
  'White',
  'Black',
  'Ivory',
  'Cream',
  'Sage',
  'Mint',
  'Lilac',
  'Turquoise',
  'Coral',
  'Mustard',
  'Navy',
  'Grey',
  'Blush',
  'Teal',
  'Apricot',
  'Plum',
  'Olive',
  'Sky Blue',
  'Terracotta',
  'Duck Egg',
  'Charcoal',
  'Lavender',
  'Peach',
  'Rust',
  'Sand',
  'Raspberry',
]
const designs = [
  'Retrospot',
  'Gingham',
  'Rose',
  'Paisley',
  'Polka Dot',
  'Meadow',
  'Harlequin',
  'Herringbone',
  'Daisy',
  'Bird',
  'Heart',
  'Stripe',
  'Botanical',
  'Trellis',
  'Woodland',
  'Fleur',
  'Toile',
  'Harbour',
  'Ditsy',
  'Star',
  'Lace',
  'Strawberry',
  'Fern',
  'Swallow',
  'Chevron',
  'Carousel',
  'Orchard',
  'Poppy',
  'Willow',
  'Scandi',
]

/** Words of the shop's own names that would contradict another colour or design. */
const contradictory = new Set(
  [
    ...colours,
    ...designs,
    'Purple',
    'Yellow',
    'Brown',
    'Orange',
    'Gold',
    'Silver',
    'Spot',
    'Spots',
    'Polkadot',
    'Spotty',
    'Floral',
    'Flower',
    'Hearts',
    'Stars',
    'Lilac',
    'Regency',
    'Baroque',
    'Assorted',
    'Asst',
    'Colour',
    'Colours',
    'Union',
    'Jack',
    'Flag',
    'Print',
    'Design',
    'Pattern',
    'Striped',
    'Stripes',
  ].flatMap((words) => words.toLowerCase().split(' ')),
)

/** What the thing is, without its colour and design: at least two words, or the name as it was. */
export function thingOf(name: string): string {
  const words = name.replaceAll(/[()]/g, '').split(/\s+/)
  const kept = words.filter((word) => !word.split('/').every((part) => contradictory.has(part.toLowerCase())))
  while (/^(and|with|in|of|&|\+|the)$/i.test(kept.at(-1) ?? '')) kept.pop()
  while (/^(and|with|in|&|\+)$/i.test(kept[0] ?? '')) kept.shift()
  const thing = kept.join(' ').replaceAll(/\b(and|with|in) (and|with|in)\b/gi, '$1')
  return kept.length >= 2 ? thing : name
}

/** Gives things names that nothing else of the shop has. */
export function createNames(random: Random): (name: string) => string {
  const looks = shuffled(
    colours.flatMap((colour) => designs.map((design) => `${colour} ${design}`)),
    random,
  )
  const used = new Map<string, number>()
  const things = new Map<string, string>()
  return (name) => {
    const thing = things.get(name) ?? thingOf(name)
    things.set(name, thing)
    const times = used.get(thing) ?? 0
    used.set(thing, times + 1)
    // Things begin at different looks, so that neighbours do not match.
    const look = looks[(times + thing.length * 37) % looks.length]!
    const round = Math.floor(times / looks.length)
    return `${look} ${thing}${round === 0 ? '' : ` No. ${round + 1}`}`
  }
}

const firsts = [
  'Briar',
  'Harbour',
  'Linden',
  'Marlow',
  'Ashby',
  'Fenwick',
  'Hollis',
  'Juniper',
  'Kestrel',
  'Larkspur',
  'Merton',
  'Orchard',
  'Penrose',
  'Quill',
  'Rowan',
  'Selby',
  'Thistle',
  'Wren',
  'Yarrow',
  'Alder',
]
const seconds = [
  '& Lane',
  'Mill',
  'House',
  'Pottery',
  'Home',
  '& Finch',
  'Works',
  'Studio',
  'Goods',
  '& Sons',
  'Cottage',
  'Trading',
  'Linen',
  '& Rye',
  'Craft',
  'Garden',
]

/** Names of 320 brands. */
export const brandNames = (random: Random): string[] =>
  shuffled(
    firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`)),
    random,
  )
