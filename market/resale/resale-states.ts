import { shipToCountries } from '#market/ship-to-places.ts'

const places = shipToCountries.flatMap(({ regions }) =>
  regions.map(([code, name]) => ({ code, name })),
)
const nameOfCode = new Map<string, string>(places.map(({ code, name }) => [code, name]))

/** The codes of the states and provinces in which goods may be sold on; no two of them are alike. */
export const resaleStates: readonly string[] = places.map(({ code }) => code)

export const resaleStateName = (code: string) => nameOfCode.get(code) ?? code

/** The code of a state or province that somebody wrote, by its code or its name. */
export const resaleStateOf = (written: string) => {
  const letters = written.trim().toLowerCase()
  return places.find(
    ({ code, name }) => code.toLowerCase() === letters || name.toLowerCase() === letters,
  )?.code
}
