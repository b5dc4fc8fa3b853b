import { periods, USUAL_PERIOD, type Period } from '#market/dashboard/weeks.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'

export const periodOfAddress = ({ weeks }: Search): Period =>
  periods.find((each) => each === weeks) ?? USUAL_PERIOD

export const addressOf = (weeks: Period) =>
  paths.dashboard(withoutDefaults({ weeks }, { weeks: USUAL_PERIOD }))

type PeriodWords = { name: string; title: string; against: string }

const WEEKS = '7-day weeks (UTC)'

export const periodWords: Record<Period, PeriodWords> = {
  1: {
    name: 'This week',
    title: 'The last 7 days',
    against: 'Compared with the 7 days before (UTC)',
  },
  4: {
    name: '4 weeks',
    title: 'The last 4 weeks',
    against: `Compared with the 4 weeks before; ${WEEKS}`,
  },
  12: {
    name: '12 weeks',
    title: 'The last 12 weeks',
    against: `Compared with the 12 weeks before; ${WEEKS}`,
  },
  52: { name: 'Year', title: 'The last year', against: `Compared with the year before; ${WEEKS}` },
}
