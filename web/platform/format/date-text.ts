import { dateInWords, partsOfDay, type DateForm } from '#market/date-in-words.ts'

/** "Nov 19, 2026" or another form, in the browser's time zone. */
export const dateText = (date: Date, form: DateForm) =>
  dateInWords(
    {
      year: date.getFullYear(),
      month: date.getMonth(),
      day: date.getDate(),
      weekday: date.getDay(),
    },
    form,
  )

/** The same of a day such as `2026-11-03`, which no time zone may shift. */
export const utcDayText = (day: string, form: DateForm) => dateInWords(partsOfDay(day), form)
