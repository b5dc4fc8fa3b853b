import type { Font } from 'fontkit'
import PdfDocument from 'pdfkit'
import { drawnText, fonts, type Weight } from './typeface.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that has been read already; the types of pdfkit leave it out. */
      registerFont(name: string, font: Font): this
    }
  }
}

export type Look = {
  size: number
  weight?: Weight
  ink?: string
}
export type Position = { x: number; y: number }

const INK = '#1a1a17'
const INCH = 72
const MARGIN = 0.65 * INCH

/** US Letter, with its margins. */
export const sheetSize = {
  left: MARGIN,
  right: 8.5 * INCH - MARGIN,
  top: MARGIN,
  bottom: 11 * INCH - MARGIN - 22,
  foot: 11 * INCH - MARGIN - 8,
} as const

export type Paper = ReturnType<typeof openPaper>

/** Sheets to write on, in a typeface that knows the alphabets of Europe. */
export function openPaper({ title, writtenAt }: { title: string; writtenAt: Date }) {
  const doc = new PdfDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Lotline', CreationDate: writtenAt, ModDate: writtenAt },
  })
  for (const [weight, font] of Object.entries(fonts)) doc.registerFont(weight, font)
  const widths = new Map<string, number>()

  /** How wide a text is; the same words come again and again. */
  function width(text: string, { size, weight = 'regular' }: Look): number {
    const key = `${size} ${weight} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const wide = doc.font(weight).fontSize(size).widthOfString(drawnText(text))
    widths.set(key, wide)
    return wide
  }

  function write(text: string, { x, y }: Position, { size, weight = 'regular', ink = INK }: Look) {
    doc.font(weight).fontSize(size).fillColor(ink)
    doc.text(drawnText(text), x, y, { lineBreak: false, baseline: 'alphabetic' })
  }

  const writeRight = (text: string, { x, y }: Position, look: Look) =>
    write(text, { x: x - width(text, look), y }, look)

  function finish(): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
    return promise
  }

  return { doc, width, write, writeRight, finish }
}
