import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { isFileKey } from '#market/uploads/upload-limits.ts'
import { idIn } from '#market/wire.ts'
import { codeKinds } from './coded-products.ts'

/** The most files of one call. */
export const MOST_NAMES = 500
/** The most products that are named for a file that fits several. */
export const MOST_NAMED = 20

/** With its folders, parted by slashes; what the first ones are called does not matter. */
const fileName = z
  .string('Name each file')
  .min(1, 'Name each file')
  .max(400, 'Maximum 400 characters')

const photographedProduct = z.object({
  id: z.int(),
  upc: z.string(),
  name: z.string(),
  sku: z.string().nullable(),
  images: z.array(z.string()),
})

const by = { kind: z.enum(codeKinds), code: z.string(), message: z.string() }

/** `place` is the text next to the code; the photos of a product are sorted by it. */
const nameMatch = z.discriminatedUnion('result', [
  z.object({
    name: z.string(),
    result: z.literal('matched'),
    product_id: z.int(),
    place: z.string(),
    ...by,
  }),
  z.object({
    name: z.string(),
    result: z.literal('several'),
    product_ids: z.array(z.int()),
    ...by,
  }),
  z.object({ name: z.string(), result: z.literal('none'), message: z.string() }),
])
export type NameMatch = z.infer<typeof nameMatch>

export const matchPhotoNames = endpoint({
  method: 'POST',
  path: '/products/photos/matches',
  summary: 'Match photo names to lots by UPC, SKU, ASIN or style number; changes nothing',
  policy: 'shopkeeper',
  rateLimit: 'search',
  changesNothing: true,
  body: z.object({ names: z.array(fileName).min(1).max(MOST_NAMES) }),
  answer: z.object({ files: z.array(nameMatch), products: z.array(photographedProduct) }),
})

/** What became of a file; all but `unfinished` is final, and that one is sent again as it was. */
export const photoResults = [
  'added',
  'there',
  'full',
  'several',
  'none',
  'refused',
  'unfinished',
] as const

const addedPhoto = z.object({
  name: z.string(),
  key: z.string(),
  result: z.enum(photoResults),
  product_id: z.int().nullable(),
  /** Where the photo is, once the lot shows it. */
  photo: z.string().nullable(),
  message: z.string(),
})
export type AddedPhoto = z.infer<typeof addedPhoto>

/** A file that was sent, by its key. `product_id` says which lot is meant, whatever the name says. */
export const addPhotosByName = endpoint({
  method: 'POST',
  path: '/products/photos',
  summary: 'Add uploaded photos to the lots in their names; the same again changes nothing',
  policy: 'shopkeeper',
  body: z.object({
    files: z
      .array(
        z.object({
          name: fileName,
          key: z.string().refine(isFileKey, 'Name each file by the key of its address'),
          product_id: idIn.optional(),
        }),
      )
      .min(1)
      .max(MOST_NAMES),
  }),
  answer: z.object({ files: z.array(addedPhoto) }),
})
