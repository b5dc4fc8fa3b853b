import { onTestFinished } from 'vitest'
import { barsOf } from '#market/products/testing/bars-of.ts'

const BAR = 6

/** A camera that sees white, until a barcode is held before it; or one that a browser refuses. */
export function aCamera({ refused }: { refused?: string } = {}) {
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 720
  const context = canvas.getContext('2d')
  let held: string | undefined

  function draw() {
    if (!context) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#000'
    for (const [at, bar] of Array.from(held ? barsOf(held) : '').entries())
      if (bar === '1') context.fillRect(320 + at * BAR, 200, BAR, 320)
  }
  // A stream has a picture only when something is drawn.
  const drawing = setInterval(draw, 50)
  const { mediaDevices } = navigator
  const asked: MediaStreamConstraints[] = []
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    asked.push(wanted)
    if (refused) throw new DOMException('', refused)
    return canvas.captureStream(20)
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  onTestFinished(() => {
    clearInterval(drawing)
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  })
  return {
    asked,
    hold: (upc: string | undefined) => {
      held = upc
    },
  }
}
