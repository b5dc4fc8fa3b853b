import { sql } from 'kysely'

/** An address as an order keeps it: with its label, and what a driver has to know, where that was said. */
export const addressOf = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('ship_to')} || jsonb_strip_nulls(jsonb_build_object('label', ${column('label')},
    'dock', nullif(${column('dock')}, false), 'liftgate_needed', nullif(${column('liftgate_needed')}, false),
    'appointment_needed', nullif(${column('appointment_needed')}, false),
    'receiving_hours', nullif(${column('receiving_hours')}, '')))`
}
