import { useEffect } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { forgetViewed, rememberViewed, type ViewedLot } from './recently-viewed.ts'

type Opened = { id: number; product: ViewedLot | undefined; isMissing: boolean }

/** A lot that is opened is the last one viewed; one that is gone is viewed no more. */
export function useRememberViewed({ id, product, isMissing }: Opened) {
  const userId = useViewer()?.id
  useEffect(() => {
    if (userId === undefined) return
    if (isMissing) forgetViewed(userId, id)
    else if (product) rememberViewed(userId, product)
  }, [userId, id, product, isMissing])
}
