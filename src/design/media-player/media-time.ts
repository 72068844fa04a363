/** Seconds as a clock writes them: `0:07`, `12:30`, `1:02:03`. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Where a jump lands: never before the beginning or after the end. */
export const landing = (from: number, by: number, duration: number): number => Math.min(Math.max(0, from + by), duration)

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

/** What a key does while the player has the focus; nothing for other keys. */
export type MediaKey = 'toggle' | 'back' | 'forward' | 'farBack' | 'farForward' | 'start' | 'end' | 'captions' | 'fullScreen' | 'mute'

const keys: Readonly<Record<string, MediaKey>> = {
  k: 'toggle',
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  j: 'farBack',
  l: 'farForward',
  Home: 'start',
  End: 'end',
  c: 'captions',
  f: 'fullScreen',
  m: 'mute',
}

export const mediaKey = (key: string): MediaKey | undefined => keys[key.length === 1 ? key.toLowerCase() : key]
