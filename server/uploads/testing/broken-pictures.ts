import { crc32 } from 'node:zlib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { seed } from '#server/testing/seed.ts'
import { aMovingGif, anInterlacedPng, aPhonePicture, aPicture } from './pictures.ts'

/** Pictures that were cut off, changed on their way, or made to lie about what they are. */
export async function brokenPictures(count: number): Promise<Buffer[]> {
  const whole = fc.constantFrom(...(await wholePictures()))
  const broken = fc.oneof(
    fc.tuple(whole, share).map(([picture, at]) => picture.subarray(0, at * picture.length)),
    fc.tuple(whole, flips(1)).map(([picture, drawn]) => flipped(picture, drawn)),
    fc.tuple(whole, flips(0.02)).map(([picture, drawn]) => flipped(picture, drawn)),
    fc.tuple(whole, side, side).map(([picture, width, height]) => resized(picture, width, height)),
    fc.tuple(whole, whole, share).map(([picture, other, at]) => joined(picture, other, at)),
    fc.tuple(whole, rubbish).map(([picture, bytes]) => joined(picture, Buffer.from(bytes), 0)),
  )
  return fc.sample(broken, { numRuns: count, seed })
}

async function wholePictures() {
  const noise = sharp({
    create: {
      width: 120,
      height: 90,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const made = await Promise.all([
    aPicture('jpeg', 160, 90),
    aPicture('png', 160, 90),
    aPicture('webp', 160, 90),
    aPicture('gif', 160, 90),
    aPicture('avif', 160, 90),
    noise.clone().jpeg().toBuffer(),
    noise.clone().jpeg({ progressive: true }).toBuffer(),
    noise.clone().png().toBuffer(),
    noise.clone().webp({ lossless: true }).toBuffer(),
    noise.clone().gif().toBuffer(),
    noise.clone().avif().toBuffer(),
    aMovingGif(),
    aPhonePicture(),
  ])
  return [...made, anInterlacedPng(120, 90)]
}

const share = fc.double({ min: 0, max: 1, noNaN: true })
const side = fc.constantFrom(0, 1, 2, 119, 161, 5000, 9999, 16_384, 65_535)
const rubbish = fc.uint8Array({ minLength: 0, maxLength: 2000 })

type Flip = { at: number; bit: number }

/** Bits in the first part of a file, of the whole of it or of its header. */
const flips = (part: number) =>
  fc.array(fc.record({ at: share.map((at) => at * part), bit: fc.nat(7) }), {
    minLength: 1,
    maxLength: 8,
  })

function flipped(picture: Buffer, drawn: Flip[]) {
  const changed = Buffer.from(picture)
  for (const { at, bit } of drawn) {
    const place = Math.min(Math.floor(at * changed.length), changed.length - 1)
    changed[place] = (changed[place] ?? 0) ^ (1 << bit)
  }
  return changed
}

// As long as what tells the kinds apart.
const SIGNATURE = 16

/** The beginning of one file, the rest of another. */
const joined = (picture: Buffer, other: Buffer, at: number) =>
  Buffer.concat([
    picture.subarray(0, SIGNATURE + at * picture.length),
    other.subarray(at * other.length),
  ])

/** A picture whose header claims another size. */
function resized(picture: Buffer, width: number, height: number) {
  const changed = Buffer.from(picture)
  const start = changed.toString('latin1', 0, 16)
  if (start.startsWith('\x89PNG')) {
    changed.writeUInt32BE(width, 16)
    changed.writeUInt32BE(height, 20)
    changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  } else if (start.startsWith('GIF')) {
    changed.writeUInt16LE(width, 6)
    changed.writeUInt16LE(height, 8)
  } else if (start.startsWith('RIFF')) {
    changed.writeUInt16LE(width & 0x3f_ff, 26)
    changed.writeUInt16LE(height & 0x3f_ff, 28)
  } else {
    const frame = Math.max(
      changed.indexOf('\xFF\xC0', 0, 'latin1'),
      changed.indexOf('\xFF\xC2', 0, 'latin1'),
    )
    changed.writeUInt16BE(height, frame + 5)
    changed.writeUInt16BE(width, frame + 7)
  }
  return changed
}
