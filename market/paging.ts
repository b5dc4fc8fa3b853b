import { z } from 'zod'

/** How a list is asked for in pages (decision A5). */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(500).default(200),
})
export type PageQuery = z.infer<typeof pageQuery>

export const pageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total_pages: z.int(),
  total_count: z.int(),
})

/** What a page says of the whole list; an empty list has one empty page. */
export const pageMetaOf = ({ page, per_page }: PageQuery, totalCount: number) => ({
  page,
  per_page,
  total_pages: Math.max(1, Math.ceil(totalCount / per_page)),
  total_count: totalCount,
})
