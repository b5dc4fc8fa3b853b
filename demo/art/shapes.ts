export type Box = readonly [x: number, y: number, width: number, height: number, radius?: number]
export type Disc = readonly [x: number, y: number, radius: number]
export type Oval = readonly [x: number, y: number, radiusX: number, radiusY: number]

export type Look = {
  opacity?: number
  stroke?: string
  /** Of the stroke. */
  width?: number
}

/** Warm, as printed paper is. */
export const WHITE = '#fffdf8'

export const path = (d: string, fill: string, look: Look = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(look)}/>`

export const line = (d: string, stroke: string, look: Look = {}) =>
  path(d, 'none', { width: 2, ...look, stroke })

export const rect = ([x, y, width, height, radius = 0]: Box, fill: string, look: Look = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"` +
  `${radius ? ` rx="${short(radius)}"` : ''} fill="${fill}"${attributes(look)}/>`

export const circle = ([x, y, radius]: Disc, fill: string, look: Look = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${attributes(look)}/>`

export const ellipse = ([x, y, radiusX, radiusY]: Oval, fill: string, look: Look = {}) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"${attributes(look)}/>`

export const group = (transform: string, shapes: string) =>
  `<g transform="${transform}">${shapes}</g>`

/** As many shapes as asked, each drawn from its index. */
export const repeat = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('')

export const short = (value: number) => Number(value.toFixed(2))

function attributes({ opacity, stroke, width }: Look): string {
  return [
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    stroke ? ` stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round"` : '',
    stroke && width ? ` stroke-width="${short(width)}"` : '',
  ].join('')
}
