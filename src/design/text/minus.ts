/** A number as it is written, with a minus (U+2212): a hyphen is shorter than a digit, and screen readers pass over it. */
export const withMinus = (written: string): string => written.replace('-', '\u2212')
