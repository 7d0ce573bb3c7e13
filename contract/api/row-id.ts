/** A row's id as `idText` has it: a positive PostgreSQL integer in its one spelling. */
export const isRowId = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647
