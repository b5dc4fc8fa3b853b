import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** A picture of one colour. */
export const aPicture = (format: Format, width = 1600, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0e5a43' } })
    .toFormat(format)
    .toBuffer()

/** A valid black-and-white PNG of any size, however many pixels: a few kilobytes hold millions. */
export const aVastPng = (width: number, height: number): Buffer =>
  png({ width, height, bitsPerPixel: 1 }, (Math.ceil(width / 8) + 1) * height)

/** The kind of PNG that has to be whole in memory before a line of it can be shown. */
export function anInterlacedPng(width: number, height: number): Buffer {
  const bytesOfPasses = ADAM7.map(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across)
    return (columns * 4 + 1) * Math.ceil((height - top) / down)
  })
  const bytes = bytesOfPasses.reduce((sum, each) => sum + each)
  return png({ width, height, bitsPerPixel: 32 }, bytes)
}

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

type Look = { width: number; height: number; bitsPerPixel: 1 | 32 }

/** All zeros; of 32 bits, in colours and interlaced. */
function png({ width, height, bitsPerPixel }: Look, bytes: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(bitsPerPixel === 1 ? [1, 0, 0, 0, 0] : [8, 6, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture made exactly so long: what follows its end does not matter to those who read it. */
export async function aPictureOf(bytes: number): Promise<Buffer> {
  const picture = await aPicture('jpeg')
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

/** A phone's picture: lying on its side, with the place where it was taken. */
export const aPhonePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#c27a06' } })
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'Jane Roe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Two frames, the first green. */
export async function aMovingGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = [await frame('#00ff00'), await frame('#ff0000')]
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
