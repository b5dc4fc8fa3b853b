import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PHOTO_SIZES } from '#market/uploads/photo.ts'
import { HEIC_PHOTO } from '#market/uploads/upload-limits.ts'
import { reEncode } from './re-encode.ts'
import { aMovingGif, aPhonePicture, aPicture, aVastPng } from './testing/pictures.ts'

const SIDE = 1200
/** A ground that darkens from its middle, as a photo of a studio has it. */
function smoothGround() {
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const away = Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2) / 850
    pixels.set([235 - away * 40, 225 - away * 45, 210 - away * 50], at * 3)
  }
  return { pixels, raw: { width: SIDE, height: SIDE, channels: 3 as const } }
}

const NOT_AN_IMAGE = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image'
const TOO_MANY_PIXELS = 'This image has too many pixels. Please choose one below 50 megapixels'
const UNREADABLE = 'This image can’t be read'

async function copyAt(original: Buffer, size: (typeof PHOTO_SIZES)[number]) {
  const copy = (await reEncode(original)).get(size)
  return sharp(copy).metadata()
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    '(%s) becomes webp in every size',
    async (format) => {
      const copies = await reEncode(await aPicture(format))
      const seen = await Promise.all([...copies.values()].map((copy) => sharp(copy).metadata()))
      expect(seen.map((each) => each.format)).toEqual(PHOTO_SIZES.map(() => 'webp'))
      expect(seen.map((each) => each.width)).toEqual([...PHOTO_SIZES])
      expect(seen.map((each) => each.height)).toEqual([113, 225, 450, 675])
    },
  )

  test('is never enlarged', async () => {
    const small = await aPicture('png', 300, 100)
    expect(await copyAt(small, 1200)).toMatchObject({ width: 300, height: 100 })
    expect(await copyAt(small, 200)).toMatchObject({ width: 200, height: 67 })
  })

  test('keeps smooth ground smooth where it is shown large: steps in it are narrow', async () => {
    const [ground, bands] = [smoothGround(), { widest: 0, width: 0, last: -1 }]
    const copy = (await reEncode(await sharp(ground.pixels, ground).png().toBuffer())).get(1200)
    const { data } = await sharp(copy).raw().toBuffer({ resolveWithObject: true })
    for (let x = 0; x < SIDE; x++) {
      const green = data[((SIDE / 2) * SIDE + x) * 3 + 1] ?? 0
      bands.width = green === bands.last ? bands.width + 1 : 1
      bands.last = green
      bands.widest = Math.max(bands.widest, bands.width)
    }
    expect(bands.widest).toBeLessThan(SIDE / 33)
  })

  test('stands upright and tells nothing of its maker or its place', async () => {
    const original = await aPhonePicture()
    expect((await sharp(original).metadata()).exif?.includes('Jane Roe')).toBe(true)

    for (const copy of (await reEncode(original)).values()) {
      const { width, height, exif, xmp, icc, orientation } = await sharp(copy).metadata()
      expect(height).toBeGreaterThan(width)
      expect({ exif, xmp, icc, orientation }).toEqual({})
      expect(copy.includes('Jane Roe')).toBe(false)
      expect(copy.includes('Exif')).toBe(false)
    }
  })

  test('that moves shows its first frame', async () => {
    const moving = await aMovingGif()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const copy = (await reEncode(moving)).get(200)
    expect((await sharp(copy).metadata()).pages).toBeUndefined()
    const { dominant } = await sharp(copy).stats()
    expect(dominant.g).toBeGreaterThan(dominant.r)
  })

  test('keeps what is see-through so', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const logo = sharp({ create: { width: 300, height: 300, channels: 4, background } }).png()
    expect(await copyAt(await logo.toBuffer(), 400)).toMatchObject({ hasAlpha: true })
  })

  test('however high, is made to fit', async () => {
    expect(await copyAt(aVastPng(20, 40_000), 200)).toMatchObject({ height: 800 })
  })
})

describe('a file that is no picture of ours', () => {
  test.each([
    ['a renamed HTML file', '<!doctype html><script>alert(1)</script>'],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a PDF', '%PDF-1.7\n'],
    ['a TIFF', 'II*\0\b\0\0\0'],
    ['nothing at all', ''],
  ])('is refused: %s', async (_, content) => {
    await expect(reEncode(Buffer.from(content))).rejects.toMatchObject({
      status: 422,
      message: NOT_AN_IMAGE,
    })
  })

  test.each([
    ['only begins like one', Buffer.from('\x89PNG\r\n\x1A\n<script>alert(1)</script>', 'latin1')],
    ['pretends to be a GIF', Buffer.from('GIF89a<svg onload="alert(1)">')],
  ])('is not read when it %s', async (_, content) => {
    await expect(reEncode(content)).rejects.toMatchObject({ status: 422, message: UNREADABLE })
  })

  test('is not read when it breaks off', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    await expect(reEncode(whole.subarray(0, whole.length / 2))).rejects.toThrow(UNREADABLE)
  })
})

describe('an HEIC photo', () => {
  test.each(['heic', 'heix', 'mif1'])('(%s) is refused with the way out', async (brand) => {
    const box = `\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`
    await expect(reEncode(Buffer.from(box.padEnd(400, '\0'), 'latin1'))).rejects.toMatchObject({
      status: 422,
      message: HEIC_PHOTO,
    })
  })
})

/** Its header claims this size. */
async function anAvifThatSays(width: number, height: number) {
  const picture = await aPicture('avif', 160, 90)
  const size = picture.indexOf('ispe', 0, 'latin1') + 8
  picture.writeUInt32BE(width, size)
  picture.writeUInt32BE(height, size + 4)
  return picture
}

describe('a picture of too many pixels', () => {
  test('is refused by its header, before anything is decoded', async () => {
    const bomb = aVastPng(16_000, 16_000)
    expect(bomb.length).toBeLessThan(200_000)
    await expect(reEncode(bomb)).rejects.toMatchObject({ status: 422, message: TOO_MANY_PIXELS })
    await expect(reEncode(bomb.subarray(0, 1000))).rejects.toThrow(TOO_MANY_PIXELS)
  })

  test('begins at 12.5 megapixels for AVIF, which is in memory as a whole', async () => {
    await expect(reEncode(await anAvifThatSays(5000, 2500))).rejects.toMatchObject({
      status: 422,
      message:
        'This image has too many pixels. Please choose an AVIF below 12.5 megapixels, or a JPEG below 50',
    })
    await expect(reEncode(await anAvifThatSays(4999, 2500))).rejects.toThrow(UNREADABLE)
  })

  test('begins at 50 megapixels', async () => {
    await expect(reEncode(aVastPng(10_000, 5000))).rejects.toThrow(TOO_MANY_PIXELS)
    expect(await copyAt(aVastPng(9999, 5000), 1200)).toMatchObject({ width: 1200 })
  })
})
