import { integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * A column of another domain's table for a foreign key, given by its SQL name: the database has the reference, but the code of one
 * domain doesn't import the other's. Migrations use only the names, so the type given here doesn't matter.
 */
export const foreign = (table: string, column: string) => pgTable(table, { column: integer(column) }).column
