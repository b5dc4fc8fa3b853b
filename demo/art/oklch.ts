/** Lightness 0 to 1, chroma 0 to 0.4, hue in degrees: equal lightness looks equally light in every hue. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const CHROMA_STEP = 0.004

/** The colour as hex; one that no screen can show loses chroma until it can. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let reachable = chroma; ; reachable -= CHROMA_STEP) {
    const channels = linearRgb([lightness, reachable, hue])
    if (reachable < CHROMA_STEP || channels.every((value) => value > -0.002 && value < 1.002))
      return '#' + channels.map(hexOf).join('')
  }
}

function linearRgb([lightness, chroma, hue]: Oklch): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hexOf(linear: number): string {
  const value = clamp(linear, 0, 1)
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value))
