import { useMutation } from '@tanstack/react-query'
import { exportProducts } from '#market/exports/export-api.ts'
import type { OwnProductsWanted } from '#market/products/own-product-api.ts'
import { download } from '#web/platform/http/download.ts'
import { toastProblem } from '#web/platform/ui/toasts.ts'

/** Saves the lots of a view in the columns of the import template. */
export const useExport = (query: OwnProductsWanted) =>
  useMutation({
    mutationFn: () => download(exportProducts, { query }),
    onError: ({ message }) => toastProblem(message),
  })
