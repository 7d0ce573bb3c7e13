import { createContext, use } from 'react'

/** Nicknames of who has written below the post: whom a comment can name. */
const Names = createContext<readonly string[]>([])
export const NamesProvider = Names.Provider
export const useNames = () => use(Names)
