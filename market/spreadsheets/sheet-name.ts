import { z } from 'zod'

/** Which sheet of a workbook is read; otherwise the one whose header fits best. */
export const sheetName = z.string().max(255).optional()
