import { BANNER, drawBanner } from './pictures/draw-banner.ts'
import { drawLogo } from './art/draw-logo.ts'
import { drawLot } from './pictures/draw-lot.ts'
import { shopsInWaiting } from './applicants.ts'
import { brands } from './brands.ts'
import { lotPicture } from './lots/lot-picture.ts'
import { DEMO_LOTS } from './lots/make-lots.ts'

const KEY = /^demo-(lot|logo|banner)-([1-9]\d{0,3})(?:-([23]))?$/

/** A drawing as SVG, and how wide it was drawn. */
export type DemoPicture = { svg: string; width: number }

/** The drawing behind the key of a demo photo, or undefined where the demo has no such photo. */
export function demoPicture(key: string): DemoPicture | undefined {
  const [, kind, digits, photo] = KEY.exec(key) ?? []
  const number = Number(digits)
  if (kind === 'lot') {
    if (number > DEMO_LOTS) return undefined
    const view = photo ? Number(photo) - 1 : 0
    return { svg: drawLot({ ...lotPicture(number), view }), width: 400 }
  }
  const brand = [...brands, ...shopsInWaiting][number - 1]
  if (!brand || photo) return undefined
  return kind === 'logo'
    ? { svg: drawLogo(brand.name, number), width: 400 }
    : { svg: drawBanner(brand.category, number), width: BANNER.width }
}

export const logoKey = (brand: number) => `demo-logo-${brand}`
export const bannerKey = (brand: number) => `demo-banner-${brand}`
