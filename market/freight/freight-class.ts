/** The freight classes of the National Motor Freight Classification, by which carriers price. */
export const freightClasses = [
  '50',
  '55',
  '60',
  '65',
  '70',
  '77.5',
  '85',
  '92.5',
  '100',
  '110',
  '125',
  '150',
  '175',
  '200',
  '250',
  '300',
  '400',
  '500',
] as const
export type FreightClass = (typeof freightClasses)[number]

/** "Class 92.50" and "92.5" are the same. */
export function freightClassOf(text: string): FreightClass | undefined {
  const [, figure] =
    /^(?:(?:nmfc|freight)?\s*class\s*)?(\d{2,3}(?:\.\d{1,2})?)$/i.exec(text.trim()) ?? []
  if (figure === undefined) return undefined
  return freightClasses.find((each) => Number(each) === Number(figure))
}
