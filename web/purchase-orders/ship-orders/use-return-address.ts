import { useState } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { keepOnDevice, keptOnDevice } from '#web/platform/storage/device-storage.ts'

/** Where parcels come back to, as the seller wrote it in this browser. */
export function useReturnAddress() {
  const sellerId = useViewer()?.seller?.id
  const key = `return-address-${sellerId ?? ''}`
  const [typed, setTyped] = useState<{ key: string; address: string }>()
  return {
    address: typed?.key === key ? typed.address : (keptOnDevice(key) ?? ''),
    setAddress: (address: string) => {
      setTyped({ key, address })
      keepOnDevice(key, address)
    },
  }
}
