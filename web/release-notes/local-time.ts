const two = (figure: number) => String(figure).padStart(2, '0')

/** An instant as a field of date and time holds it, by the reader's own clock. */
export function localTime(instant: string | null | undefined) {
  if (!instant) return ''
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The instant of such a field; null while it is empty or half typed. */
export function instantOf(local: string) {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
