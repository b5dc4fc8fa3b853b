import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url'

export type Picture = { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
/** Without codes the reader could not be loaded. */
export type Read = { codes?: string[] }

// From our own origin, as all files of the app are.
prepareZXingModule({ overrides: { locateFile: () => reader } })

addEventListener('message', ({ data }: MessageEvent<Picture>) => void respond(data))

async function respond({ pixels, width, height }: Picture) {
  const read = await codesIn(new ImageData(pixels, width, height))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(read)
}

async function codesIn(picture: ImageData): Promise<Read> {
  try {
    const found = await readBarcodes(picture, {
      formats: ['UPCA', 'UPCE', 'EAN13', 'EAN8'],
      maxNumberOfSymbols: 4,
    })
    return { codes: found.map(({ text }) => text) }
  } catch {
    return {}
  }
}
