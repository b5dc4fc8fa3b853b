import { useEffect, useState } from 'react'
import {
  removeFromDevice,
  keepOnDevice,
  keptOnDevice,
} from '#web/platform/storage/device-storage.ts'
import { draftFields, type DraftField } from '../form/draft-changes.ts'
import type { ProductDraft } from '../form/product-draft.ts'
import type { ProductForm } from '../form/use-product-form.ts'
import { onlyOf, readKept } from './kept-draft.ts'

type Kept = {
  form: ProductForm
  begun: ProductDraft
  changed: readonly DraftField[]
  /** All of it is saved, or the product is gone. */
  isOver: boolean
}

/**
 * Keeps what is typed into a form on this device until it is saved: through a reload, a crash, or a
 * session that ends. What an earlier visit left is offered, and only then put into the form.
 */
export function useKeptDraft(key: string, { form, begun, changed, isOver }: Kept) {
  const [found, setFound] = useState(() => readKept(keptOnDevice(key), begun, new Date()))
  const typed = JSON.stringify(onlyOf(form.getValues(), changed))

  useEffect(() => {
    if (isOver || (changed.length === 0 && !found)) removeFromDevice(key)
    else if (changed.length > 0) keepDraft(key, { ...found?.changes, ...JSON.parse(typed) })
  }, [key, typed, changed.length, found, isOver])

  function restore() {
    for (const field of draftFields) {
      const value = found?.changes[field]
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true })
    }
    setFound(undefined)
    void form.trigger(draftFields.filter((field) => found?.changes[field] !== undefined))
  }

  return {
    found,
    restore,
    discard: () => setFound(undefined),
    /** Left behind on purpose. */
    drop: () => removeFromDevice(key),
  }
}

export const keepDraft = (key: string, changes: object) =>
  keepOnDevice(key, JSON.stringify({ at: new Date().toISOString(), changes }))

/** Where the draft of a person lies: of a new product, or of one that is there. */
export const draftKey = (userId: number, productId?: number) =>
  `product-draft-${userId}-${productId ?? 'new'}`
