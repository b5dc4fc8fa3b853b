import { useState } from 'react'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { BulkDone } from '../bulk/BulkBanner.tsx'
import type { BulkAsked } from '../bulk/BulkDialog.tsx'
import type { ProductActions } from './product-actions.ts'

/** What is about to be done with products, and what was done last. */
export function useProductActions() {
  const [asked, ask] = useState<BulkAsked>()
  const [copied, copy] = useState<OwnListedProduct>()
  const [done, setDone] = useState<BulkDone>()
  const close = () => {
    ask(undefined)
    copy(undefined)
  }
  const withOne = (action: BulkAct['action']) => (product: OwnListedProduct) =>
    ask({ action, chosen: { ids: [product.id] } })
  const acts: ProductActions = {
    duplicate: copy,
    pause: withOne('pause'),
    resume: withOne('resume'),
    remove: withOne('delete'),
  }

  return {
    asked,
    copied,
    done,
    acts,
    ask,
    close,
    tell: (result: BulkDone) => {
      close()
      setDone(result)
    },
    dismiss: () => setDone(undefined),
  }
}
export type Doing = ReturnType<typeof useProductActions>
