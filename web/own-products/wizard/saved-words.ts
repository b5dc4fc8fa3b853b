type Standing = {
  /** The product was created. */
  isThere: boolean
  hasChanges: boolean
  isSaving: boolean
}

/** What of a product is saved, and where the rest is. */
export function savedWords({ isThere, hasChanges, isSaving }: Standing) {
  if (isSaving) return 'Saving …'
  if (isThere && !hasChanges) return 'All changes saved'
  if (isThere) return 'Saved when you continue. Until then, kept on this device.'
  return 'Saved once it has a UPC and a name. Until then, kept on this device.'
}
