import { hasDeclared } from '#market/resale/resale-conflict.ts'
import { useViewer } from '#web/accounts/account-queries.ts'

/** Whether the reader is a buyer that said where it sells goods on. */
export function useHasDeclared(): boolean {
  const buyer = useViewer()?.buyer
  return !!buyer && hasDeclared(buyer)
}
