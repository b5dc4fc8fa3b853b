import { cutAt } from '../spreadsheet-record.ts'
import { MOST_SHEETS } from './sheet-bounds.ts'

/** Thrown from the midst of a file that cannot be read; `each-record.ts` makes it an answer. */
export class Unreadable extends Error {}

const SAVE_AS_XLSX = 'Save it as .xlsx and try again.'

export const unreadable = {
  damaged: `The workbook is damaged. Open it in a spreadsheet program. ${SAVE_AS_XLSX}`,
  tooLarge:
    'The workbook is more than 100 MB when unzipped. Remove pictures and sheets you don’t need, and try again.',
  tooMuch:
    'The file has more repeated or merged cells than we can read. Copy just the table into a new workbook and try again.',
  tooManySheets: `The file has more than ${MOST_SHEETS} sheets. Remove those you don’t need, and try again.`,
  password: `The workbook has a password. Open it, take the password off (in Excel: File, Info, Protect Workbook). ${SAVE_AS_XLSX}`,
  severalFiles:
    'There is more than one spreadsheet in this file. Unzip it, and choose one of them.',
  numbers:
    'This Numbers document can’t be read. In Numbers: File, Export To, Excel. Please choose that file.',
  noWorkbook: 'This file isn’t a spreadsheet. Please choose a .csv, .xlsx or .ods file.',
  noSheet: 'The workbook has no sheet with cells.',
}

export const noSheetNamed = (name: string) => `The workbook has no sheet named "${cutAt(name, 60)}"`
