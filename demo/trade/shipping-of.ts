const warehouses = [
  'Reno, NV 89502',
  'Columbus, OH 43207',
  'Dallas, TX 75212',
  'Edison, NJ 08817',
  'Ontario, CA 91761',
  'Memphis, TN 38118',
  'Mississauga, ON L5T 1C8',
] as const
const leadTimes = [2, 3, 5, 5, 7, 10]

/** Where a shop ships from and within how many business days; every ninth has not said. */
export const shippingOf = (shop: number) =>
  shop % 9 === 0
    ? { shipsFrom: null, shipsWithin: null }
    : {
        shipsFrom: warehouses[shop % warehouses.length] ?? null,
        shipsWithin: leadTimes[shop % leadTimes.length] ?? null,
      }
