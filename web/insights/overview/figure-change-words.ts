import { inDigits } from '#market/in-digits.ts'

/** The change since the period before: "18%"; undefined when there is nothing to compare with. */
export function changeOf(now: number, before: number) {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  const direction = percent === 0 ? 'same' : percent > 0 ? 'up' : 'down'
  return { direction, words: `${inDigits(Math.abs(percent))}%` } as const
}

/** "5 h 40 min" */
export function waitWords(seconds: number | null) {
  if (seconds === null) return '–'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.round(hours / 24)
  return `${days} days`
}

/** "41%", "0.6%", to the nearest; 100% means all, and 0% none. */
export function shareWords(part: number, whole: number) {
  if (whole === 0) return '–'
  const percent = (part * 100) / whole
  const places = percent < 10 ? 1 : 0
  const step = 10 ** -places
  const rounded = Number(percent.toFixed(places))
  if (part > 0 && rounded === 0) return `${step}%`
  return `${part < whole && rounded === 100 ? 99 : rounded}%`
}
