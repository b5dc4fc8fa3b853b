import { onTestFinished } from 'vitest'

const LEFT =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const BAR = 6

/** The bars of a UPC-A, dark as 1. */
function barsOf(upc: string) {
  const digits = Array.from(upc, Number)
  const left = digits.slice(0, 6).map((digit) => LEFT[digit])
  const right = digits.slice(6).map((digit) => inverted(LEFT[digit] ?? ''))
  return `101${left.join('')}01010${right.join('')}101`
}

const inverted = (bars: string) => bars.replaceAll(/\d/g, (bar) => (bar === '1' ? '0' : '1'))

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
