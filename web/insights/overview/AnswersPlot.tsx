import { waits, type Overview } from '#market/insights/overview.ts'
import { BarList } from '#web/platform/plots/BarList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { waitNames } from '../insight-words.ts'
import { shareWords, waitWords } from './figure-change-words.ts'
import { SavePlot } from './SavePlot.tsx'

type Props = { overview: Overview }

const TITLE = 'Time to first answer'

/** How long sellers took to answer the offers of the period. */
export function AnswersPlot({ overview: { first_answer: answers } }: Props) {
  const { now, before } = answers
  const rows = [
    ...waits.map((wait) => ({
      key: wait,
      name: waitNames[wait],
      value: now.spread[wait],
      before: before.spread[wait],
    })),
    { key: 'none', name: 'No answer', value: now.unanswered, before: before.unanswered },
  ]
  const sent = now.answered + now.unanswered
  return (
    <BarList
      title={TITLE}
      whole={sent}
      bars={rows.map((row) => ({
        ...row,
        figure: quantityText(row.value),
        note: shareWords(row.value, sent),
      }))}
      heads={['Answered', 'Offers', 'Previous period']}
      cellsOf={(key) =>
        rows
          .filter((row) => row.key === key)
          .flatMap((row) => [quantityText(row.value), quantityText(row.before)])
      }
      tools={
        <SavePlot
          title={TITLE}
          rows={() => [
            ['Answered', 'Offers', 'Offers before'],
            ...rows.map(({ name, value, before: then }) => [name, value, then]),
            ['Median (hours)', hoursOf(now.median_seconds), hoursOf(before.median_seconds)],
            ['90% within (hours)', hoursOf(now.p90_seconds), hoursOf(before.p90_seconds)],
          ]}
        />
      }
    >
      <p className="t13 muted">
        Median {waitWords(now.median_seconds)} ({waitWords(before.median_seconds)} before); 90%
        within {waitWords(now.p90_seconds)} ({waitWords(before.p90_seconds)} before).
      </p>
    </BarList>
  )
}

const hoursOf = (seconds: number | null) => seconds && Math.round(seconds / 360) / 10
