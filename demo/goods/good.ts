import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { materials } from '../art/materials.ts'

const words = z.array(z.string().min(1)).min(1)
const someMaterials = z.array(z.enum(materials)).min(1)
const inches = z.number().positive()
const dollars = z.int().positive()

/** One kind of product: what the lots of it are called, cost and weigh, and how it stands in a photo. */
export const good = z.strictObject({
  category: z.enum(productCategories),
  nouns: words,
  traits: words,
  /** Closes the name in place of a colour: a flavour, a volume, a count. */
  variants: words.optional(),
  sizes: words.optional(),
  genders: z
    .array(z.enum(['unisex', 'f', 'm']))
    .min(1)
    .optional(),
  /** Sentences true of any lot of it. */
  facts: words,
  /** Usual MSRP in dollars, from and to. */
  msrp: z.tuple([dollars, dollars]),
  /** Length, width and height of one unit. */
  box: z.tuple([inches, inches, inches]),
  weight: z.tuple([z.number().positive(), z.enum(['lbs', 'oz'])]),
  innerQuantities: z.array(z.int().positive()).min(1),
  /** How long it keeps; absent where it does not spoil. */
  shelfMonths: z.int().positive().optional(),
  /** Flat lays are seen from above; the others stand on the ground, wide ones with a longer shadow. */
  stance: z.enum(['flat', 'wide', 'tall']),
  /** Small things stand a little closer to the camera. */
  scale: z.number().positive().optional(),
  /** Too broad, or too many pieces, to stand in a group. */
  alone: z.literal(true).optional(),
  /** How far the drawing is moved down to stand well. */
  drop: z.number().optional(),
  /** Where the category's own materials would look odd. */
  materials: someMaterials.optional(),
  /** What its third colour may be, where it has one. */
  accents: someMaterials.optional(),
})

export type Good = z.infer<typeof good>
