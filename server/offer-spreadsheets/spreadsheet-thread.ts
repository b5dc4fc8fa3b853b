import { offerIntake } from '#market/offer-spreadsheets/match-offer-header.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { answerAsThread } from '#server/platform/spreadsheets/answer-as-thread.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'

await answerAsThread(howToRead(offerIntake.columns), (bytes, how) =>
  readRecords(bytes, offerReading(how)),
)
