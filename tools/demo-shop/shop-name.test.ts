import { expect, test } from 'vitest'
import { shopName, usualDescription } from './shop-name.ts'

test.each([
  ['WHITE HANGING HEART T-LIGHT HOLDER', 'White Hanging Heart T-Light Holder'],
  ['S/4 CACTI CANDLES', 'Set of 4 Cacti Candles'],
  ['SET/6 RED SPOTTY PAPER CUPS', 'Set of 6 Red Spotty Paper Cups'],
  ['ROUND SNACK BOXES SET OF4 WOODLAND', 'Round Snack Boxes Set of 4 Woodland'],
  ['BAKING SET 9 PIECE RETROSPOT', 'Baking Set 9 Piece Retrospot'],
  ['SET 10 CARDS SNOWY ROBIN 17099', 'Set of 10 Cards Snowy Robin'],
  ["PACK OF 12 50'S CHRISTMAS TISSUES", "Pack of 12 50's Christmas Tissues"],
  ['CHILDRENS CUTLERY DOLLY GIRL', "Children's Cutlery Dolly Girl"],
  ['CHARLIE+LOLA"EXTREMELY BUSY" SIGN', 'Charlie & Lola "Extremely Busy" Sign'],
  ['SILVER/M.O.P PENDANT ORBIT NECKLACE', 'Silver/Mother-of-Pearl Pendant Orbit Necklace'],
  ['DOORMAT KEEP CALM AND COME IN', 'Doormat Keep Calm and Come In'],
  ['POLYESTER FILLER PAD 30CMx30CM', 'Polyester Filler Pad 30x30cm'],
  ['SILICON CUBE 25W, BLUE', 'Silicon Cube 25W, Blue'],
  ['SCENTED  CANDLE   IN DIGITALIS TIN', 'Scented Candle in Digitalis Tin'],
  ['BLUE ROSE PATCH PURSE PINK BUTTERFL', 'Blue Rose Patch Purse Pink Butterfly'],
  ['*USB Office Mirror Ball', 'USB Office Mirror Ball'],
])('%s reads %s', (written, read) => {
  expect(shopName(written)).toBe(read)
})

test('a note of the stock keeper never names a product that has a name', () => {
  expect(
    usualDescription(
      new Map([
        ['damaged?', 9],
        ['check', 8],
        ['PARTY BUNTING', 1],
      ]),
    ),
  ).toBe('PARTY BUNTING')
})

test('of two names the one used more often is kept, whatever came first', () => {
  expect(
    usualDescription(
      new Map([
        ['RED 3 PIECE RETROSPOT CUTLERY SET', 12],
        ['CHILDRENS CUTLERY RETROSPOT RED', 58],
      ]),
    ),
  ).toBe('CHILDRENS CUTLERY RETROSPOT RED')
})
