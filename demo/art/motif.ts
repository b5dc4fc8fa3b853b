import type { ProductCategory } from '#market/categories.ts'
import type { Seeded } from '../seeded.ts'
import type { Mark } from './marks.ts'
import type { Material, Tones } from './materials.ts'

/** How a product is drawn. Each stands on y = 322 around x = 200, on a 400 × 400 stage. */
export type Motif = {
  category: ProductCategory
  /** Flat lays are seen from above; the others stand on the ground, wide ones with a longer shadow. */
  stance: 'flat' | 'wide' | 'tall'
  /** Where the category's own materials would look odd. */
  materials?: readonly Material[]
  /** Small things stand a little closer to the camera. */
  scale?: number
  /** Too broad, or too many pieces, to stand in a group. */
  alone?: boolean
  /** How far the drawing is moved down to stand well. */
  drop?: number
  draw(kit: Kit): string
}

/** What a motif draws with. */
export type Kit = {
  main: Tones
  second: Tones
  seeded: Seeded
  mark: Mark
  /** Fill that makes a flat shape read as round, from light on the left to shade on the right. */
  roll: string
  /** Fill of a warm light around a flame or a lamp. */
  glow: string
  rounded(path: string): string
  clipped(path: string, inside: string): string
  /** The soft edge a thing lying flat throws on its ground. */
  cast(path: string): string
}
