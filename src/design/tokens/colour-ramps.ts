/**
 * Colours before they mean anything: ramps in OKLCH with even steps of lightness, written as sRGB.
 * Nobody paints with these. `colour.ts` gives them meaning, and components know meanings only.
 */
export const ramps = {
  paper: { 0: '#ffffff', 25: '#fbfaf8', 50: '#f6f6f3', 100: '#f0f0ec', 150: '#e9e9e4', 200: '#dfdfda', 300: '#cdccc6', 400: '#a6a59d', 500: '#828078', 550: '#727069', 600: '#626159', 700: '#4a4943', 750: '#373c38', 800: '#2a2f2b', 850: '#222622', 900: '#1a1d1b', 925: '#151815', 950: '#101311', 975: '#0b0d0b' },
  evergreen: { 50: '#ecfaf3', 100: '#daf4e8', 200: '#b8e9d3', 300: '#89d9b8', 400: '#5cc39c', 500: '#35a780', 600: '#038863', 700: '#006a4d', 800: '#00513a', 900: '#003c2a', 950: '#032a1d' },
  leaf: { 50: '#edfaec', 100: '#ddf5da', 200: '#beebb8', 300: '#94db8c', 400: '#6dc564', 500: '#4ca943', 600: '#2d8926', 700: '#1b6c14', 800: '#11520c', 900: '#0e3c0a', 950: '#0b2b08' },
  amber: { 50: '#fef4e7', 100: '#fdead0', 200: '#fad6a5', 300: '#f2bb6a', 400: '#e19d2c', 500: '#c18201', 600: '#9a6700', 700: '#795000', 800: '#5d3c00', 900: '#452c00', 950: '#321e00' },
  brick: { 50: '#fff3f1', 100: '#ffe6e3', 200: '#fed0c9', 300: '#ffaea4', 400: '#ff8276', 500: '#f25048', 600: '#cc2f2c', 700: '#a41b1c', 800: '#7f1112', 900: '#5e0f0e', 950: '#430c0a' },
  sky: { 50: '#eff7ff', 100: '#deefff', 200: '#bfe1fe', 300: '#92cdff', 400: '#5ab4fb', 500: '#3698e0', 600: '#0d79bc', 700: '#005e96', 800: '#004774', 900: '#013456', 950: '#04253d' },
  copper: { 50: '#fff3ed', 100: '#ffe8da', 200: '#ffd2b7', 300: '#fdb285', 400: '#ec935b', 500: '#d07639', 600: '#ad5919', 700: '#8a4307', 800: '#6b3102', 900: '#4f2405', 950: '#381a05' },
} as const
