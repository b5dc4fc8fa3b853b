import { sql } from 'kysely'
import { EXPIRES_SOON_DAYS } from '#market/products/expiring.ts'

/** The month a lot expires in is over within 60 days, or already. */
export const expiresSoon = (lot: string) => sql<boolean>`(
  case when ${sql.ref(`${lot}.expirationDate`)} ~ '^(0[1-9]|1[0-2])/[0-9]{4}$'
    then to_date(${sql.ref(`${lot}.expirationDate`)}, 'MM/YYYY') + interval '1 month - 1 day'
      <= current_date + ${EXPIRES_SOON_DAYS}::integer
    else false end)`
