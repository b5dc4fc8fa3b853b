import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { keptPath, PAGE_VIEWS } from './page-view.ts'

export const recordPageView = endpoint({
  method: 'POST',
  path: PAGE_VIEWS,
  summary: 'Count a view of a page',
  policy: 'anyone',
  rateLimit: 'view',
  status: 204,
  body: z.object({
    path: z.string().startsWith('/').max(2000).transform(keptPath),
    title: z.string().max(300).optional(),
  }),
  answer: z.object({}),
})
