/** Where sellers ship to: the code and the name of each state, province and territory. */
export const shipToCountries = [
  {
    code: 'US',
    name: 'United States',
    names: ['unitedstates', 'theunitedstates', 'unitedstatesofamerica', 'usa', 'us'],
    regionWord: 'State',
    regionOf: 'state of the United States',
    regions: [
      ['AL', 'Alabama'],
      ['AK', 'Alaska'],
      ['AZ', 'Arizona'],
      ['AR', 'Arkansas'],
      ['CA', 'California'],
      ['CO', 'Colorado'],
      ['CT', 'Connecticut'],
      ['DE', 'Delaware'],
      ['DC', 'District of Columbia'],
      ['FL', 'Florida'],
      ['GA', 'Georgia'],
      ['HI', 'Hawaii'],
      ['ID', 'Idaho'],
      ['IL', 'Illinois'],
      ['IN', 'Indiana'],
      ['IA', 'Iowa'],
      ['KS', 'Kansas'],
      ['KY', 'Kentucky'],
      ['LA', 'Louisiana'],
      ['ME', 'Maine'],
      ['MD', 'Maryland'],
      ['MA', 'Massachusetts'],
      ['MI', 'Michigan'],
      ['MN', 'Minnesota'],
      ['MS', 'Mississippi'],
      ['MO', 'Missouri'],
      ['MT', 'Montana'],
      ['NE', 'Nebraska'],
      ['NV', 'Nevada'],
      ['NH', 'New Hampshire'],
      ['NJ', 'New Jersey'],
      ['NM', 'New Mexico'],
      ['NY', 'New York'],
      ['NC', 'North Carolina'],
      ['ND', 'North Dakota'],
      ['OH', 'Ohio'],
      ['OK', 'Oklahoma'],
      ['OR', 'Oregon'],
      ['PA', 'Pennsylvania'],
      ['RI', 'Rhode Island'],
      ['SC', 'South Carolina'],
      ['SD', 'South Dakota'],
      ['TN', 'Tennessee'],
      ['TX', 'Texas'],
      ['UT', 'Utah'],
      ['VT', 'Vermont'],
      ['VA', 'Virginia'],
      ['WA', 'Washington'],
      ['WV', 'West Virginia'],
      ['WI', 'Wisconsin'],
      ['WY', 'Wyoming'],
      ['AS', 'American Samoa'],
      ['GU', 'Guam'],
      ['MP', 'Northern Mariana Islands'],
      ['PR', 'Puerto Rico'],
      ['VI', 'U.S. Virgin Islands'],
      ['AA', 'Armed Forces Americas'],
      ['AE', 'Armed Forces Europe'],
      ['AP', 'Armed Forces Pacific'],
    ],
    shortForms: {
      AL: ['ala'],
      AZ: ['ariz'],
      AR: ['ark'],
      CA: ['calif'],
      CO: ['colo'],
      CT: ['conn'],
      DE: ['del'],
      DC: ['washingtondc', 'washdc'],
      FL: ['fla'],
      IL: ['ill'],
      IN: ['ind'],
      KS: ['kan', 'kans'],
      MA: ['mass'],
      MI: ['mich'],
      MN: ['minn'],
      MS: ['miss'],
      MT: ['mont'],
      NE: ['neb', 'nebr'],
      NV: ['nev'],
      OK: ['okla'],
      OR: ['ore'],
      PA: ['penn', 'penna'],
      TN: ['tenn'],
      TX: ['tex'],
      VI: ['virginislands', 'usvi'],
      WA: ['wash', 'washingtonstate'],
      WV: ['wva'],
      WI: ['wis', 'wisc'],
      WY: ['wyo'],
    },
    postalCode: /^\d{5}(-\d{4})?$/,
    postalProblem: 'A ZIP code has 5 digits, or 9 as in 97201-1234',
  },
  {
    code: 'CA',
    name: 'Canada',
    names: ['canada', 'ca', 'can'],
    regionWord: 'Province',
    regionOf: 'province of Canada',
    regions: [
      ['AB', 'Alberta'],
      ['BC', 'British Columbia'],
      ['MB', 'Manitoba'],
      ['NB', 'New Brunswick'],
      ['NL', 'Newfoundland and Labrador'],
      ['NT', 'Northwest Territories'],
      ['NS', 'Nova Scotia'],
      ['NU', 'Nunavut'],
      ['ON', 'Ontario'],
      ['PE', 'Prince Edward Island'],
      ['QC', 'Quebec'],
      ['SK', 'Saskatchewan'],
      ['YT', 'Yukon'],
    ],
    shortForms: {
      AB: ['alta'],
      MB: ['man'],
      NL: ['newfoundland', 'nfld'],
      NT: ['nwt'],
      ON: ['ont'],
      PE: ['pei'],
      QC: ['que', 'pq'],
      SK: ['sask'],
    },
    postalCode: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    postalProblem: 'A Canadian postal code looks like K1A 0B1',
  },
] as const

type Country = (typeof shipToCountries)[number]

// Without accents, points and blanks, so that one writing is like another.
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** The country that an address names, by its code or in words. */
export function countryOf(given: string): Country | undefined {
  const letters = lettersOf(given)
  return shipToCountries.find(({ names }) => names.some((name) => name === letters))
}

/** The code of a state or province of any of the countries, by its code or in words. */
export const anyRegionOf = (given: string) =>
  shipToCountries.map((country) => regionOf(country, given)).find(Boolean)

/** The code of the state or province that an address names: by its code, in words, or as both (`NV - Nevada`). */
export function regionOf(country: Country, given: string): string | undefined {
  const letters = lettersOf(given)
  const shortForms: Record<string, readonly string[]> = country.shortForms
  return country.regions.find(([code, name]) =>
    [code, name, code + name, name + code, ...(shortForms[code] ?? [])].some(
      (form) => lettersOf(form) === letters,
    ),
  )?.[0]
}

const everyRegion = shipToCountries.flatMap(({ regions }): (readonly [string, string])[] => [
  ...regions,
])

/** Of every state, province and territory: the code, and the name by its code. */
export const regionCodes = everyRegion.map(([code]) => code)
export const regionNames: Readonly<Record<string, string>> = Object.fromEntries(everyRegion)
