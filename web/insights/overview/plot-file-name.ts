/** "lotline-insights-offer-funnel-2026-11-27", without the ending. The day is the reader's own. */
export function plotFileName(title: string, now: Date) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0'))
  return ['lotline-insights', ...words, now.getFullYear(), month, day].join('-')
}
