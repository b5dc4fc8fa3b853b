import type { Picture, Read } from './scan-worker.ts'

/** What reads the barcodes in a camera's picture. */
export type BarcodeReader = {
  read: (video: HTMLVideoElement) => Promise<readonly string[]>
  close: () => void
}

/** Of retail goods. */
const FORMATS = ['upc_a', 'upc_e', 'ean_13', 'ean_8']
// Bars that are this fine are read, and an old phone keeps up.
const WIDEST = 1280

/** The browser's own reader where it has one for these codes; elsewhere, one that is fetched now and runs in a worker. */
export const openBarcodeReader = async (): Promise<BarcodeReader> => (await builtIn()) ?? inWorker()

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats: () => Promise<string[]>
    }
  }
}

async function builtIn(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = window
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !FORMATS.every((format) => supported.includes(format))) return undefined
  const detector = new BarcodeDetector({ formats: FORMATS })
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => {},
  }
}

function inWorker(): BarcodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    async read(video) {
      if (!context || video.videoWidth === 0) return []
      const scale = Math.min(1, WIDEST / video.videoWidth)
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      const { promise, resolve, reject } = Promise.withResolvers<Read>()
      const once = { once: true }
      worker.addEventListener('message', ({ data: read }) => resolve(read), once)
      worker.addEventListener('error', () => reject(new Error(UNREADABLE)), once)
      const picture: Picture = { pixels: data, width, height }
      worker.postMessage(picture, [data.buffer])
      const { codes } = await promise
      if (!codes) throw new Error(UNREADABLE)
      return codes
    },
    close: () => worker.terminate(),
  }
}

const UNREADABLE = 'The barcode reader could not be loaded'
