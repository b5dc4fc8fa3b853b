/**
 * Whether a cell can be this UPC after what spreadsheets do to one. They drop leading zeros, show it as
 * 1.23457E+11, separate thousands, or keep it as text by ="…". A cell without digits does not contradict it.
 */
export function isUpcOf(cell: string, upc: string): boolean {
  const text = /^="(.*)"$/.exec(cell)?.[1] ?? cell
  const [, mantissa, exponent] = /^(\d(?:[.,]\d{1,13})?)e\+?(\d{1,2})$/i.exec(text) ?? []
  if (mantissa && exponent) return isRounded(upc, mantissa.replace(',', '.'), Number(exponent))
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' || withoutZeros(digits) === withoutZeros(upc)
}

function isRounded(upc: string, mantissa: string, exponent: number) {
  const decimals = mantissa.split('.')[1]?.length ?? 0
  const [figure, power] = Number(upc).toExponential(decimals).split('e+')
  return figure === mantissa && Number(power) === exponent
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '')
