import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderDemoPhoto } from './render-demo-photo.ts'

describe('a demo photo', () => {
  test.each([200, 400, 800] as const)('of a lot is square webp, %i wide', async (width) => {
    const photo = await renderDemoPhoto('demo-lot-12', width)
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width, height: width })
  })

  test('of a banner keeps its shape', async () => {
    const photo = await renderDemoPhoto('demo-banner-3', 1200)
    expect(await sharp(photo).metadata()).toMatchObject({ width: 1200, height: 309 })
  })

  test('shows the second view of a lot under a key of its own', async () => {
    const views = [renderDemoPhoto('demo-lot-12', 200), renderDemoPhoto('demo-lot-12-2', 200)]
    const [first, second] = await Promise.all(views)
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  })

  test.each([
    'demo-lot-0',
    'demo-lot-2001',
    'demo-lot-5-9',
    'demo-logo-42',
    'demo-logo-1-2',
    'other-lot-1',
  ])('does not exist under %s', async (key) => {
    expect(await renderDemoPhoto(key, 200)).toBeUndefined()
  })
})
