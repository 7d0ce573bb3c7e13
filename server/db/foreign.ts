import { integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * A column of another domain's table for a foreign key, named as SQL names it: the database knows the reference, the code of one
 * domain doesn't import the other's. Only names reach a migration, so the type that is given here doesn't matter.
 */
export const foreign = (table: string, column: string) => pgTable(table, { column: integer(column) }).column
