/**
 * What a control listens to, so that what its press opens is fetched when somebody comes to it, by pointer, finger or
 * key. What can't be fetched then is asked for again by the press.
 */
export function onApproach(fetch: () => Promise<unknown>) {
  const prepare = () => void fetch().catch(() => {})
  return { onPointerEnter: prepare, onFocus: prepare }
}
