import type { z } from 'zod'
import { endpoint, fileAnswer, type Policy } from '#market/endpoint.ts'
import { fileFormat } from './file-format.ts'

/** A list with more rows has to be narrowed before it is exported. */
export const MOST_EXPORTED_ROWS = 50_000

type Exported<Shape extends z.ZodRawShape, Who extends Policy> = {
  path: string
  summary: string
  policy: Who
  view: z.ZodObject<Shape>
}

/** The call for all rows of a list as a file: its filters and its order, without its pages. */
export const listFile = <Shape extends z.ZodRawShape, const Who extends Policy>({
  view,
  ...call
}: Exported<Shape, Who>) =>
  endpoint({
    ...call,
    method: 'GET',
    query: view.extend({ format: fileFormat }),
    answer: fileAnswer,
    sentAs: 'text/csv',
  })
