import { describe, expect, test } from 'vitest'
import { dragged, MOST_ZOOM, movedBy, pressed, stepped, WHOLE, zoomedBy } from './zoom.ts'

const stage = { width: 1000, height: 800 }

describe('a photo under the zoom', () => {
  test('grows and shrinks by steps, up to four times and down to the whole', () => {
    const larger = stepped(WHOLE, 1, stage)
    expect(larger.scale).toBe(1.5)
    expect(stepped(larger, -1, stage)).toEqual(WHOLE)
    expect(stepped(WHOLE, -1, stage)).toEqual(WHOLE)
    expect(zoomedBy(WHOLE, 100, { at: { x: 0, y: 0 }, stage }).scale).toBe(MOST_ZOOM)
  })

  test('keeps what is under the pointer under it', () => {
    const at = { x: 100, y: -200 }
    const { scale, x, y } = zoomedBy(WHOLE, 2, { at, stage })
    expect({ x: (at.x - x) / scale, y: (at.y - y) / scale }).toEqual(at)
  })

  test('is large where it was pressed, and whole again at the next press', () => {
    const large = pressed(WHOLE, { x: 100, y: 0 }, stage)
    expect(large.scale).toBe(2.5)
    expect(large.x).toBeLessThan(0)
    expect(pressed(large, { x: 0, y: 0 }, stage)).toEqual(WHOLE)
  })

  test('can be moved as far as its edge', () => {
    const large = zoomedBy(WHOLE, 2, { at: { x: 0, y: 0 }, stage })
    expect(movedBy(large, { x: 50, y: 60 }, stage)).toMatchObject({ x: 50, y: 60 })
    expect(movedBy(large, { x: 9999, y: -9999 }, stage)).toMatchObject({ x: 300, y: -400 })
    expect(movedBy(WHOLE, { x: 50, y: 60 }, stage)).toEqual(WHOLE)
  })

  test('follows two fingers that spread and move', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ]
    const spread = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ]
    const large = dragged(WHOLE, { before, after: spread }, stage)
    expect(large).toMatchObject({ scale: 2, x: 0, y: 0 })
    const one = { before: [{ x: 0, y: 0 }], after: [{ x: 30, y: -40 }] }
    expect(dragged(large, one, stage)).toEqual({ scale: 2, x: 30, y: -40 })
  })
})
