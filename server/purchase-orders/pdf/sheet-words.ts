import { stripLineBreaks } from '#server/platform/mail/strip-line-breaks.ts'

/** Signs that only steer others are not printed: breaks, joiners, turns of the direction. */
export const plain = (text: string) =>
  stripLineBreaks(text.normalize('NFC').replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, ''))

export const figure = (count: number) => count.toLocaleString('en-US')

// Paper does not know where it is read: the day is that of the East, as in mails.
const zone = { timeZone: 'America/New_York' } as const

export const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-US', { ...zone, dateStyle: 'long' })

export const momentOf = (moment: Date) =>
  moment.toLocaleString('en-US', {
    ...zone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
