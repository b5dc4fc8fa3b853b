const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]

/** The bars of a UPC-A from left to right, dark as 1. */
export function barsOf(upc: string) {
  const digits = Array.from(upc, (digit) => LEFT[Number(digit)] ?? '')
  const right = digits.slice(6).map(inverted)
  return `101${digits.slice(0, 6).join('')}01010${right.join('')}101`
}

const inverted = (bars: string) => bars.replaceAll(/\d/g, (bar) => (bar === '1' ? '0' : '1'))
