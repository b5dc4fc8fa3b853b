import { z } from 'zod'

/** As what a file of rows is given: text, or a workbook with typed cells. */
export const fileFormat = z.enum(['csv', 'xlsx']).default('csv')
export type FileFormat = z.infer<typeof fileFormat>

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
