import { useState } from 'react'
import { useOwnProductsChanged } from '#web/own-products/own-product-queries.ts'
import { useLatestImports } from '../import-queries.ts'
import type { Followed } from './followed.ts'
import { isUnderWay } from './look-again.ts'

/** The import whose progress and outcome are shown: one that was just begun, opened from the list, or is still under way. */
export function useFollowedImport() {
  const tellOthers = useOwnProductsChanged()
  const [followed, follow] = useState<Followed>()
  const [closed, setClosed] = useState<readonly string[]>([])
  const { data: imports } = useLatestImports()
  // One that was begun before the page was opened, or elsewhere; the list may be older than what was closed.
  const underWay = imports?.find((each) => isUnderWay(each) && !closed.includes(each.key))
  if (underWay && !followed) follow({ fileKey: underWay.key, fileName: underWay.file_name })

  function close() {
    if (followed) setClosed([...closed, followed.fileKey])
    follow(undefined)
    void tellOthers()
  }
  return { followed, follow, close, tellOthers }
}
