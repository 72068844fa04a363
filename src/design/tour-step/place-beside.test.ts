import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gap, placeBeside } from './place-beside.ts'

const screen = { width: 1_280, height: 800 }
const sheet = { width: 320, height: 160 }

test('the sheet stands under its control, above it where there is no room below, and beside one that is as tall as the screen', () => {
  expect(placeBeside({ left: 100, top: 50, width: 80, height: 32 }, sheet, screen)).toEqual({ left: 100, top: 50 + 32 + gap })
  expect(placeBeside({ left: 100, top: 760, width: 80, height: 32 }, sheet, screen)).toEqual({ left: 100, top: 760 - gap - 160 })
  expect(placeBeside({ left: 100, top: 10, width: 80, height: 780 }, sheet, screen)).toEqual({ left: 180 + gap, top: 10 })
  expect(placeBeside({ left: 900, top: 10, width: 300, height: 780 }, sheet, screen)).toEqual({ left: 900 - gap - 320, top: 10 })
})

test('the sheet of a control in the bar at the bottom leaves the whole bar free', () => {
  const save = { left: 16, top: 700, width: 120, height: 32 }
  const phone = { width: 360, height: 740 }
  expect(placeBeside(save, sheet, phone, false, 96)).toEqual({ left: 16, top: 740 - 96 - gap - 160 })
  expect(placeBeside({ ...save, top: 500 }, sheet, phone, false, 96).top).toBe(532 + gap)
})

test('the sheet leaves free what stands under one of many controls, and never covers the one it is about', () => {
  const corner = { left: 1_280 - 320 - 16, top: 800 - 160 - 16 }
  expect(placeBeside({ left: 40, top: 300, width: 32, height: 48 }, sheet, screen, true)).toEqual(corner)
  // What is to be pressed next stands in the bar at the bottom.
  expect(placeBeside(null, sheet, screen, false, 57)).toEqual({ ...corner, top: corner.top - 57 })
  const inTheCorner = { left: 1_000, top: 700, width: 32, height: 48 }
  expect(placeBeside(inTheCorner, sheet, screen, true)).toEqual(placeBeside(inTheCorner, sheet, screen))
  expect(placeBeside(inTheCorner, sheet, screen, true)).not.toEqual(corner)
})

test('whatever it points at, the sheet is whole on the screen', () => {
  const place = fc.integer({ min: -2_000, max: 4_000 })
  const length = fc.integer({ min: 0, max: 3_000 })
  const control = fc.option(fc.record({ left: place, top: place, width: length, height: length }))
  const screens = fc.record({ width: fc.integer({ min: 360, max: 2_560 }), height: fc.integer({ min: 400, max: 1_440 }) })
  fc.assert(
    fc.property(control, screens, fc.boolean(), fc.integer({ min: 0, max: 200 }), (at, room, among, bar) => {
      const { left, top } = placeBeside(at, sheet, room, among, bar)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + sheet.width).toBeLessThanOrEqual(room.width)
      expect(top + sheet.height).toBeLessThanOrEqual(room.height)
    }),
  )
})
