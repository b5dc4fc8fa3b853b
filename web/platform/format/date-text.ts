const formats = new Map<string, Intl.DateTimeFormat>()

/** As `toLocaleString`, which makes a format at each call: that costs far more than its use, and a long list asks for each row. */
export function dateText(date: Date, form: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(form)
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', form)
  formats.set(key, format)
  return format.format(date)
}

/** The same of a day such as `2026-11-03`, which no time zone may shift. */
export const utcDayText = (day: string, form: Intl.DateTimeFormatOptions) =>
  dateText(new Date(`${day}T00:00:00Z`), { timeZone: 'UTC', ...form })
