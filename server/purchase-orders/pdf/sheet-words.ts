import { stripLineBreaks } from '#server/platform/mail/strip-line-breaks.ts'

/** Signs that only steer others are not printed: breaks, joiners, turns of the direction. */
export const plain = (text: string) =>
  stripLineBreaks(text.normalize('NFC').replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, ''))

export const momentOf = (moment: Date, timeZone: string) =>
  moment.toLocaleString('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
