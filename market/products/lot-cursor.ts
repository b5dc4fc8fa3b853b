import { z } from 'zod'

/** How the server writes where a page of lots ended. */
export const LOT_CURSOR =
  /^(?<order>[a-z_]{1,20})~(?<key>-?(?:\d{1,20}(?:\.\d{1,30})?(?:e-?\d{1,3})?|Infinity))~(?<created>\d{1,16})~(?<id>\d{1,15})$/

/** What `next` of the page before said. */
export const afterLot = z
  .string()
  .regex(LOT_CURSOR, 'is not what a page said')
  .optional()
  .describe(
    'What `next` of the page before said: the page begins behind its last lot, whatever was listed, sold or repriced since. `page` then only counts.',
  )

export const nextLots = z
  .string()
  .nullable()
  .describe('Ask for the page that follows with it, as `after`; null on the last page.')
