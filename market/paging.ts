import { z } from 'zod'

export const MOST_PER_PAGE = 500

/** The page parameters of a list (decision A5). */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(200),
})
export type PageQuery = z.infer<typeof pageQuery>

/** A page as a list that grows asks for it: by its number, and by what the page before said. */
export type PageOfList = { page: number; after?: string | undefined }

export const pageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total_pages: z.int(),
  total_count: z.int(),
})

/** The totals sent with each page; an empty list has one empty page. */
export const pageMetaOf = ({ page, per_page }: PageQuery, totalCount: number) => ({
  page,
  per_page,
  total_pages: Math.max(1, Math.ceil(totalCount / per_page)),
  total_count: totalCount,
})
