import { z } from 'zod'
import {
  limitProblems,
  productFields,
  type ProductFields,
} from '#market/products/product-fields.ts'
import { blankProduct, fieldsOf, placeOfPhoto, type ProductDraft } from './product-draft.ts'

type Problem = { field: string; message: string }

const REQUIRED = 'Required'
const NO_PHOTOS = 'At least one image required'

/** The single form asks for everything that buyers need (decision I3); a lot that sold out may stay so. */
export const productForm = ({ isSoldOut }: { isSoldOut: boolean }) =>
  z.custom<ProductDraft>().transform((draft, context): ProductFields => {
    const given = fieldsOf(draft)
    const read = productFields.safeParse(given)
    const problems = [
      ...requiredProblems(given, isSoldOut),
      ...(read.error?.issues ?? []).map(({ path, message }) => ({
        field: String(path[0]),
        message,
      })),
      // Said also while other fields are still wrong.
      ...limitProblems(given),
    ]
    for (const { field, message } of problems)
      context.addIssue({ code: 'custom', path: placeOf(field, draft)?.split('.') ?? [], message })
    return read.data ?? z.NEVER
  })

type Given = ReturnType<typeof fieldsOf>

function requiredProblems(given: Given, isSoldOut: boolean): Problem[] {
  const wanted = [
    'msrp_cents',
    'wholesale_cents',
    'seller_price_cents',
    ...(isSoldOut ? [] : ['units' as const]),
  ] as const
  const missing = wanted
    .filter((field) => given[field] === null)
    .map((field) => ({ field, message: REQUIRED }))
  return given.photo_1 === null ? [...missing, { field: 'photo_1', message: NO_PHOTOS }] : missing
}

/** Where the form shows what is said of a field. */
export function placeOf(field: string, { photos }: Pick<ProductDraft, 'photos'>) {
  const number = /^photo_(\d)$/.exec(field)?.[1]
  if (number !== undefined) return `photos.${placeOfPhoto(photos, Number(number))}.given` as const
  return isField(field) ? field : undefined
}

const isField = (name: string): name is keyof ProductDraft => name in blankProduct
