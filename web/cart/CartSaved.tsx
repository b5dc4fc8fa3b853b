import { useIsMutating } from '@tanstack/react-query'
import { CloudCheck } from 'lucide-react'

/** The cart is kept by the server, change by change. */
export function CartSaved() {
  const isSaving = useIsMutating() > 0
  return (
    <p className="t13 row">
      <CloudCheck /> {isSaving ? 'Saving…' : 'All changes saved'}
    </p>
  )
}
