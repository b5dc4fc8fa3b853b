import { z } from 'zod'
import { isTimeZone } from './time-zone.ts'

export const timeZone = z.string().max(60).refine(isTimeZone, 'Unknown time zone')
