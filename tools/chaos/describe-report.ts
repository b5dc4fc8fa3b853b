import type { Report } from './chaos.ts'

const MOST_SHOWN = 20

type Run = { seed: number; minutes: number }

/** What a run came to, as it is printed. */
export function describeReport(report: Report, { seed, minutes }: Run): string {
  const { acknowledged, refused, unknown, faults, answers, broken } = report
  const failed = [...answers].filter(([line]) => /^[5n]/.test(line))
  return [
    '',
    `Seed ${seed}, ${minutes.toFixed(1)} minutes: ${count(acknowledged)} writes acknowledged, ${count(refused)} refused, ${count(unknown)} unknown.`,
    `Sockets came back ${report.returns} times; ${report.mailsTwice} mails arrived more than once.`,
    '',
    'What went wrong:',
    ...listed(faults),
    'Requests without an answer, or with one of 5xx:',
    ...listed(new Map(failed)),
    '',
    report.verified,
    ...broken.flatMap(({ rule, violations }) => [
      `VIOLATED: ${rule}. ${violations.length} found:`,
      ...violations.slice(0, MOST_SHOWN).map((each) => `  ${each}`),
      ...(violations.length > MOST_SHOWN ? ['  …'] : []),
    ]),
    `${broken.reduce((sum, { violations }) => sum + violations.length, 0)} violations.`,
  ].join('\n')
}

const count = (amount: number) => amount.toLocaleString('en-US')

const listed = (times: Map<string, number>) =>
  [...times]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, often]) => `${String(often).padStart(6)}  ${what}`)
