import { leadColumns } from '#market/leads/lead-columns.ts'
import { leadsReading } from '#market/leads/leads-reading.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { answerAsThread } from '#server/platform/spreadsheets/answer-as-thread.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'

await answerAsThread(howToRead(leadColumns), (bytes, how) => readRecords(bytes, leadsReading(how)))
