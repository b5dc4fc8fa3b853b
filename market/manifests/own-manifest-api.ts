import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { fileValues } from '#market/imports/file-values.ts'
import { endpoint } from '#market/endpoint.ts'
import { ownProduct } from '#market/products/own-product-api.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { idIn } from '#market/wire.ts'
import { manifestPage, manifestQuery, manifestTotals } from './manifest-api.ts'
import { manifestIntake } from './manifest-columns.ts'

const ofProduct = { params: z.object({ id: idIn }) }

export const readOwnManifest = endpoint({
  method: 'GET',
  path: '/products/:id/manifest',
  summary: 'The manifest of one of the seller’s lots, with the name of its file',
  policy: 'shopkeeper',
  ...ofProduct,
  query: manifestQuery,
  answer: manifestPage.extend({ file_name: z.string().nullable() }),
})

const keptManifest = z.object({
  manifest: manifestTotals.extend({ file_name: z.string().nullable() }).nullable(),
  product: ownProduct,
})
export type KeptManifest = z.infer<typeof keptManifest>

export const MANIFEST_REFUSED = 'manifest_refused'

/** Sent with a refusal: which rows of the file have to change; `problem_count` counts the rows. */
export const manifestProblems = z.object({
  problems: z.array(z.object({ row: z.int(), column: z.string().nullable(), words: z.string() })),
  problem_count: z.int(),
  /** Words for conditions that we don't know; `conditions` says what they mean. */
  unknown_conditions: z.array(z.string()).default([]),
})

/**
 * Answers once the file is taken in, all of it or nothing: at a row with a problem 422 with `code` manifest_refused,
 * `problems` and `problem_count`. The lot's MSRP and condition are the manifest's from then on.
 */
export const putManifest = endpoint({
  method: 'PUT',
  path: '/products/:id/manifest',
  summary: 'Make a lot a mixed lot with a manifest, or replace its manifest',
  policy: 'shopkeeper',
  rateLimit: 'sheet',
  ...ofProduct,
  body: z.object({
    key: z.string().min(1).max(300),
    file_name: z.string().overwrite(plainLine).max(255).optional(),
    ...howToRead(manifestIntake.columns).shape,
    conditions: fileValues.shape.conditions,
  }),
  answer: keptManifest,
})

/** Its MSRP and condition stay what they were, and are its seller's to say again. */
export const deleteManifest = endpoint({
  method: 'DELETE',
  path: '/products/:id/manifest',
  summary: 'Turn a mixed lot back into an ordinary one',
  policy: 'shopkeeper',
  ...ofProduct,
  answer: keptManifest,
})
