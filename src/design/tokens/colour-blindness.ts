type Triple = readonly [number, number, number]

/** Kinds of sight in which one of the three receptors does not work: the one for red, for green, for blue. */
export const colourBlindness = ['protanopia', 'deuteranopia', 'tritanopia'] as const
export type ColourBlindness = (typeof colourBlindness)[number]

/** Machado, Oliveira and Fernandes 2009, doi 10.1109/TVCG.2009.113, severity 1.0; they work on linear RGB. */
const matrices: Readonly<Record<ColourBlindness, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** sRGB to XYZ under D65 (IEC 61966-2-1), each row divided by the white point. */
const toXyz: readonly [Triple, Triple, Triple] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

/** A colour in CIELAB: lightness, green to red, blue to yellow. */
export type Lab = Triple

/**
 * A colour as somebody sees it.
 * @param hex `#rrggbb`
 * @param sight null: with all three receptors
 */
export function labOf(hex: string, sight: ColourBlindness | null): Lab {
  const linear = [channel(hex, 1), channel(hex, 3), channel(hex, 5)] as const
  const seen = sight === null ? linear : times(matrices[sight], linear).map((value) => Math.min(Math.max(value, 0), 1))
  const [x, y, z] = times(toXyz, seen as unknown as Triple).map((value) =>
    value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116,
  ) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const times = (matrix: readonly [Triple, Triple, Triple], [a, b, c]: Triple): readonly number[] =>
  matrix.map(([p, q, r]) => p * a + q * b + r * c)

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
const hueOf = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360)

/** How different two colours look, by CIEDE2000 (Sharma, Wu and Dalal 2005): 1 is just seen, 100 is black beside white. */
export function differenceOf([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2)
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const middle = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const t =
    1 -
    0.17 * Math.cos(radians(middle - 30)) +
    0.24 * Math.cos(radians(2 * middle)) +
    0.32 * Math.cos(radians(3 * middle + 6)) -
    0.2 * Math.cos(radians(4 * middle - 63))
  const byLightness = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2))
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma)
  const byHue = hue / (1 + 0.015 * chroma * t)
  const rotation = -Math.sin(radians(60 * Math.exp(-(((middle - 275) / 25) ** 2)))) * 2 * seventh(chroma)
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue)
}
