import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import * as api from '#market/manifests/manifest-api.ts'
import type { Product } from '#market/products/product-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

/** What of a manifest is looked at. */
export type ManifestView = { search: string; sort: api.ManifestSort }

type Mixed = Pick<Product, 'id' | 'manifest_units' | 'msrp_cents'>

const FRESH_MS = 60_000

/** Another manifest of a lot is hardly ever worth the same and of as many units: what is kept is its own. */
export const manifestKey = ({ id, manifest_units, msrp_cents }: Mixed) =>
  ['manifests', id, { manifest_units, msrp_cents }] as const

const pageQuery = (product: Mixed, view: ManifestView, page: number) => ({
  queryKey: [...manifestKey(product), view, page] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(api.readManifest, {
      params: { id: product.id },
      query: { ...view, page, per_page: api.MANIFEST_ROWS_PER_PAGE },
      signal,
    }),
  staleTime: FRESH_MS,
})

const FIRST_PAGE = 1

/** The first rows that match, how many do, and what all rows come to; of the view before until they are there. */
export const useManifest = (product: Mixed, view: ManifestView) =>
  useQuery({ ...pageQuery(product, view, FIRST_PAGE), placeholderData: keepPreviousData })

/** The rows of some pages by their place, as far as they have come. */
export function useManifestRows(product: Mixed, view: ManifestView, pages: readonly number[]) {
  return useQueries({
    queries: pages.map((page) => pageQuery(product, view, page)),
    combine: (results) => {
      const rows = new Map<number, api.ShownManifestRow>()
      for (const { data } of results)
        data?.rows.forEach((row, at) =>
          rows.set((data.meta.page - 1) * data.meta.per_page + at, row),
        )
      return rows
    },
  })
}

export const useDownloadManifest = (id: number) =>
  useAction((format: FileFormat) =>
    download(api.downloadManifest, { params: { id }, query: { format } }),
  )

type OfferLine = { offerId: string; lineId: string }

export const useDownloadOfferManifest = ({ offerId, lineId }: OfferLine) =>
  useAction((format: FileFormat) =>
    download(api.downloadOfferManifest, {
      params: { id: Number(offerId), line_id: Number(lineId) },
      query: { format },
    }),
  )

type Line = { orderId: string; lineId: string }

export const useDownloadOrderManifest = ({ orderId, lineId }: Line) =>
  useAction((format: FileFormat) =>
    download(api.downloadOrderManifest, {
      params: { id: Number(orderId), line_id: Number(lineId) },
      query: { format },
    }),
  )

export const useDownloadStaffOrderManifest = (params: { id: number; line_id: number }) =>
  useAction((format: FileFormat) =>
    download(api.downloadStaffOrderManifest, { params, query: { format } }),
  )
