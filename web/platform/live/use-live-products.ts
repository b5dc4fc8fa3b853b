import { useEffect, useEffectEvent } from 'react'
import { showProducts } from './products-on-page.ts'

/** While these products are on view, `onChange` is called within a moment of any change of them. */
export function useLiveProducts(ids: readonly number[], onChange: () => void) {
  const change = useEffectEvent(onChange)
  const named = ids.join()
  useEffect(() => {
    if (named === '') return undefined
    return showProducts({ ids: named.split(',').map(Number), onChange: () => change() })
  }, [named])
}
