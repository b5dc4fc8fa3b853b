/** A text in small letters without accents or apostrophes: "Søren’s" as "sorens". */
export function inPlainLetters(text: string) {
  return Array.from(text.toWellFormed().normalize('NFKD'), (letter) => {
    return plainLetters.get(letter) ?? letter
  }).join('')
}

// Letters that Unicode does not decompose, and the small letter of every capital of three alphabets. What a
// database makes of capitals depends on how it was set up.
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđÐðĦħıŁłŊŋŦŧΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐ'
const PLAIN =
  'abcdefghijklmnopqrstuvwxyzooddddhhillnnttαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіґ'
const DOUBLED = { Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe', ß: 'ss', ẞ: 'ss', Þ: 'th', þ: 'th' }
const SILENT = ["'", '’', '‘', 'ʼ', ...lettersBetween(0x300, 0x36f)]

const plainLetters = new Map([
  ...Array.from(LETTERS, (letter, at) => [letter, Array.from(PLAIN)[at] ?? letter] as const),
  ...Object.entries(DOUBLED),
  ...SILENT.map((letter) => [letter, ''] as const),
])

function lettersBetween(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
